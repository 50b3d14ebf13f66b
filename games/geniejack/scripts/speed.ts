/** Whole random runs a second on one core: `npx node games/geniejack/scripts/speed.ts [seconds]`. */
import { createRng } from '@turnwise/engine'
import { availableActions } from '../src/game/actions.ts'
import { reduce } from '../src/game/reduce.ts'
import { startRun } from '../src/game/run.ts'

const seconds = Number(process.argv[2] ?? 5)
const rng = createRng('speed')

function playRun(seed: string): number {
  let state = startRun(seed, { difficulty: 'standard', rules: {} })
  let actions = 0
  while (state.ending === null) {
    const result = reduce(state, rng.pick(availableActions(state)))
    if (!result.ok) throw new Error(result.error.message)
    state = result.value.state
    actions++
  }
  return actions
}

function measure(forSeconds: number): { runs: number; actions: number; elapsed: number } {
  const start = performance.now()
  let runs = 0
  let actions = 0
  while (performance.now() - start < forSeconds * 1000) actions += playRun(`speed-${runs++}`)
  return { runs, actions, elapsed: (performance.now() - start) / 1000 }
}

measure(1)
const { runs, actions, elapsed } = measure(seconds)
console.log(
  `${Math.round(runs / elapsed)} whole random runs a second, ${Math.round(actions / elapsed)} actions a second`,
)
console.log(`${(actions / runs).toFixed(1)} actions a run`)
