/** Random games a second on one core, rules and packed integers: npx node games/senet/scripts/bench.ts [seconds] */
import { createRng, pickWeighted } from '@turnwise/engine'
import { playRandomGame } from '../src/bots/packed/random-play.ts'
import { senet } from '../src/index.ts'

const seconds = Number(process.argv[2] ?? 3)
const rng = createRng('bench')
measure('rules', playByRules)
measure('packed', () => playRandomGame(rng))

/** Measures processor time, so that other work on the machine does not change the figure. */
function measure(name: string, play: () => void): void {
  for (let i = 0; i < 2000; i++) play()
  const began = process.cpuUsage().user
  let games = 0
  let used = 0
  for (; used < seconds * 1e6; games++) {
    play()
    if (games % 64 === 0) used = process.cpuUsage().user - began
  }
  console.log(`${name}: ${Math.round((games / used) * 1e6)} random games a second`)
}

function playByRules(): void {
  let state = senet.setup({ throws: 'sticks' }, 2, '')
  while (senet.toAct(state).length > 0) {
    const action = rng.pick(senet.legalActions(state, state.turn))
    const choices = senet.chance?.(state, action) ?? []
    const whole = choices.length === 0 ? action : pickWeighted(rng.next(), choices)
    const result = senet.apply(state, state.turn, whole)
    if (!result.ok) throw new Error(result.error.message)
    state = result.value.state
  }
}
