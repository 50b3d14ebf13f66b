import { ok, type Result, refuse } from '@turnwise/engine'
import type { Content } from './content.ts'
import { change, emit, type Flow, flowOf } from './flow.ts'
import { resolve } from './movement.ts'
import { decider, MOVE_COSTS, whyNot } from './moves.ts'
import { MATCH_OVER, notYourTurn } from './refusals.ts'
import { repairShip, takeDamage } from './rules.ts'
import { cardTasks, drawTopCard } from './seaDeck.ts'
import { settle } from './turns.ts'
import type { GameState, Move, PlayerId, SimpleMove } from './types.ts'

/** One move, with everything that follows from it until a player must decide again. */
export function reduceMove(content: Content, state: GameState, playerId: PlayerId, move: Move): Result<Flow> {
  const deciding = decider(state)
  if (deciding === null) return MATCH_OVER
  if (playerId !== deciding) return notYourTurn(state.playerNames[deciding] ?? '')
  const refusal = whyNot(state, move)
  if (refusal !== undefined) return refuse(refusal.code, refusal.message)
  const cleared = { ...state, activeEpic: null, roundPlayed: true }
  const moved =
    move.type === 'aeolus_move' ? takeWind(content, cleared, move.tilesToMove) : act(content, cleared, move.type)
  const settled = settle(content, moved)
  return ok({ ...settled, events: settled.events.map(event => withoutFadedPeek(event, settled.state)) })
}

function act(content: Content, state: GameState, type: SimpleMove): Flow {
  const playerId = state.currentPlayer
  const paid = flowOf({ ...state, actionsRemaining: state.actionsRemaining - MOVE_COSTS[type] })
  switch (type) {
    case 'draw_card': {
      const { flow, card } = drawTopCard(change(paid, { roundActive: true }), playerId)
      return card === undefined ? flow : resolve(content, flow, cardTasks(playerId, card))
    }
    case 'repair':
      return repairShip(paid, playerId, 1)
    case 'careful_sail_1':
    case 'careful_sail_2': {
      const tiles = type === 'careful_sail_1' ? 1 : 2
      // Ruling 16: two tiles end the turn, even if a difficulty gives more points.
      const under = change(paid, { roundActive: true, turnEnding: tiles === 2 })
      return resolve(content, under, [{ do: 'sail', playerId, tiles }])
    }
    case 'end_turn':
      return change(paid, { turnEnding: true })
  }
}

/** Choosing costs no action; the chain continues where it stopped. Ruling 10. */
function takeWind(content: Content, state: GameState, tiles: number): Flow {
  const pending = state.pendingAeolus
  if (pending === null) return flowOf(state)
  const { playerId, chain, after } = pending
  const chosen = emit(flowOf({ ...state, pendingAeolus: null }, chain), { type: 'wind-taken', seat: playerId, tiles })
  return resolve(content, takeDamage(chosen, playerId, tiles), [{ do: 'sail', playerId, tiles }, ...after])
}

/** Events do not reveal a peek that is over when the move ends. */
function withoutFadedPeek(event: Flow['events'][number], { peek }: GameState): Flow['events'][number] {
  if (event.type !== 'epics-peeked') return event
  const tiles = event.tiles.filter(({ index, epicId }) =>
    peek?.tiles.some(seen => seen.index === index && seen.epicId === epicId),
  )
  return { ...event, tiles }
}
