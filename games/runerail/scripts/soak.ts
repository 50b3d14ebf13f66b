/**
 * Long play, to run overnight: random and planning bots, with the invariants (gold, chips, cards, track) checked after
 * every action and no state without a legal one.
 * npx node games/runerail/scripts/soak.ts [random games] [planner games] [first seed]
 */
import { createRng, Match } from '@turnwise/engine'
import { planner } from '../src/bots/index.ts'
import type { Action } from '../src/game/commands/index.ts'
import type { Options, State } from '../src/game/types.ts'
import { runerail } from '../src/index.ts'

const [randomGames = 200, plannerGames = 200, first = 0] = process.argv.slice(2).map(Number)
const OPTIONS: Options = { turn_limit: 150, goal_cities: 7, goal_gold: 250, start_gold: 60, map: 'whole', draft: true }

type Choose = (match: Match<State, Action>, seat: number, rng: ReturnType<typeof createRng>) => Action

const randomly: Choose = (match, seat, rng) => {
  if (rng.int(3000) === 0) return { type: 'resign' }
  const legal = match.legalActions(seat)
  const kind = rng.pick([...new Set(legal.map(action => action.type))])
  return rng.pick(legal.filter(action => action.type === kind))
}

const planning: Choose = (match, seat, rng) => {
  const seats = match.start.seats
  const view = runerail.view(match.state, seat)
  return planner.choose({ view, seat, seats, legal: match.legalActions(seat), complete: false, rng, budget: {} })
}

function soak(name: string, games: number, choose: Choose, options: typeof OPTIONS): void {
  const reasons: Record<string, number> = {}
  let actions = 0
  for (let game = first; game < first + games; game++) {
    const seats = 2 + (game % 5)
    const match = new Match(runerail, { seed: `${name} ${game}`, options, seats })
    const rng = createRng(`${name} ${game}`)
    while (match.toAct.length > 0) {
      const seat = rng.pick(match.toAct)
      const action = choose(match, seat, rng)
      const played = match.play(seat, action)
      if (!played.ok)
        throw new Error(`${name} ${game}, seq ${match.seq}: ${JSON.stringify(action)}: ${played.error.message}`)
      const problems = runerail.check(match.state)
      if (problems.length > 0) throw new Error(`${name} ${game}, seq ${match.seq}: ${problems.join(' ')}`)
    }
    actions += match.seq
    const reason = match.outcome?.reason ?? 'none'
    reasons[reason] = (reasons[reason] ?? 0) + 1
  }
  console.log(`${name}: ${games} games, ${actions} actions, all invariants held; ${JSON.stringify(reasons)}`)
}

soak('random', randomGames, randomly, { ...OPTIONS, turn_limit: 40 })
soak('planner', plannerGames, planning, OPTIONS)
