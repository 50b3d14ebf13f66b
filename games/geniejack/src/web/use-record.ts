import { useEffect, useEffectEvent } from 'react'
import type { RunEvent } from '../game/events.ts'
import type { GameView } from '../game/types.ts'
import { keepRun, runOf } from './runs.ts'

/** A run that ends before one's eyes is remembered on this device. */
export function useRecord(view: GameView, events: readonly RunEvent[], isOwn: boolean): void {
  const keep = useEffectEvent(() => {
    const run = runOf(view, new Date())
    if (run !== undefined) keepRun(run)
  })
  const hasEnded = isOwn && events.some(event => event.type === 'run-ended')
  useEffect(() => {
    if (hasEnded) keep()
  }, [hasEnded])
}
