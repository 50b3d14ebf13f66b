import { parentPort } from 'node:worker_threads'
import { playArenaGame, seatingOf } from '@turnwise/bots'
import { loadGame } from '../catalog.ts'
import type { ArenaJob } from './job.ts'
import { seatPlayers } from './players.ts'

/** Plays its share of a series and sends each game as it ends. */
parentPort?.on('message', async (job: ArenaJob) => {
  const module = await loadGame(job.game, job.places)
  const players = await seatPlayers(module, job.pairing)
  const budget = job.iterations === undefined ? {} : { iterations: job.iterations }
  for (let index = job.from; index < job.to; index++) {
    const seating = seatingOf(index, job.seats).map(seat => seat % job.pairing.length)
    const game = await playArenaGame(module.game, players.bots, seating, `${job.seed} ${index}`, {
      budget,
      options: job.options,
    })
    parentPort?.postMessage({ index, game })
  }
  players.close()
  parentPort?.postMessage('done')
})
