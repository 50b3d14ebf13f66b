import { type Entry, sameJson } from '@turnwise/engine'
import type { Attempt, FinalMatch, History, Stream } from './history.ts'

/**
 * Compares what the clients saw with the final log. Every run that kills, cuts or loses something ends here; an empty
 * result means that nothing acknowledged was lost, nothing was applied twice, and no client saw what did not happen.
 */
export function findFaults(history: History): readonly string[] {
  const matches = new Map(history.matches.map(match => [match.id, match]))
  return [
    ...history.matches.flatMap(match =>
      logFaults(
        match,
        history.attempts.filter(({ match: id }) => id === match.id),
      ),
    ),
    ...history.attempts.flatMap(attempt => (matches.has(attempt.match) ? [] : [`${attempt.match} is gone`])),
    ...history.streams.flatMap(stream => streamFaults(stream, matches.get(stream.match))),
  ]
}

function logFaults(match: FinalMatch, attempts: readonly Attempt[]): readonly string[] {
  const faults: string[] = []
  const say = (what: string) => faults.push(`${match.id}: ${what}`)
  for (const [i, entry] of match.entries.entries()) {
    if (entry.seq !== i + 1) say(`entry ${i + 1} has seq ${entry.seq}`)
  }
  for (const attempt of attempts) {
    const { result } = attempt
    if (result.kind !== 'ok') continue
    const place = placeOf(attempt, result.seq)
    const entry = match.entries[place - 1]
    if (entry === undefined) say(`acknowledged ${describe(attempt)} at ${place} is lost`)
    else if (!isEntryOf(match, attempt, place)) say(`acknowledged ${describe(attempt)} is not the entry at ${place}`)
  }
  faults.push(...unclaimed(match, attempts), ...disordered(match, attempts))
  if (new Set(match.states).size > 1) say('the nodes replay it to different states')
  return faults
}

/** Every entry in the log belongs to a request that was, or may have been, accepted; none is there twice. */
function unclaimed(match: FinalMatch, attempts: readonly Attempt[]): readonly string[] {
  const faults: string[] = []
  for (const entry of match.entries) {
    const { seq } = entry
    const askers = attempts.filter(attempt => isEntryOf(match, attempt, seq))
    const accepted = askers.filter(({ result }) => result.kind === 'ok')
    const open = askers.filter(({ result }) => result.kind === 'unknown')
    if (accepted.length > 1) faults.push(`${match.id}: entry ${seq} was acknowledged ${accepted.length} times`)
    if (accepted.length === 0 && open.length === 0 && !isOfTable(match, entry)) {
      const refused = askers.length > 0
      faults.push(
        `${match.id}: entry ${seq} ${refused ? 'was refused and is in the log all the same' : 'was never asked for'}`,
      )
    }
  }
  return faults
}

/** Is this an entry that the table makes by itself: for a bot, a clock, or an accepted offer? */
function isOfTable({ entries, bots }: FinalMatch, entry: Entry): boolean {
  if (entry.kind === 'end' || entry.kind === 'timeout') return true
  const before = entries[entry.seq - 2]
  if (entry.kind === 'undo' && (before?.kind === 'offer' || before?.kind === 'answer') && before.offer === 'undo') {
    return true
  }
  return 'seat' in entry && entry.seq > (bots?.get(entry.seat) ?? Number.POSITIVE_INFINITY)
}

/** A request that was acknowledged before another was sent has the lower seq. */
function disordered(match: FinalMatch, attempts: readonly Attempt[]): readonly string[] {
  const accepted = attempts.flatMap(attempt => {
    const { sent, answered, result } = attempt
    return result.kind === 'ok' && answered !== undefined ? [{ sent, answered, seq: placeOf(attempt, result.seq) }] : []
  })
  const faults: string[] = []
  for (const a of accepted) {
    for (const b of accepted) {
      if (a.answered < b.sent && a.seq >= b.seq) faults.push(`${match.id}: ${a.seq} came before ${b.seq} was sent`)
    }
  }
  return faults
}

/** A watcher sees the log from its start, nothing missing, nothing twice, nothing that it may not see. */
function streamFaults(stream: Stream, match: FinalMatch | undefined): readonly string[] {
  if (match === undefined) return []
  const [running, over] = [match.seenBy(stream.seat, false), match.seenBy(stream.seat, true)]
  const faults: string[] = []
  for (const [i, { seq, text, isOver }] of stream.entries.entries()) {
    const seen = isOver ? over : running
    if (seq !== i + 1) {
      faults.push(`${stream.client} saw ${seq} of ${match.id} where ${i + 1} was due`)
      break
    }
    if (seen[i] === undefined) faults.push(`${stream.client} saw ${seq} of ${match.id}, which never was`)
    else if (seen[i] !== text) faults.push(`${stream.client} saw ${seq} of ${match.id} otherwise than it is`)
  }
  return faults
}

/** An offer or an answer directly follows its expected seq, and may have effects; other answers name their seq. */
function placeOf({ asked, expected }: Attempt, seq: number): number {
  return asked.kind === 'offer' || asked.kind === 'answer' ? expected + 1 : seq
}

function isEntryOf(match: FinalMatch, { asked, seat, expected }: Attempt, seq: number): boolean {
  const entry = match.entries[seq - 1]
  if (entry?.kind !== asked.kind || entry.seat !== seat || !follows(match, { asked, seat, expected }, seq)) return false
  if (entry.kind === 'action' && asked.kind === 'action') {
    // The client did not send what chance decided.
    return Object.entries(asked.action).every(([key, value]) => sameJson(Reflect.get(entry.action, key), value))
  }
  return Object.entries(asked).every(([key, value]) => Reflect.get(entry, key) === value)
}

/**
 * Offers and their answers do not move a match: any number of them may be between what was expected and the entry. So
 * may be, before an action, those of other seats that were to act at the same time.
 */
function follows(
  { entries, toActAt }: FinalMatch,
  { asked, seat, expected }: Pick<Attempt, 'asked' | 'seat' | 'expected'>,
  seq: number,
): boolean {
  if (asked.kind === 'offer' || asked.kind === 'answer') return expected === seq - 1
  if (expected >= seq) return false
  const between = entries
    .slice(expected, seq - 1)
    .flatMap(one => (one.kind === 'offer' || one.kind === 'answer' ? [] : [one.kind === 'action' ? one.seat : seat]))
  if (between.length === 0) return true
  if (asked.kind !== 'action' || between.includes(seat)) return false
  const together = toActAt?.(expected) ?? []
  return [seat, ...between].every(one => together.includes(one))
}

function describe({ client, asked, expected }: Attempt): string {
  return `${JSON.stringify(asked)} of ${client} after ${expected}`
}
