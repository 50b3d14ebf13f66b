/**
 * Plays bots against each other and prints who wins, how long games take and how fast they are.
 * npx node games/runerail/scripts/simulate.ts planner,planner,planner,planner 100 [first seed] [options as JSON]
 */
import { createRng, Match, parseWith } from '@turnwise/engine'
import { bots } from '../src/bots/bots.ts'
import { runerail } from '../src/index.ts'

const [names = 'planner,planner', games = '20', first = '0', options = '{}'] = process.argv.slice(2)
const line = names.split(',').map(name => {
  const bot = bots.find(each => each.id === name)
  if (bot === undefined) throw new Error(`There is no bot ${name}.`)
  return bot
})
const parsed = parseWith(runerail.options, JSON.parse(options))
if (!parsed.ok) throw new Error(parsed.error.message)

const rounds: number[] = []
const seconds: number[] = []
const reasons = new Map<string, number>()
const wins = new Map<string, number>()
let slowest = 0
let thinking = 0
let listing = 0
let choices = 0
let problems = 0
for (let game = Number(first); game < Number(first) + Number(games); game++) {
  const seats = line.length
  const match = new Match(runerail, { seed: `simulation ${game}`, options: parsed.value, seats })
  const rng = createRng(`bots ${game}`)
  const began = performance.now()
  while (match.toAct.length > 0) {
    const seat = match.toAct[0] ?? 0
    const bot = line[(seat + game) % seats]
    if (bot === undefined) break
    const start = performance.now()
    const legal = match.legalActions(seat)
    const listed = performance.now()
    const view = runerail.view(match.state, seat)
    const action = runerail.action['~standard'].validate(
      bot.choose({
        view,
        seat,
        seats,
        legal,
        complete: runerail.listsAll?.(match.state, seat) ?? true,
        rng,
        budget: {},
      }),
    )
    const chosen = performance.now()
    listing += listed - start
    thinking += chosen - listed
    slowest = Math.max(slowest, chosen - listed)
    choices++
    if (action instanceof Promise || action.issues !== undefined) throw new Error(`seed ${game}: not an action`)
    const played = match.play(seat, action.value)
    if (!played.ok) throw new Error(`seed ${game}: ${JSON.stringify(action.value)}: ${played.error.message}`)
    if (choices % 50 === 0) problems += runerail.check(match.state).length
  }
  seconds.push((performance.now() - began) / 1000)
  const outcome = match.outcome
  rounds.push(Math.ceil(match.state.turn / seats))
  reasons.set(outcome?.reason ?? 'none', (reasons.get(outcome?.reason ?? 'none') ?? 0) + 1)
  const winner = line[((outcome?.winners[0] ?? 0) + game) % seats]?.id ?? ''
  wins.set(winner, (wins.get(winner) ?? 0) + 1)
}

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(part * values.length))] ?? 0
const inBand = rounds.filter(count => count >= 40 && count <= 90).length
console.log(`${names}: ${games} games, reasons ${JSON.stringify(Object.fromEntries(reasons))}`)
console.log(`wins ${JSON.stringify(Object.fromEntries(wins))}`)
console.log(
  `rounds 10 % ${quantile(rounds, 0.1)}, median ${quantile(rounds, 0.5)}, 90 % ${quantile(rounds, 0.9)}; 40 to 90 in ${((100 * inBand) / rounds.length).toFixed(1)} %`,
)
console.log(`seconds a game: median ${quantile(seconds, 0.5).toFixed(2)}, slowest ${Math.max(...seconds).toFixed(2)}`)
console.log(
  `a choice: mean ${(thinking / choices).toFixed(2)} ms, slowest ${slowest.toFixed(0)} ms; listing ${(listing / choices).toFixed(3)} ms; ${choices} choices`,
)
console.log(`problems found by check: ${problems}`)
