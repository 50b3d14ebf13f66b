import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ArenaGame } from '@turnwise/bots'
import { SingleBar } from 'cli-progress'
import { printError } from '../terminal.ts'
import type { ArenaJob, PairingResult } from './job.ts'

export interface ArenaPlan {
  readonly game: string
  /** Which bots play each other. */
  readonly pairings: readonly (readonly string[])[]
  readonly seats: number
  readonly games: number
  readonly seed: string
  readonly options: unknown
  readonly iterations?: number
  readonly places?: readonly string[]
}

/** Small enough that no worker waits long for the last one, large enough to be worth sending. */
const CHUNK = 25

/** Milliseconds between two lines of progress where there is no terminal to draw on. */
const PROGRESS_EVERY = 10_000

/** Every pairing plays its games, on all cores. */
export async function runArena(plan: ArenaPlan): Promise<readonly PairingResult[]> {
  const { pairings } = plan
  const results = pairings.map(pairing => ({ pairing, games: new Array<ArenaGame>(plan.games) }))
  const jobs = pairings.flatMap((pairing, which) =>
    Array.from({ length: Math.ceil(plan.games / CHUNK) }, (_, chunk) => ({
      which,
      job: {
        game: plan.game,
        pairing,
        seats: plan.seats,
        seed: `${plan.seed} ${pairing.join(' ')}`,
        options: plan.options,
        from: chunk * CHUNK,
        to: Math.min(plan.games, (chunk + 1) * CHUNK),
        ...(plan.iterations === undefined ? {} : { iterations: plan.iterations }),
        ...(plan.places === undefined ? {} : { places: plan.places }),
      } satisfies ArenaJob,
    })),
  )
  const progress = showProgress(pairings.length * plan.games)
  const workers = Array.from({ length: Math.min(availableParallelism(), jobs.length) }, () => {
    const worker = new Worker(new URL(`./worker${extname(import.meta.filename)}`, import.meta.url))
    return work(worker, jobs, (which, index, game) => {
      const games = results[which]?.games
      if (games !== undefined) games[index] = game
      progress.increment()
    }).finally(() => worker.terminate())
  })
  await Promise.all(workers)
  progress.stop()
  return results
}

/** A bar on a terminal, a line now and then elsewhere; always on standard error. */
function showProgress(total: number): { increment(): void; stop(): void } {
  if (process.stderr.isTTY) {
    const bar = new SingleBar({ format: '{bar} {value}/{total} games, {eta_formatted} left' })
    bar.start(total, 0)
    return bar
  }
  let played = 0
  const timer = setInterval(() => printError(`${played} of ${total} games\n`), PROGRESS_EVERY)
  return {
    increment() {
      played++
    },
    stop: () => clearInterval(timer),
  }
}

function work(
  worker: Worker,
  jobs: { which: number; job: ArenaJob }[],
  onGame: (which: number, index: number, game: ArenaGame) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let which = 0
    const next = () => {
      const job = jobs.shift()
      if (job === undefined) return resolve()
      which = job.which
      worker.postMessage(job.job)
    }
    worker.on('error', reject)
    worker.on('message', (message: 'done' | { index: number; game: ArenaGame }) => {
      if (message === 'done') next()
      else onGame(which, message.index, message.game)
    })
    next()
  })
}
