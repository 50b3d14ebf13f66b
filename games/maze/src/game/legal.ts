import type { Outcome, Rng, Seat } from '@turnwise/engine'
import { generateMaze } from './generate.ts'
import { cellsOf, DIRS, isPlayer } from './grid.ts'
import { canMerge, plausibleCells } from './merge.ts'
import type { Action, State } from './types.ts'

const GENERATE: readonly Action[] = [{ type: 'generate-maze' }]
const MOVES: readonly Action[] = DIRS.map(dir => ({ type: 'move', dir }))

export function toAct(state: State): readonly Seat[] {
  switch (state.phase) {
    case 'build':
      return [0, 1].filter(seat => state.mazes[seat] === null)
    case 'start':
      return [0, 1].filter(seat => state.explorers[seat] === null)
    case 'play':
      return state.slot === null ? [] : [state.slot.seat]
    case 'over':
      return []
  }
}

/** Resigning is not listed. Merges are listed where the player's own map allows them; any cell is accepted. */
export function legalActions(state: State, seat: Seat): readonly Action[] {
  if (!isPlayer(seat) || !toAct(state).includes(seat)) return []
  if (state.phase === 'build') return GENERATE
  if (state.phase === 'start') return cellsOf(state.options.size).map(cell => ({ type: 'choose-start', ...cell }))
  const explorer = state.explorers[seat]
  if (explorer === null || state.slot === null || !canMerge(explorer, state.slot)) return MOVES
  return [...MOVES, ...plausibleCells(explorer, state.options).map((cell): Action => ({ type: 'merge', ...cell }))]
}

export function listsAll(state: State, seat: Seat): boolean {
  if (!isPlayer(seat) || !toAct(state).includes(seat)) return true
  if (state.phase !== 'play') return state.phase !== 'build'
  const explorer = state.explorers[seat]
  return explorer === null || state.slot === null || !canMerge(explorer, state.slot)
}

/** Random play: any style of maze, built or submitted; mostly moves, now and then a merge anywhere. */
export function sample(state: State, seat: Seat, rng: Rng): Action {
  const { options } = state
  if (state.phase === 'build') {
    const style = { twisty: rng.int(101), open: rng.int(101) }
    const seed = `${rng.int(2 ** 32)}`
    const ways: readonly (() => Action)[] = [
      () => ({ type: 'generate-maze' }),
      () => ({ type: 'generate-maze', seed, style }),
      () => ({ type: 'submit-maze', maze: generateMaze(options, style, rng) }),
    ]
    return rng.pick(ways)()
  }
  const cell = { x: rng.int(options.size), y: rng.int(options.size) }
  if (state.phase === 'start') return { type: 'choose-start', ...cell }
  if (rng.int(4) > 0 || !isPlayer(seat)) return rng.pick(MOVES)
  return rng.pick(legalActions(state, seat).length > MOVES.length ? [{ type: 'merge', ...cell }] : MOVES)
}

export function outcome(state: State): Outcome | undefined {
  return state.outcome ?? undefined
}
