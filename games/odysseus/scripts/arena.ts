/** The searching bot against one other, changing seats: npx node games/odysseus/scripts/arena.ts [opponent] [games] */
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { rateOf } from '@turnwise/bots'
import { captainNamed, playMatch, shareOf } from './play.ts'

interface Share {
  readonly opponent: string
  readonly first: number
  readonly step: number
  readonly games: number
}

if (isMainThread) await main()
else parentPort?.postMessage(playShare(workerData))

/** Every core plays its share; what comes out does not depend on how many there are. */
async function main(): Promise<void> {
  const [opponent = 'cautious', count = '2000'] = process.argv.slice(2)
  const [games, step] = [Number(count), availableParallelism()]
  const shares = Array.from({ length: step }, (_, first): Share => ({ opponent, first, step, games }))
  const won = (await Promise.all(shares.map(playElsewhere))).reduce((sum, wins) => sum + wins, 0)
  const { low, high } = rateOf(won, games)
  const interval = `95 % between ${shareOf(low, 1)} and ${shareOf(high, 1)}`
  console.log(`navigator against ${opponent}: ${shareOf(won, games)} of ${games} games, ${interval}`)
}

function playElsewhere(share: Share): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share })
    worker.once('message', resolve).once('error', reject)
  })
}

function playShare({ opponent, first, step, games }: Share): number {
  const navigator = captainNamed('navigator')
  const other = captainNamed(opponent)
  let won = 0
  for (let game = first; game < games; game += step) {
    // Each pair of games has one seed and both seatings.
    const seat = game % 2
    const captains = seat === 0 ? [navigator, other] : [other, navigator]
    const { winners } = playMatch(captains, `arena ${Math.floor(game / 2)}`).state
    if (winners.includes(seat)) won += 1 / winners.length
  }
  return won
}
