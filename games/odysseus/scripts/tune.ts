/**
 * A coordinate search for the pilot's weights: npx node games/odysseus/scripts/tune.ts [games a step] [passes]
 * Each weight is tried a step up and down; what wins more of the same games is kept. The opponents are the captains that
 * draw by habit, and the pilot as it is in the source.
 */
import { type Chart, chartOf, pilotPolicy, WEIGHTS, type Weights } from '../src/bots/pilot.ts'
import type { GameView, Move } from '../src/index.ts'
import { type Captain, captainNamed, playMatch } from './play.ts'

const [games = '1500', passes = '3'] = process.argv.slice(2)

/** The weights as a flat list, so that one loop can try them all. */
interface Weight {
  readonly name: string
  readonly step: number
  get(weights: Weights): number
  set(weights: Weights, value: number): Weights
}

const epics = Object.keys(WEIGHTS.epics).filter(id => id !== 'ithaca') as (keyof Weights['epics'])[]
const WEIGHTS_TO_TRY: readonly Weight[] = [
  ...epics.map((id): Weight => {
    const step = id === 'cyclops' ? 2 : 1
    const set = (weights: Weights, value: number) => ({ ...weights, epics: { ...weights.epics, [id]: value } })
    return { name: id, step, get: weights => weights.epics[id] ?? 0, set }
  }),
  ...(['unknownEpic', 'rescue', 'point', 'lostTurn'] as const).map((name): Weight => {
    const step = name === 'point' ? 0.1 : 0.75
    return { name, step, get: weights => weights[name], set: (weights, value) => ({ ...weights, [name]: value }) }
  }),
  ...(['damage', 'mended'] as const).flatMap(name =>
    WEIGHTS[name].map((_, i): Weight => {
      const set = (weights: Weights, value: number) => ({ ...weights, [name]: weights[name].with(i, value) })
      return { name: `${name} ${i + 1}`, step: 0.3, get: weights => weights[name][i] ?? 0, set }
    }),
  ),
]

function pilot(weights: Weights): Captain {
  let chart: Chart | undefined
  let seenDeck = -1
  const choose = ({ view, legal }: { readonly view: GameView; readonly legal: readonly Move[] }) => {
    if (chart === undefined || seenDeck !== view.seaDeckCount) chart = chartOf(view)
    seenDeck = view.seaDeckCount
    return pilotPolicy(chart, weights)(view.state, legal)
  }
  return { id: 'pilot', title: 'Pilot', description: '', choose }
}

function shareOfWins(weights: Weights): number {
  const opponents = [captainNamed('cautious'), captainNamed('greedy'), pilot(WEIGHTS)]
  let won = 0
  for (let game = 0; game < Number(games); game++) {
    const seat = game % 2
    const opponent = opponents[Math.floor(game / 2) % opponents.length] ?? captainNamed('cautious')
    const captains = seat === 0 ? [pilot(weights), opponent] : [opponent, pilot(weights)]
    const { winners } = playMatch(captains, `tune ${game}`).state
    if (winners.includes(seat)) won += 1 / winners.length
  }
  return won / Number(games)
}

let best = WEIGHTS
let share = shareOfWins(best)
console.log(`before: ${(100 * share).toFixed(1)} %`)
for (let pass = 1; pass <= Number(passes); pass++) {
  const before = share
  for (const { name, step, get, set } of WEIGHTS_TO_TRY) {
    for (const by of [step / pass, -step / pass]) {
      const tried = set(best, Number((get(best) + by).toFixed(2)))
      const won = shareOfWins(tried)
      if (won <= share) continue
      best = tried
      share = won
      console.log(`${name} ${get(best)}: ${(100 * share).toFixed(1)} %`)
      break
    }
  }
  if (share === before) break
}
console.log(JSON.stringify(best, undefined, 2))
