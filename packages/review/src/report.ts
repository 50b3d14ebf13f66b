import type { Review } from './review.ts'
import type { ReviewedAction } from './reviewed-action.ts'

/** A whole review as plain text, about 80 columns wide. */
export function reportOf(review: Review): string {
  if (review.judge.isCoarse) return coarseReport(review)
  const { players, summary, actions, judge } = review
  const wide = Math.max(6, ...players.map(({ length }) => length))
  const head = ['', 'start', 'luck', 'errors', 'others', 'result', 'choices']
  const rows = summary.seats.map(seat => [
    players[seat.seat] ?? '',
    percent(seat.start),
    signed(seat.luck),
    signed(-seat.error),
    signed(seat.others + seat.ending),
    percent(seat.result),
    `${seat.errors} of ${seat.decisions} in error, ${(seat.errorPerDecision * 100).toFixed(1)} % each`,
  ])
  const table = [head, ...rows].map(([name = '', ...cells]) =>
    [name.padEnd(wide), ...cells.map((cell, i) => (i === cells.length - 1 ? cell : cell.padStart(7)))]
      .join('  ')
      .trimEnd(),
  )
  return [
    ...table,
    '',
    ...turningPoint(review),
    ...summary.seats.flatMap(({ seat, worst }) =>
      errorsOf(
        players[seat] ?? '',
        worst.flatMap(i => actions[i] ?? []),
        review,
      ),
    ),
    judgedBy(judge),
  ].join('\n')
}

/** An estimate can only show who was ahead and when the match turned. */
function coarseReport(review: Review): string {
  const { players, summary } = review
  const lines = summary.seats.map(
    ({ seat, start, result }) => `${players[seat]}: ${percent(start)} at the start, ${percent(result)} at the end.`,
  )
  return [...lines, '', ...turningPoint(review), judgedBy(review.judge)].join('\n')
}

export function judgedBy({ title, how, within, isCoarse }: Review['judge']): string {
  if (isCoarse) return `Judged by ${title}, ${how}: an estimate of who is ahead, too coarse to tell luck from errors.`
  const details = how === '' ? '' : `, ${how}`
  const doubt = within === 0 ? '' : ` Give or take ${Math.round(within * 100)} %.`
  return `Judged by ${title}${details}, with only what the player could know then.${doubt}`
}

function turningPoint({ summary, actions, players, outcome }: Review): readonly string[] {
  const action = actions[summary.turningPoint ?? -1]
  const winner = players[outcome.winners[0] ?? -1]
  if (action === undefined || winner === undefined) return []
  return [`The turning point was move ${action.seq}: after it ${winner} was never behind again.`, '']
}

function errorsOf(name: string, errors: readonly ReviewedAction[], { players }: Review): readonly string[] {
  if (errors.length === 0) return [`${name}: no clear error.`, '']
  const lines = errors.flatMap(({ seq, text, why, better, error, choices, action, line }) => {
    if (better === undefined) return []
    const taken = choices.find(choice => JSON.stringify(choice.action) === JSON.stringify(action))
    const rest = (line ?? []).slice(1).map(({ seat, text }) => nameFirst(players[seat] ?? '', text))
    return [
      `  move ${seq}: ${text} (${percent(taken?.value ?? better.value - error)}). Better: ${better.text} (${percent(better.value)}). Cost ${percent(error)}.`,
      ...[why, better.why].flatMap(reason => (reason === undefined ? [] : [`    ${reason}`])),
      ...(rest.length === 0 ? [] : [`    It might go on: ${rest.join('; ')}.`]),
    ].map(sentence => sentence.replace(/\.\.$/, '.'))
  })
  return [`Largest errors of ${name}`, ...lines, '']
}

/** An event names its player already. */
function nameFirst(name: string, text: string): string {
  return text.startsWith(name) ? text : `${name}: ${text}`
}

export function percent(value: number): string {
  return `${Math.round(value * 100)} %`
}

export function signed(value: number): string {
  const whole = Math.round(value * 100)
  return whole === 0 ? '0 %' : `${whole > 0 ? '+' : '−'}${Math.abs(whole)} %`
}
