/**
 * The figures of speed: a planner game of four, and the listing of legal actions late in it. CPU time of one core, so that
 * other work on the machine does not count. Prints one JSON object.
 * npx node games/runerail/scripts/bench.ts [games]
 */
import { createRng, Match } from '@turnwise/engine'
import { planner } from '../src/bots/bots.ts'
import { runerail } from '../src/index.ts'

const games = Number(process.argv[2] ?? 5)
const OPTIONS = { turn_limit: 150, goal_cities: 7, goal_gold: 250, start_gold: 60 }
const LATE_ROUND = 30
const cpu = () => process.threadCpuUsage().user / 1000

const perGame: number[] = []
const listing: number[] = []
const deciding: number[] = []
for (let game = 0; game < games; game++) {
  const seats = 4
  const match = new Match(runerail, { seed: `bench ${game}`, options: OPTIONS, seats })
  const rng = createRng(`bench ${game}`)
  const began = cpu()
  while (match.toAct.length > 0) {
    const seat = match.toAct[0] ?? 0
    const start = cpu()
    const legal = match.legalActions(seat)
    const listed = cpu()
    const view = runerail.view(match.state, seat)
    const action = planner.choose({ view, seat, seats, legal, complete: false, rng, budget: {} })
    deciding.push(cpu() - listed)
    if (match.state.turn > LATE_ROUND * seats) listing.push(listed - start)
    match.play(seat, action)
  }
  perGame.push(cpu() - began)
}

// The clock of the system ticks in milliseconds, so single calls are not told apart: means over thousands of them are.
const mean = (values: readonly number[]) =>
  Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3))
const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)
const at = (values: readonly number[], part: number) =>
  Number((sorted(values)[Math.floor(part * (values.length - 1))] ?? 0).toFixed(3))
console.log(
  JSON.stringify({
    games,
    cpu_ms_per_planner_game_of_four: { median: at(perGame, 0.5), most: at(perGame, 1) },
    legal_actions_late_ms: { mean: mean(listing), calls: listing.length },
    decision_ms: { mean: mean(deciding), calls: deciding.length },
  }),
)
