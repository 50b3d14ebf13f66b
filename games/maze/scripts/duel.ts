/** Bots against each other in default matches, seats changing. npx node games/maze/scripts/duel.ts [games] */
import { playArenaGame, seatingOf } from '@turnwise/bots'
import { module } from '../src/module.ts'

const games = Number(process.argv[2] ?? 200)
const bots = module.bots

for (const [strong, weak] of [
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
] as const) {
  const pair = [bots[strong], bots[weak]].flatMap(bot => bot ?? [])
  const won = [0, 0]
  const bySeat = [0, 0]
  const reasons = new Map<string, number>()
  let actions = 0
  let thought = 0
  let choices = 0
  for (let i = 0; i < games; i++) {
    const played = await playArenaGame(module.game, pair, seatingOf(i, 2), `duel ${i}`)
    const reason = played.outcome?.reason ?? 'broken off'
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    for (const seat of played.outcome?.winners ?? []) {
      const bot = played.seating[seat] ?? 0
      won[bot] = (won[bot] ?? 0) + 1
      bySeat[seat] = (bySeat[seat] ?? 0) + 1
    }
    actions += played.actions
    thought += played.thought[0] ?? 0
    choices += played.choices[0] ?? 0
  }
  const [first, second] = pair
  const ends = [...reasons].map(([reason, count]) => `${reason} ${count}`).join(', ')
  console.log(
    `${first?.id} ${won[0]} – ${won[1]} ${second?.id} of ${games}; seat 0 won ${bySeat[0]}, seat 1 ${bySeat[1]}; ${ends}; ${Math.round(actions / games)} actions a match; ${(thought / choices).toFixed(2)} ms a choice of ${first?.id}`,
  )
}
