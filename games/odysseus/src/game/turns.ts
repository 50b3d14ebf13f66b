import type { Content, Voyage } from './content.ts'
import { patch, patchPlayer, playerOf, record } from './flow.ts'
import { nextEpicIndex, peek, resolve } from './movement.ts'
import { ACTIONS_PER_TURN, endByDistance, IDLE_ROUNDS } from './rules.ts'
import type { GameState } from './types.ts'

/** After every move: an ended or used-up turn passes on by itself, unless a choice is still open. */
export function settle(content: Content, voyage: Voyage): Voyage {
  const { gameEnded, pendingAeolus, turnEnding, actionsRemaining } = voyage.state
  if (gameEnded || pendingAeolus !== null || !(turnEnding || actionsRemaining <= 0)) return voyage
  return passTurn(content, record(voyage, { type: 'turn-ended', seat: voyage.state.currentPlayer }))
}

/** Closes the current turn, skipped or played, and moves on to the next one that is really played. */
export function passTurn(content: Content, voyage: Voyage): Voyage {
  const { currentPlayer, players, wreckedThisTurn } = voyage.state
  const player = playerOf(voyage.state, currentPlayer)
  // Ruling 13: a bound turn without a shipwreck shows the next epic.
  const peeked = player.sirensBound && !wreckedThisTurn ? peek(content, voyage, currentPlayer, 1) : voyage
  const closed = patchPlayer(peeked, currentPlayer, { sirensBound: false, turnsTaken: player.turnsTaken + 1 })
  const passed = patch(closed, { turnEnding: false, wreckedThisTurn: false })
  const isLast = currentPlayer === players.length - 1
  const round = isLast ? closeRound(passed) : passed
  if (round.state.gameEnded) return round
  return beginTurn(content, patch(round, { currentPlayer: isLast ? 0 : currentPlayer + 1 }))
}

/** Rulings 18 and 19: with an empty deck, or after three idle rounds, the match ends with the round. */
function closeRound(voyage: Voyage): Voyage {
  const { players, seaDeck } = voyage.state
  const idleRounds = idleRoundsAfter(voyage.state)
  const closed = patch(voyage, { roundActive: false, roundPlayed: false, idleRounds })
  // Only an expansion with a second Cyclops can hold every ship. No player could ever move again.
  const isStuck = players.every(player => player.stuckAtCyclops)
  return seaDeck.length === 0 || idleRounds >= IDLE_ROUNDS || isStuck ? endByDistance(closed) : closed
}

/** A round of forced skips neither counts as idle nor starts the count again. */
function idleRoundsAfter({ roundActive, roundPlayed, idleRounds }: GameState): number {
  if (roundActive) return 0
  return roundPlayed ? idleRounds + 1 : idleRounds
}

function beginTurn(content: Content, voyage: Voyage): Voyage {
  const playerId = voyage.state.currentPlayer
  const player = playerOf(voyage.state, playerId)
  // Ruling 14: a peek ends when its player's next turn comes up, skipped or not.
  const unpeeked = voyage.state.peek?.playerId === playerId ? patch(voyage, { peek: null }) : voyage
  // Ruling 9: a stuck ship that must skip as well loses one turn, not two.
  if (player.skipNextTurn) {
    const skipped = patchPlayer(unpeeked, playerId, { skipNextTurn: false })
    return passTurn(content, record(skipped, { type: 'turn-skipped', seat: playerId, reason: 'skip' }))
  }
  if (player.stuckAtCyclops)
    return passTurn(content, record(unpeeked, { type: 'turn-skipped', seat: playerId, reason: 'cyclops' }))
  const begun = patch(
    patchPlayer(unpeeked, playerId, { sirensActive: false, sirensBound: player.sirensActive, circePending: false }),
    { actionsRemaining: ACTIONS_PER_TURN },
  )
  const started = record(begun, {
    type: 'turn-began',
    seat: playerId,
    actions: ACTIONS_PER_TURN,
    bound: player.sirensActive,
  })
  if (!player.circePending) return started
  const index = nextEpicIndex(content, started.state, player.position)
  return settle(content, resolve(content, { ...started, chain: [] }, [{ do: 'place', playerId, index }]))
}
