/**
 * Whole random runs a second on one core: `npx node games/geniejack/scripts/speed.ts [seconds]`. Measured in
 * processor time, so that other work on the machine does not change the figure.
 */
import { createRng } from '@turnwise/engine'
import { apply } from '../src/game/apply.ts'
import { legalActions } from '../src/game/legal.ts'
import { setup } from '../src/game/setup.ts'

const seconds = Number(process.argv[2] ?? 5)
const rng = createRng('speed')

function playRun(seed: string): number {
  let state = setup({ difficulty: 'standard', rules: {} }, 1, seed)
  let actions = 0
  while (state.outcome === null) {
    const result = apply(state, 0, rng.pick(legalActions(state, 0)))
    if (!result.ok) throw new Error(result.error.message)
    state = result.value.state
    actions++
  }
  return actions
}

function measure(forSeconds: number): { runs: number; actions: number; seconds: number } {
  const start = process.cpuUsage()
  const used = () => {
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1e6
  }
  let runs = 0
  let actions = 0
  while (used() < forSeconds) for (let i = 0; i < 100; i++) actions += playRun(`speed-${runs++}`)
  return { runs, actions, seconds: used() }
}

measure(1)
const measured = measure(seconds)
const perSecond = (count: number) => Math.round(count / measured.seconds)
console.log(`${perSecond(measured.runs)} whole random runs a second, ${perSecond(measured.actions)} actions a second`)
console.log(`${(measured.actions / measured.runs).toFixed(1)} actions a run`)
