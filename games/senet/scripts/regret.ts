/**
 * What each player loses against exact play where at most two pieces a side are left:
 * npx node games/senet/scripts/regret.ts [positions]
 * Regret is the chance to win that a choice gives away, by the exact tables (value iteration, about half a minute).
 */
import { createRng } from '@turnwise/engine'
import { bots } from '../src/bots/index.ts'
import { unpackBoard } from '../src/bots/packed/convert.ts'
import { countBits, moveMask } from '../src/bots/packed/position.ts'
import { STICKS } from '../src/bots/packed/random-play.ts'
import { SIDES } from '../src/bots/packed/sides.ts'
import { solveEndgames, worthAfter } from '../src/bots/packed/solve.ts'
import { THROWS, WEIGHTS } from '../src/game/throws.ts'
import type { Action, View } from '../src/game/types.ts'

const positions = Number(process.argv[2] ?? 20_000)
const began = performance.now()
const { values, sweeps, residue } = solveEndgames(WEIGHTS.sticks, 2, 1e-7)
const seconds = (performance.now() - began) / 1000
console.log(`solved: ${sweeps} sweeps, residue ${residue.toExponential(1)}, ${seconds.toFixed(0)} s`)

for (const bot of bots) {
  const rng = createRng('regret')
  let [choices, sum, worst, errors, thought] = [0, 0, 0, 0, 0]
  while (choices < positions) {
    const a = 55 + rng.int(SIDES.count - 55)
    const b = 55 + rng.int(SIDES.count - 55)
    const own = SIDES.masks[a] ?? 0
    const opp = SIDES.masks[b] ?? 0
    if ((own & opp) !== 0) continue
    const gate = (SIDES.gates[a] ?? 0) | (SIDES.gates[b] ?? 0)
    const value = STICKS[rng.int(16)] ?? 1
    const mask = moveMask(own, opp, gate, value)
    if ((mask & (mask - 1)) === 0) continue
    const worths = new Map<number, number>()
    for (let left = mask; left !== 0; left &= left - 1)
      worths.set(left & -left, worthAfter(values, own, opp, gate, left & -left, value))
    const view: View = {
      ...unpackBoard({ own, opp, gate }, 0),
      borneOff: [5 - countBits(own), 5 - countBits(opp)],
      turn: 0,
      throw: THROWS[value - 1] ?? 1,
      lastThrow: THROWS[value - 1] ?? 1,
      winner: null,
    }
    const legal: Action[] = [...worths.keys()].map(bit => ({ type: 'move', from: 32 - Math.clz32(bit) }))
    const start = performance.now()
    const action = bot.choose({ view, seat: 0, seats: 2, legal, complete: true, rng, budget: {} })
    thought += performance.now() - start
    const chosen = action.type === 'move' ? (worths.get(1 << (action.from - 1)) ?? 0) : 0
    const regret = Math.max(...worths.values()) - chosen
    choices++
    sum += regret
    worst = Math.max(worst, regret)
    if (regret > 1e-6) errors++
  }
  console.log(
    `${bot.id}: mean regret ${(sum / choices).toFixed(5)}, worst ${worst.toFixed(3)}, best move in ` +
      `${((1 - errors / choices) * 100).toFixed(1)} % of ${choices} choices, ${(thought / choices).toFixed(3)} ms each`,
  )
}
