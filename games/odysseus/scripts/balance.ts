/**
 * How the Sea deck plays: npx node games/odysseus/scripts/balance.ts [games a row] [difficulty] [company] [deck]
 * A deck is a file of `decks/` that changes cards of the game, to try them out.
 */

import { endReason } from '../src/game/rules.ts'
import { odysseus } from '../src/index.ts'
import { gameWithDeck } from './decks.ts'
import { captainNamed, playMatch, shareOf } from './play.ts'

const [games = '2000', difficulty = 'standard', only, deck] = process.argv.slice(2)
const game = deck === undefined ? odysseus : gameWithDeck(deck)
const COMPANIES: Readonly<Record<string, readonly string[]>> = {
  cautious: ['cautious'],
  greedy: ['greedy'],
  mixed: ['cautious', 'greedy'],
  random: ['random'],
}
/** The searching captain takes long, so its company sails only when it is named. */
const COMPANIES_BY_NAME = { ...COMPANIES, navigator: ['navigator'] }

console.log(
  '| captains | players | Ithaca | depletion | becalmed | shared | wreck | held at the end | seats | rounds | cards | dared |',
)
console.log('|---|---|---|---|---|---|---|---|---|---|---|---|')
const chosen = only === undefined ? COMPANIES : COMPANIES_BY_NAME
for (const [company, ids] of Object.entries(chosen)) {
  if (only !== undefined && company !== only) continue
  for (const players of [2, 3, 4]) console.log(row(company, ids, players, Number(games)))
}

function row(company: string, ids: readonly string[], players: number, count: number): string {
  const tally = { ithaca: 0, depletion: 0, becalmed: 0, shared: 0, wrecked: 0, held: 0, rounds: 0, cards: 0, dared: 0 }
  const wins = Array.from({ length: players }, () => 0)
  for (let number = 0; number < count; number++) {
    // The company moves one seat on each game, so that a seat's share does not depend on its captain.
    const captains = wins.map((_, seat) => captainNamed(ids[(seat + number) % ids.length] ?? 'random', game))
    const { state, wrecked, dared } = playMatch(captains, `balance ${number}`, difficulty, game)
    tally[endReason(state)] += 1
    for (const winner of state.winners) wins[winner] = (wins[winner] ?? 0) + 1 / state.winners.length
    if (state.winners.length > 1) tally.shared += 1
    if (wrecked) tally.wrecked += 1
    if (state.players.some(({ stuckAtCyclops }) => stuckAtCyclops)) tally.held += 1
    tally.rounds += state.players[0]?.turnsTaken ?? 0
    tally.cards += state.seaDiscard.length
    tally.dared += dared
  }
  const share = (part: number) => shareOf(part, count)
  const cells = [
    company,
    players,
    share(tally.ithaca),
    share(tally.depletion),
    share(tally.becalmed),
    share(tally.shared),
    share(tally.wrecked),
    share(tally.held),
    wins.map(won => ((100 * won) / count).toFixed(1)).join(' · '),
    (tally.rounds / count).toFixed(1),
    (tally.cards / count).toFixed(1),
    shareOf(tally.dared, tally.cards),
  ]
  return `| ${cells.join(' | ')} |`
}
