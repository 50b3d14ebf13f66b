import { createRng, Match } from '@turnwise/engine'
import { magnate, planner } from '../games/runerail/src/bots/index.ts'
import type { Options, State } from '../games/runerail/src/game/types.ts'
import { runerail } from '../games/runerail/src/index.ts'
import { printTable } from './measure.ts'

/**
 * What the largest game costs, on one core: planner games of four, listing legal actions late in them, and a decision
 * of each bot. `npm run bench:runerail [games]`
 */
const games = Number(process.argv[2] ?? 10)
const OPTIONS: Options = { turn_limit: 150, goal_cities: 7, goal_gold: 250, start_gold: 60, map: 'whole', draft: true }
/** Half of the rounds that a game of four takes. */
const LATE_ROUND = 23
/** One in this many late positions is listed for the record. */
const EVERY = 7
const TRIES = 15

/** CPU time, so that other work on the machine does not count. */
const cpu = () => process.threadCpuUsage().user / 1000

interface Played {
  readonly whole: number
  readonly listing: readonly number[]
  readonly deciding: readonly number[]
}

/** Too short for CPU time: the quickest of some tries by the wall clock, each on a state without cached results. */
function timeListing(state: State, seat: number): number {
  const tries = Array.from({ length: TRIES }, () => {
    const copy = structuredClone(state)
    const began = performance.now()
    runerail.legalActions(copy, seat)
    return performance.now() - began
  })
  return Math.min(...tries)
}

function play(bot: typeof planner, seats: number, game: number): Played {
  const match = new Match(runerail, { seed: `bench ${game}`, options: OPTIONS, seats })
  const rng = createRng(`bench ${game}`)
  const listing: number[] = []
  const deciding: number[] = []
  let whole = 0
  for (let seat = match.toAct[0]; seat !== undefined; seat = match.toAct[0]) {
    if (match.state.turn > LATE_ROUND * seats && match.seq % EVERY === 0) listing.push(timeListing(match.state, seat))
    const began = cpu()
    const legal = match.legalActions(seat)
    const listed = cpu()
    const view = runerail.view(match.state, seat)
    const action = bot.choose({ view, seat, seats, legal, complete: false, rng, budget: {} })
    deciding.push(cpu() - listed)
    const played = match.play(seat, action)
    if (!played.ok) throw new Error(played.error.message)
    whole += cpu() - began
  }
  return { whole, listing, deciding }
}

function row(name: string, all: readonly number[], limit: string): readonly string[] {
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length
  return [name, mean.toFixed(2), Math.max(...all).toFixed(2), String(all.length), limit]
}

const four = Array.from({ length: games }, (_, game) => play(planner, 4, game))
const two = Array.from({ length: games }, (_, game) => play(magnate, 2, game))
const wholes = four.map(({ whole }) => whole)
const listings = four.flatMap(({ listing }) => listing)
const [planned, magnified] = [four, two].map(all => all.flatMap(({ deciding }) => deciding))
printTable(
  ['ms', 'mean', 'longest', 'of', 'limit'],
  [
    row('a game of four planners', wholes, '5,000'),
    row(`legalActions after round ${LATE_ROUND}`, listings, '2'),
    row('a decision of the planner', planned ?? [], '250'),
    row('a decision of the magnate', magnified ?? [], '250'),
  ],
)
