import { type GameAction, parseWith, type Seat } from '@turnwise/engine'
import { type ActionAnswer, Refusal, WHERE_COMMANDS_ARE } from '@turnwise/protocol'
import { checkTime } from './clock/time-out.ts'
import { refusalOf } from './errors.ts'
import type { LiveMatch } from './match/live-match.ts'
import { seenEntries } from './seen/viewing.ts'
import type { Transaction } from './transaction.ts'

/**
 * Plays an action of a person or a bot, stores it, notifies the watchers, and returns what the actor may know of it. The
 * game's own schema parses it here, whoever it comes from.
 */
export async function play(
  transaction: Transaction,
  seat: Seat,
  asked: unknown,
  expected: number | undefined,
  given = false,
): Promise<ActionAnswer> {
  const { live } = transaction
  const action = parseGameAction(live, asked)
  if (live.clock !== null) {
    await transaction.expect(expected, false, seat)
    await checkTime(transaction, seat)
  }
  // Nothing to wait for in most cases: each wait costs time under load.
  if (!transaction.isExpected(expected, false, seat)) await transaction.expect(expected, false, seat)
  await transaction.commit(() => live.match.play(seat, action, given))
  const { events = [], text = [] } = seenEntries(live, live.match.seq - 1, seat)[0] ?? {}
  return { match_id: live.stored.id, seq: live.match.seq, events, text }
}

export function parseGameAction({ module }: LiveMatch, asked: unknown): GameAction {
  const parsed = parseWith(module.game.action, asked)
  if (parsed.ok) return parsed.value
  const { type } = Object(asked)
  const isKnown = typeof type !== 'string' || JSON.stringify(module.schemas.action).includes(JSON.stringify(type))
  if (isKnown) throw refusalOf(parsed.error)
  const sentence = `Neither the table nor ${module.game.title} knows ${type}. ${WHERE_COMMANDS_ARE}`
  throw new Refusal('unknown-command', sentence)
}
