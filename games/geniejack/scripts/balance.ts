/**
 * The difficulty report: how often each bot clears the stages.
 * `npx node games/geniejack/scripts/balance.ts [--difficulty=standard] [--bots=basic,shopper] [--runs=1000]`
 */
import { parseArgs } from 'node:util'
import { createRng, parseWith } from '@turnwise/engine'
import { bots } from '../src/bots/index.ts'
import { geniejack } from '../src/index.ts'

const { values } = parseArgs({
  options: {
    difficulty: { type: 'string', default: 'merciful,standard,cruel' },
    bots: { type: 'string', default: 'random,basic,shopper,searcher' },
    runs: { type: 'string', default: '1000' },
    'searcher-runs': { type: 'string', default: '100' },
    rules: { type: 'string', default: '{}' },
    iterations: { type: 'string' },
  },
})

const budget = values.iterations === undefined ? {} : { iterations: Number(values.iterations) }

console.log('| difficulty | bot | runs | stage 1 | stage 2 | run | battles won | hands |')
console.log('|---|---|---|---|---|---|---|---|')
for (const difficulty of values.difficulty.split(',')) {
  const options = parseWith(geniejack.options, { difficulty, rules: JSON.parse(values.rules) })
  if (!options.ok) throw new Error(options.error.message)
  for (const id of values.bots.split(',')) {
    const bot = bots.find(other => other.id === id)
    if (bot === undefined) throw new Error(`There is no bot ${id}.`)
    const runs = Number(id === 'searcher' ? values['searcher-runs'] : values.runs)
    const cleared = [0, 0, 0]
    let battles = 0
    let hands = 0
    for (let i = 0; i < runs; i++) {
      const rng = createRng(`balance-${i}`)
      let state = geniejack.setup(options.value, 1, `balance-${i}`)
      while (state.outcome === null) {
        const legal = geniejack.legalActions(state, 0)
        const complete = geniejack.listsAll?.(state, 0) ?? true
        const view = geniejack.view(state, 0)
        const action = bot.choose({ view, seat: 0, seats: 1, legal, complete, rng, budget })
        const result = geniejack.apply(state, 0, action)
        if (!result.ok) throw new Error(result.error.message)
        state = result.value.state
      }
      for (const stage of [1, 2, 3])
        if (state.tally.stagesCleared >= stage) cleared[stage - 1] = (cleared[stage - 1] ?? 0) + 1
      battles += state.tally.battlesWon
      hands += state.tally.handsPlayed
    }
    const rates = cleared.map(count => `${((100 * count) / runs).toFixed(1)} %`)
    console.log(
      `| ${difficulty} | ${id} | ${runs} | ${rates.join(' | ')} | ${(battles / runs).toFixed(2)} | ${(hands / runs).toFixed(1)} |`,
    )
  }
}
