/** The searching bot against one other, changing seats: node games/odysseus/scripts/arena.ts [opponent] [games] */
import { rateOf } from '@turnwise/bots'
import { captainNamed, playMatch, shareOf } from './play.ts'

const [opponent = 'cautious', games = '2000'] = process.argv.slice(2)
const navigator = captainNamed('navigator')
const other = captainNamed(opponent)
const count = Number(games)
let won = 0
for (let game = 0; game < count; game++) {
  // Each pair of games has one seed and both seatings.
  const seat = game % 2
  const captains = seat === 0 ? [navigator, other] : [other, navigator]
  const { winners } = playMatch(captains, `arena ${Math.floor(game / 2)}`).state
  if (winners.includes(seat)) won += 1 / winners.length
}
const { low, high } = rateOf(won, count)
console.log(
  `navigator against ${opponent}: ${shareOf(won, count)} of ${count} games, 95 % between ${shareOf(low, 1)} and ${shareOf(high, 1)}`,
)
