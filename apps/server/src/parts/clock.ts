import type { Store } from '@turnwise/table'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics.ts'
import { ClockCheck } from '../upkeep/clock-check.ts'
import type { Part } from './parts.ts'

const CLOCK_IS_OFF = 'the clock is off, as far as the database can tell: no match ends by time-out and none is deleted'

/** The clock of this process, compared with the store's. */
export async function startClock(
  store: Store,
  now: () => number,
  metrics: Pick<Metrics, 'clockOff'>,
  logger: Logger,
): Promise<Part<ClockCheck>> {
  const clock = new ClockCheck(store, now, error => {
    metrics.clockOff.set(error / 1000)
    if (error === 0) logger.info('the clock agrees with the database again')
    else logger.error({ seconds: Math.round(error / 1000) }, CLOCK_IS_OFF)
  })
  await clock.look()
  return { given: clock, stop: clock.keepLooking(err => logger.warn({ err }, 'the clock could not be compared')) }
}
