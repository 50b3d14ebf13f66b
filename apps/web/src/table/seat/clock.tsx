import { formatTime, timeLeft } from '@turnwise/client/match'
import type { Seat } from '@turnwise/engine'
import { useEffect, useState } from 'react'
import { useSight } from '../../match/match-context.tsx'

/** The remaining time of a seat, counted down from the last update. */
export function Clock({ seat }: { readonly seat: Seat }) {
  const sight = useSight()
  const isRunning = sight.update.clock?.running === seat
  const left = timeLeft(sight, seat, useTime(250, isRunning))
  if (left === undefined) return null
  return (
    <span className="plate-clock" role="timer" data-running={isRunning} data-low={left < 20_000}>
      {formatTime(left)}
    </span>
  )
}

/** The time by the clock of `performance`, read again each time that so many milliseconds are over. */
export function useTime(milliseconds: number, isRunning = true): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(performance.now()), milliseconds)
    return () => clearInterval(timer)
  }, [isRunning, milliseconds])
  return now
}
