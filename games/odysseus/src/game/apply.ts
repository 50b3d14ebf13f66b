import { type Applied, ok, type Result, refuse } from '@turnwise/engine'
import type { Content } from './content.ts'
import type { Event } from './events.ts'
import { flowOf } from './flow.ts'
import { decider, MOVES, whyNot } from './moves.ts'
import { REFUSALS } from './refusals.ts'
import { settle } from './turns.ts'
import type { GameState, Move, PlayerId } from './types.ts'

/** One move, with everything that follows from it until a player must decide again. */
export function apply(
  content: Content,
  state: GameState,
  playerId: PlayerId,
  move: Move,
): Result<Applied<GameState, Event>> {
  const deciding = decider(state)
  if (deciding === null) return REFUSALS.matchOver
  if (playerId !== deciding) return REFUSALS.notYourTurn(state.playerNames[deciding] ?? '')
  const refusal = whyNot(state, move)
  if (refusal !== undefined) return refuse(refusal.code, refusal.message)
  const { cost, perform } = MOVES[move.type]
  const actionsRemaining = state.actionsRemaining - cost
  const paid = flowOf({ ...state, actionsRemaining, activeEpic: null, roundPlayed: true })
  const { state: after, events: all } = settle(content, perform(content, paid, move))
  const events = all.map(event => withoutFadedPeek(event, after))
  return ok({ state: after, events, reveals: events.some(revealsSomething) })
}

function revealsSomething(event: Event): boolean {
  if (event.type === 'tile-laid') return event.tile.category !== 'open_sea'
  return event.type === 'card-drawn' || event.type === 'epics-peeked'
}

/** Events do not reveal a peek that is over when the move ends. */
function withoutFadedPeek(event: Event, { peek }: GameState): Event {
  if (event.type !== 'epics-peeked') return event
  const tiles = event.tiles.filter(({ index, epicId }) =>
    peek?.tiles.some(seen => seen.index === index && seen.epicId === epicId),
  )
  return { ...event, tiles }
}
