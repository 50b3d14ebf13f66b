import { createRng } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { positionOf } from '../../game/knowledge.ts'
import { retrace, type WalkPoint } from '../../game/retrace.ts'
import { DEFAULT_OPTIONS, maze as game, type State } from '../../index.ts'
import { boardFrame } from '../map/frame.ts'
import { mazeSheet } from '../map/sheet.ts'
import { trailOf, until } from './walk.ts'

const MARGINS = { left: 20, right: 20, top: 20, bottom: 20 }

/** A random match of a few hundred moves, and every cell that a player stood on, recorded as it happened. */
function explored(seed: string): { readonly state: State; readonly stood: readonly [WalkPoint[], WalkPoint[]] } {
  const rng = createRng(seed)
  const stood: [WalkPoint[], WalkPoint[]] = [[], []]
  let state = game.setup({ ...DEFAULT_OPTIONS, rounds: 60 }, 2, seed)
  while (game.toAct(state).length > 0) {
    const seat = rng.pick(game.toAct(state))
    const result = game.apply(state, seat, game.sample?.(state, seat, rng) ?? { type: 'resign' })
    if (!result.ok) throw new Error(result.error.message)
    state = result.value.state
    for (const event of result.value.events) {
      if ((event.type !== 'cell-entered' && event.type !== 'fell') || event.truth === undefined) continue
      const { x, y } = event.truth
      const at = state.explorers[event.seat]?.moves ?? 0
      stood[event.seat].push({ x, y, at, fell: event.type === 'fell' })
    }
  }
  return { state, stood }
}

test.each(['a', 'b', 'c', 'd', 'e', 'f'])('both walks are shown again step by step (%s)', seed => {
  const { state, stood } = explored(seed)
  const { truth } = game.view(state, 'spectator')
  for (const seat of [0, 1] as const) {
    const explorer = truth?.explorers[seat]
    const maze = truth?.mazes[seat === 0 ? 1 : 0]
    if (explorer == null || maze == null) continue
    const walk = retrace(maze, seat, explorer)
    expect(walk).toEqual(stood[seat])
    expect(walk.at(-1)).toMatchObject(positionOf(explorer))
    expect(explorer.walk).toHaveLength(explorer.moves)
    expect(until(walk, -1)).toEqual([])
    expect(until(walk, 10)).toEqual(stood[seat].filter(({ at }) => at <= 10))
    expect(trailOf(boardFrame(mazeSheet(maze), { width: 400, height: 400 }, MARGINS), walk).feet.startsWith('M')).toBe(
      true,
    )
  }
})
