import { createRng } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { positionOf } from '../game/knowledge.ts'
import { sideOf } from '../game/maze.ts'
import { DEFAULT_OPTIONS, DIRS, maze as game, type State } from '../index.ts'
import { mazeSheet } from './sheet.ts'
import { trailOf, until, walkOf } from './walk.ts'

/** A random match of a few hundred moves. */
function explored(seed: string): State {
  const rng = createRng(seed)
  let state = game.setup({ ...DEFAULT_OPTIONS, rounds: 60 }, 2, seed)
  while (game.toAct(state).length > 0) {
    const seat = rng.pick(game.toAct(state))
    const result = game.apply(state, seat, game.sample?.(state, seat, rng) ?? { type: 'resign' })
    if (!result.ok) throw new Error(result.error.message)
    state = result.value.state
  }
  return state
}

test.each(['a', 'b', 'c', 'd', 'e', 'f'])('a walk goes through open sides and down pits only (%s)', seed => {
  const state = explored(seed)
  for (const seat of [0, 1] as const) {
    const explorer = state.explorers[seat]
    const maze = state.mazes[seat === 0 ? 1 : 0]
    if (explorer === null || maze === null) continue
    const walk = walkOf(explorer)
    for (const [i, point] of walk.entries()) {
      const before = walk[i - 1]
      if (before === undefined) continue
      expect(point.at).toBeGreaterThanOrEqual(before.at)
      if (point.fell) continue
      const dir = DIRS.find(
        one =>
          point.x === before.x + { N: 0, E: 1, S: 0, W: -1 }[one] &&
          point.y === before.y + { N: -1, E: 0, S: 1, W: 0 }[one],
      )
      expect(dir && sideOf(maze, before, dir)).toBe('open')
    }
    const visited = new Set(walk.map(({ x, y }) => `${x},${y}`))
    expect(visited.has(`${positionOf(explorer).x},${positionOf(explorer).y}`)).toBe(true)
    expect(walk.at(-1)?.at).toBeLessThanOrEqual(explorer.moves)
    expect(until(walk, -1)).toEqual([])
    expect(trailOf(mazeSheet(maze), walk).feet.startsWith('M')).toBe(true)
  }
})
