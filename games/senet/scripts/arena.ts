/**
 * Each computer player against each other: npx node games/senet/scripts/arena.ts [games a pair] [pair, such as thinker-master]
 * Pairs change seats from game to game; intervals are Wilson's, 95 %.
 */
import { playArenaGame, rateOf, seatingOf } from '@turnwise/bots'
import { module } from '../src/module.ts'

const games = Number(process.argv[2] ?? 2000)
const only = process.argv[3]
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

for (const [j, strong] of module.bots.entries()) {
  for (const weak of module.bots.slice(0, j)) {
    if (only !== undefined && only !== `${strong.id}-${weak.id}`) continue
    let [wins, thought, choices, actions] = [0, 0, 0, 0]
    for (let i = 0; i < games; i++) {
      const seating = seatingOf(i, 2)
      const played = await playArenaGame(module.game, [strong, weak], seating, `arena ${i}`)
      const winner = played.outcome?.winners[0]
      if (winner !== undefined && seating[winner] === 0) wins++
      thought += played.thought[0] ?? 0
      choices += played.choices[0] ?? 0
      actions += played.actions
    }
    const { rate, low, high } = rateOf(wins, games)
    console.log(
      `${strong.id} against ${weak.id}: ${percent(rate)} (${percent(low)} to ${percent(high)}), ${games} games, ` +
        `${Math.round(actions / games)} actions a game, ${(thought / choices).toFixed(3)} ms a choice`,
    )
  }
}
