/**
 * Pairs of computer players with either kind of throw, and the time that the stronger takes for a choice:
 * npx node games/senet/scripts/arena.ts [games a pair] [sticks | uniform] [pair, such as master-thinker]
 * Pairs change seats from game to game; intervals are Wilson's, 95 %. `turnwise arena senet` plays on all cores.
 */
import { playArenaGame, quantile, rateOf, seatingOf } from '@turnwise/bots'
import type { BotTurn } from '@turnwise/engine'
import { module } from '../src/module.ts'

const games = Number(process.argv[2] ?? 200)
const throws = process.argv[3] ?? 'sticks'
const only = process.argv[4]
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

for (const [j, strong] of module.bots.entries()) {
  for (const weak of module.bots.slice(0, j)) {
    if (only !== undefined && only !== `${strong.id}-${weak.id}`) continue
    const times: number[] = []
    const timed = {
      ...strong,
      choose(turn: BotTurn) {
        const began = performance.now()
        const action = strong.choose(turn)
        if (turn.legal.length > 1) times.push(performance.now() - began)
        return action
      },
    }
    let [wins, actions] = [0, 0]
    for (let i = 0; i < games; i++) {
      const seating = seatingOf(i, 2)
      const played = await playArenaGame(module.game, [timed, weak], seating, `arena ${i}`, { options: { throws } })
      const winner = played.outcome?.winners[0]
      if (winner !== undefined && seating[winner] === 0) wins++
      actions += played.actions
    }
    const { rate, low, high } = rateOf(wins, games)
    console.log(
      `${throws}, ${strong.id} against ${weak.id}: ${percent(rate)} (${percent(low)} to ${percent(high)}), ` +
        `${games} games, ${Math.round(actions / games)} actions a game; a choice takes ` +
        `${quantile(times, 0.5).toFixed(2)} ms in the middle, ${quantile(times, 1).toFixed(1)} ms at most`,
    )
  }
}
