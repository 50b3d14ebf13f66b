import { useEffect, useEffectEvent } from 'react'
import type { Event } from '../../game/events.ts'
import { isDaily } from '../../game/setup.ts'
import type { GameView } from '../../game/types.ts'
import { claimAttempt, loadAttempt } from './daily.ts'
import { keepRun, runOf } from './runs.ts'

/** A run that ends on this screen is saved on this device; of a day's runs the first that was begun counts. */
export function useRecord(view: GameView, events: readonly Event[], isOwn: boolean): void {
  const address = location.pathname
  const { seed } = view
  const keep = useEffectEvent(() => {
    const run = runOf(view, new Date(), isDaily(seed) && loadAttempt(seed)?.address === address)
    if (run !== undefined) keepRun(run)
  })
  const isRunningDaily = isOwn && isDaily(seed) && view.outcome === null
  useEffect(() => {
    if (isRunningDaily) claimAttempt({ seed, address })
  }, [isRunningDaily, seed, address])
  const hasEnded = isOwn && events.some(event => event.type === 'run-ended')
  useEffect(() => {
    if (hasEnded) keep()
  }, [hasEnded])
}
