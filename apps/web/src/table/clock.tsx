import { formatTime } from '@turnwise/client/match'
import type { Seat } from '@turnwise/engine'
import { useEffect, useState } from 'react'
import type { LiveView } from '../match/use-match.ts'

/** The remaining time of a seat, counted down from the last update. */
export function Clock({ live, seat }: { readonly live: LiveView; readonly seat: Seat }) {
  const { settled } = live
  const clock = settled?.update.clock
  const isRunning = clock?.running === seat
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  const remaining = clock?.remaining[seat]
  if (remaining === undefined || settled === undefined) return null
  const left = Math.max(0, remaining - (isRunning ? Math.max(0, now - settled.at) : 0))
  return (
    <span className="plate-clock" role="timer" data-running={isRunning} data-low={left < 20_000}>
      {formatTime(left)}
    </span>
  )
}
