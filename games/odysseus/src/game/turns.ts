import type { Content } from './content.ts'
import { change, changePlayer, emit, type Flow, playerOf } from './flow.ts'
import { nextEpicIndex, peek, resolve } from './movement.ts'
import { ACTIONS_PER_TURN, endByDistance, IDLE_ROUNDS } from './rules.ts'
import type { GameState } from './types.ts'

/** After every move: an ended or used-up turn passes on by itself, unless a choice is still open. */
export function settle(content: Content, flow: Flow): Flow {
  const { gameEnded, pendingAeolus, turnEnding, actionsRemaining } = flow.state
  if (gameEnded || pendingAeolus !== null || !(turnEnding || actionsRemaining <= 0)) return flow
  return passTurn(content, emit(flow, { type: 'turn-ended', seat: flow.state.currentPlayer }))
}

/** Closes the current turn, skipped or played, and moves on to the next one that is really played. */
export function passTurn(content: Content, flow: Flow): Flow {
  const { currentPlayer, players, wreckedThisTurn } = flow.state
  const player = playerOf(flow.state, currentPlayer)
  // Ruling 13: a bound turn without a shipwreck shows the next epic.
  const peeked = player.sirensBound && !wreckedThisTurn ? peek(content, flow, currentPlayer, 1) : flow
  const closed = changePlayer(peeked, currentPlayer, { sirensBound: false, turnsTaken: player.turnsTaken + 1 })
  const passed = change(closed, { turnEnding: false, wreckedThisTurn: false })
  const isLast = currentPlayer === players.length - 1
  const round = isLast ? closeRound(passed) : passed
  if (round.state.gameEnded) return round
  return beginTurn(content, change(round, { currentPlayer: isLast ? 0 : currentPlayer + 1 }))
}

/** Rulings 18 and 19: with an empty deck, or after three idle rounds, the match ends with the round. */
function closeRound(flow: Flow): Flow {
  const { players, seaDeck } = flow.state
  const idleRounds = idleRoundsAfter(flow.state)
  const closed = change(flow, { roundActive: false, roundPlayed: false, idleRounds })
  // Only an expansion with a second Cyclops can hold every ship. No player could ever move again.
  const isStuck = players.every(player => player.stuckAtCyclops)
  return seaDeck.length === 0 || idleRounds >= IDLE_ROUNDS || isStuck ? endByDistance(closed) : closed
}

/** A round of forced skips neither counts as idle nor starts the count again. */
function idleRoundsAfter({ roundActive, roundPlayed, idleRounds }: GameState): number {
  if (roundActive) return 0
  return roundPlayed ? idleRounds + 1 : idleRounds
}

function beginTurn(content: Content, flow: Flow): Flow {
  const playerId = flow.state.currentPlayer
  const player = playerOf(flow.state, playerId)
  // Ruling 14: a peek ends when its player's next turn comes up, skipped or not.
  const unpeeked = flow.state.peek?.playerId === playerId ? change(flow, { peek: null }) : flow
  // Ruling 9: a stuck ship that must skip as well loses one turn, not two.
  if (player.skipNextTurn) {
    const skipped = changePlayer(unpeeked, playerId, { skipNextTurn: false })
    return passTurn(content, emit(skipped, { type: 'turn-skipped', seat: playerId, reason: 'skip' }))
  }
  if (player.stuckAtCyclops)
    return passTurn(content, emit(unpeeked, { type: 'turn-skipped', seat: playerId, reason: 'cyclops' }))
  const begun = change(
    changePlayer(unpeeked, playerId, { sirensActive: false, sirensBound: player.sirensActive, circePending: false }),
    { actionsRemaining: ACTIONS_PER_TURN },
  )
  const started = emit(begun, {
    type: 'turn-began',
    seat: playerId,
    actions: ACTIONS_PER_TURN,
    bound: player.sirensActive,
  })
  if (!player.circePending) return started
  const index = nextEpicIndex(content, started.state, player.position)
  return settle(content, resolve(content, { ...started, chain: [] }, [{ do: 'place', playerId, index }]))
}
