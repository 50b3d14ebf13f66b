/**
 * How many slots each bot needs to get out of a default maze, alone and without the round limit.
 * npx node games/maze/scripts/solo.ts [mazes] [bot ids …]
 */
import { type Bot, createRng } from '@turnwise/engine'
import { bots } from '../src/bots/index.ts'
import { type Action, DEFAULT_OPTIONS, maze as game, type State, thingAt, type View } from '../src/index.ts'

const [count = '1000', ...chosen] = process.argv.slice(2)

/** The other seat stays in a corner and walks against its wall, so that only the maze counts. */
function sit(state: State): { readonly start: Action; readonly turn: Action } {
  const last = DEFAULT_OPTIONS.size - 1
  for (const [x, y, dir] of [
    [0, 0, 'N'],
    [last, 0, 'E'],
    [last, last, 'S'],
    [0, last, 'W'],
  ] as const) {
    const walled = state.mazes[0]?.exits.every(exit => exit.x !== x || exit.y !== y || exit.side !== dir)
    if (walled && state.mazes[0] && thingAt(state.mazes[0], { x, y }) === undefined) {
      return { start: { type: 'choose-start', x, y }, turn: { type: 'move', dir } }
    }
  }
  throw new Error('no quiet corner')
}

function slotsToLeave(bot: Bot<View, Action>, seed: string): number {
  const rng = createRng(`${bot.id} ${seed}`)
  const next = (state: State, seat: number, action: Action): State => {
    const result = game.apply(state, seat, action)
    if (!result.ok) throw new Error(result.error.message)
    return result.value.state
  }
  let state = game.setup({ ...DEFAULT_OPTIONS, rounds: 100_000 }, 2, seed)
  for (let sitterSeed = 0; ; sitterSeed++) {
    const built = next(state, 0, { type: 'generate-maze', seed: `corner ${sitterSeed}` })
    try {
      sit(built)
      state = next(built, 1, { type: 'generate-maze' })
      break
    } catch {
      // That maze has no quiet corner; the next one may.
    }
  }
  const { start, turn } = sit(state)
  while (game.toAct(state).length > 0 && state.explorers[0]?.met !== true) {
    const seat = game.toAct(state)[0] ?? 0
    if (seat === 1) {
      state = next(state, 1, state.phase === 'start' ? start : turn)
      continue
    }
    const now = state
    // Computed on demand: the random walk never uses its maps.
    const turnOf = {
      get view() {
        return game.view(now, 0)
      },
      get legal() {
        return game.legalActions(now, 0)
      },
    }
    const choice = bot.choose(Object.assign(turnOf, { seat, seats: 2, complete: false, rng, budget: {} }))
    state = next(state, seat, choice)
  }
  return state.tempo[0].slots
}

const quantile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
let yardstick = 0
for (const bot of bots) {
  if (chosen.length > 0 && !chosen.includes(bot.id)) continue
  const slots = Array.from({ length: Number(count) }, (_, i) => slotsToLeave(bot, `maze ${i}`)).sort((a, b) => a - b)
  const median = quantile(slots, 0.5)
  yardstick ||= median
  const share = `${((100 * median) / yardstick).toFixed(1)} %`
  console.log(
    `${bot.id.padEnd(13)} median ${String(median).padStart(5)}  (${share.padStart(7)})  quartiles ${quantile(slots, 0.25)} – ${quantile(slots, 0.75)}  most ${slots.at(-1)}`,
  )
}
