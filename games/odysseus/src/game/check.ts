import { sameJson } from '@turnwise/engine'
import { type Content, epicIds } from './content.ts'
import { epicsLaid, seasBefore } from './epicClock.ts'
import { PLAYERS } from './rules.ts'
import { seaCardsFor } from './seaDeck.ts'
import { epicTile, ITHACA_TILE, isAllowedOrder, openSeas, TROY } from './tiles.ts'
import type { AnyEpicId, GameState } from './types.ts'

/** Sentences about what is wrong with a state that fits its schema; empty for a valid state. */
export function problemsOf(content: Content, state: GameState): string[] {
  const early = [
    ...claim(
      content.difficulties.some(({ id }) => id === state.difficulty),
      'The difficulty is not known.',
    ),
    ...claim(isCount(state.players.length), 'The number of players is wrong.'),
  ]
  if (early.length > 0) return early
  return [
    ...playerProblems(content, state),
    ...tileProblems(content, state),
    ...deckProblems(content, state),
    ...endProblems(state),
  ]
}

function playerProblems(content: Content, state: GameState): string[] {
  const { players, playerNames, path } = state
  const isHeld = (position: number) => {
    const epicId = path[position]?.epicId
    return epicId !== undefined && content.epics[epicId] !== undefined
  }
  return [
    ...claim(
      players.every((player, seat) => player.playerId === seat),
      'The players are not in the order of their seats.',
    ),
    ...claim(
      playerNames.length === players.length && new Set(playerNames).size === players.length,
      'The names are wrong.',
    ),
    ...claim(players[state.currentPlayer] !== undefined, 'The current player does not exist.'),
    ...claim(
      players.every(({ position }) => path[position] !== undefined),
      'A ship is off the path.',
    ),
    ...claim(
      players.every(({ stuckAtCyclops, position }) => !stuckAtCyclops || isHeld(position)),
      'A ship is held where nothing holds it.',
    ),
    ...claim(
      players.every(({ sirensBound, playerId }) => !sirensBound || playerId === state.currentPlayer),
      'A player is bound out of turn.',
    ),
    ...claim(
      state.pendingAeolus === null || players[state.pendingAeolus.playerId] !== undefined,
      'The pending choice belongs to no player.',
    ),
    ...claim(
      state.pendingAeolus?.after.every(({ playerId }) => players[playerId] !== undefined) ?? true,
      'A move that waits for the choice belongs to no player.',
    ),
    ...claim(
      state.gameEnded || state.pendingAeolus !== null || !state.turnEnding,
      'A turn that is over has not been passed on.',
    ),
    ...claim(
      state.gameEnded || state.pendingAeolus !== null || state.actionsRemaining > 0,
      'The current player has no action points.',
    ),
  ]
}

function tileProblems(content: Content, state: GameState): string[] {
  const { path, openSeasStack, epicStack } = state
  const order = [...path, ...epicStack].flatMap(({ epicId }): AnyEpicId[] => (epicId === undefined ? [] : [epicId]))
  const expected = [TROY, ...openSeas(content, state.difficulty), ...epicIds(content).map(epicTile), ITHACA_TILE]
  const tiles = [...path, ...openSeasStack, ...epicStack]
  return [
    ...claim(isSameSet(tiles, expected), 'The tiles are not those of this game.'),
    ...claim(order.at(-1) === 'ithaca', 'Ithaca is not the last epic.'),
    ...claim(isAllowedOrder(content, order), 'Two epics are neighbours that may not be.'),
    ...claim(path[0]?.category === 'troy', 'The path does not begin at Troy.'),
    ...claim(keepsPace(content, state), 'The path does not keep the pace of the epic clock.'),
    ...claim(
      state.peek?.tiles.every(({ epicId }, i) => epicStack[i]?.epicId === epicId) ?? true,
      'The peek does not show the top of the stack.',
    ),
  ]
}

/** Whether the path follows the epic clock. */
function keepsPace(content: Content, state: GameState): boolean {
  let clock = 0
  let laid = 0
  for (const { category } of state.path.slice(1)) {
    const isSea = clock < seasBefore(content, state, laid)
    if (isSea !== (category === 'open_sea')) return false
    clock = isSea ? clock + 1 : 0
    if (!isSea) laid += 1
  }
  return clock === state.epicClock && laid === epicsLaid(state)
}

function deckProblems(content: Content, state: GameState): string[] {
  const expected = seaCardsFor(content, state.difficulty, state.players.length)
  return claim(
    isSameSet([...state.seaDeck, ...state.seaDiscard], expected),
    'The Sea cards are not those of this game.',
  )
}

function endProblems(state: GameState): string[] {
  const { gameEnded, winners, winner, players, path } = state
  const home = players.filter(({ position }) => path[position]?.category === 'ithaca').map(({ playerId }) => playerId)
  const sole = winners.length === 1 ? winners[0] : null
  return [
    ...claim(gameEnded === winners.length > 0, 'A match has winners exactly when it is over.'),
    ...claim(winner === sole, 'The winner is not the one of the list.'),
    ...claim(home.length === 0 || home.join() === [...winners].sort().join(), 'A ship is home and has not won.'),
    ...claim(new Set(winners).size === winners.length, 'A player is listed twice as a winner.'),
    ...claim(
      winners.every(id => players[id] !== undefined),
      'A winner does not exist.',
    ),
  ]
}

interface Named {
  readonly id: string
}

function isSameSet(found: readonly Named[], expected: readonly Named[]): boolean {
  const left = new Map(expected.map(item => [item.id, item]))
  for (const item of found) {
    if (!sameJson(left.get(item.id), item)) return false
    left.delete(item.id)
  }
  return left.size === 0
}

function isCount(players: number): boolean {
  return players >= PLAYERS.min && players <= PLAYERS.max
}

function claim(holds: boolean, sentence: string): string[] {
  return holds ? [] : [sentence]
}
