import { formatTime, timeLeft } from '@turnwise/client/match'
import type { Seat } from '@turnwise/engine'
import { useEffect, useState } from 'react'
import { useSight } from '../../match/match-context.tsx'

/** The remaining time of a seat, counted down from the last update. */
export function Clock({ seat }: { readonly seat: Seat }) {
  const sight = useSight()
  const isRunning = sight.update.clock?.running === seat
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  const left = timeLeft(sight, seat, now)
  if (left === undefined) return null
  return (
    <span className="plate-clock" role="timer" data-running={isRunning} data-low={left < 20_000}>
      {formatTime(left)}
    </span>
  )
}
