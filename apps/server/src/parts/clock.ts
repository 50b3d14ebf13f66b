import type { Store } from '@turnwise/table'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics.ts'
import { ServerTime } from '../time/server-time.ts'
import type { Part } from './parts.ts'

const SHARED =
  'the clock of this machine and that of the database do not agree: nobody is served and nothing is deleted'
const ALONE = 'the clock of this machine is behind what is stored: no match is deleted'

/** The time of all matches, and the clock of this machine beside it. */
export async function startClock(
  store: Store,
  machine: (() => number) | undefined,
  metrics: Pick<Metrics, 'clockOff'>,
  logger: Logger,
): Promise<Part<ServerTime>> {
  const time = new ServerTime(store, machine, error => {
    metrics.clockOff.set(error / 1000)
    if (error === 0) logger.info('the clock is right again')
    else logger.error({ seconds: Math.round(error / 1000) }, store.isShared ? SHARED : ALONE)
  })
  await time.look()
  return { given: time, stop: time.keepLooking() }
}
