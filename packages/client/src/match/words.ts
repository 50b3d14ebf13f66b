import { type Offer, type Outcome, ownValue, type Seat } from '@turnwise/engine'
import type { SeenEntry } from '@turnwise/protocol'

/** Who is named how; `you` is the only seat that is played on this device. */
export interface Naming {
  readonly names: readonly string[]
  readonly you?: Seat | undefined
}

/** The part of an entry that is put into words. */
export type Told = Pick<
  SeenEntry,
  'kind' | 'player_id' | 'text' | 'to' | 'offer' | 'accept' | 'reason' | 'winners' | 'step' | 'left_out'
>

const OFFERED: Readonly<Record<Offer, string>> = {
  undo: 'asks to undo',
  draw: 'offers a draw',
  rematch: 'offers a rematch',
}

const REASONS: Readonly<Record<string, string>> = {
  resigned: ' by resignation',
  timeout: ' on time',
  'agreed-draw': ' by agreement',
}

/** An entry in sentences, the same on every face. */
export function sentencesOf(entry: Told, naming: Naming): readonly string[] {
  const who = nameOf(naming, entry.player_id)
  switch (entry.kind) {
    case 'action':
      return entry.text
    case 'timeout':
      return [`The time of ${who} was up: a bot plays on.`]
    case 'undo':
      return [`${who} goes back to move ${entry.to ?? 0}.`]
    case 'offer':
      return [offerSentence(entry.player_id, entry.offer ?? 'draw', naming)]
    case 'answer':
      return [`${who} ${entry.accept === true ? 'accepts' : 'declines'}.`]
    case 'set-state':
      return ['The position was set up.']
    case 'seed':
      return seedSentences(entry, naming)
    case 'commit':
    case 'reveal':
      return []
    case 'end':
      if (entry.reason === 'resigned') return [`${who} resigns.`]
      return [outcomeSentence({ winners: entry.winners ?? [], reason: entry.reason ?? '' }, naming)]
  }
}

function seedSentences({ step, left_out = [] }: Told, naming: Naming): readonly string[] {
  if (step === 'asked') return ['The players make the seed of this match together.']
  if (step === 'closed') return []
  return ['The seed is made.', ...left_out.map(seat => `${nameOf(naming, seat)} gave no part of it in time.`)]
}

/** "Ann offers a draw." */
export function offerSentence(seat: Seat | null, kind: Offer, naming: Naming): string {
  return `${nameOf(naming, seat)} ${OFFERED[kind]}.`
}

/** "Ann wins by resignation." Why a match ended by its rules is told by its last entry. */
export function outcomeSentence({ winners, reason }: Outcome, naming: Naming): string {
  return sentenceOf(winners, ownValue(REASONS, reason) ?? '', naming)
}

/** The same where no entry is shown beside it: "Ann wins (borne off)." */
export function resultSentence({ winners, reason }: Outcome, naming: Naming): string {
  return sentenceOf(winners, ownValue(REASONS, reason) ?? ` (${reason.replaceAll(/[-_]/g, ' ')})`, naming)
}

function sentenceOf(winners: readonly Seat[], why: string, naming: Naming): string {
  const [first, ...others] = winners.map(seat => nameOf(naming, seat))
  if (first === undefined) return `${naming.names.length === 1 ? 'The run is over' : 'A draw'}${why}.`
  if (others.length > 0)
    return `${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)} share the win${why}.`
  return `${naming.you === winners[0] ? 'You win' : `${first} wins`}${why}.`
}

/** A seat by the name of its player. */
export function nameOf({ names }: Naming, seat: Seat | null): string {
  return seat === null ? 'The table' : (names[seat] ?? `Player ${seat + 1}`)
}

/** The time of a clock: "4:05", "1:00:00", "3 days". */
export function formatTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600), Math.floor(seconds / 60)]
  if (days > 1) return `${days} days`
  const pad = (number: number) => String(number).padStart(2, '0')
  if (hours > 0) return `${hours}:${pad(minutes % 60)}:${pad(seconds % 60)}`
  return `${minutes}:${pad(seconds % 60)}`
}
