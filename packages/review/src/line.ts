import {
  createRng,
  type GameAction,
  type GameModule,
  type Match,
  type Played,
  type Seat,
  sameJson,
} from '@turnwise/engine'
import { type Judge, viewFor } from './judge.ts'

export interface LineStep {
  readonly seat: Seat
  readonly action: GameAction
  readonly text: string
}

/** Number of actions after the better one. */
const LENGTH = 4

/**
 * The better action in place of entry `seq`, and how the judge would play on for all seats; the match is over, so
 * nothing is secret.
 */
export function lineAfter(judge: Judge, match: Match, seq: number, better: GameAction): readonly LineStep[] {
  const { module, bot, budget, seats } = judge
  const entry = match.log[seq - 1]
  if (entry?.kind !== 'action') return []
  const other = match.fork(seq - 1)
  const line: LineStep[] = []
  let seat: Seat | undefined = entry.seat
  let action: GameAction = better
  while (seat !== undefined && line.length <= LENGTH) {
    const view = other.game.view(other.state, seat)
    const played = other.play(seat, action)
    if (!played.ok || played.value.entry.kind !== 'action') break
    const { action: whole } = played.value.entry
    line.push({ seat, action: whole, text: textOf(module, action, whole, view, played.value, match.names ?? []) })
    seat = other.toAct[0]
    if (seat === undefined) break
    action = bot.choose({
      view: viewFor(module, other.state, seat),
      seat,
      seats,
      legal: other.legalActions(seat),
      complete: other.game.listsAll?.(other.state, seat) ?? true,
      rng: createRng(`line ${seq}`),
      budget,
    })
  }
  return line
}

/** A draw is described by its event, a choice by the action. */
function textOf(
  { face }: GameModule,
  chosen: GameAction,
  whole: GameAction,
  view: unknown,
  { events: [event] }: Played,
  names: readonly string[],
): string {
  const drawn = event === undefined || sameJson(chosen, whole) ? undefined : face.describeEvent(event, names)
  return drawn?.replace(/\.$/, '') ?? face.describeAction(whole, view)
}
