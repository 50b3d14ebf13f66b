import type { Outcome, Seat } from '@turnwise/engine'
import { useEffect, useEffectEvent } from 'react'
import { speaker } from '../shell/speaker.ts'

/** Heard when the last move has been seen, and not by whoever opens a match that is over. */
export function useEndSound(wasOver: boolean, outcome: Outcome | undefined, seat: Seat | undefined): void {
  const play = useEffectEvent(() => {
    if (outcome !== undefined && seat !== undefined) speaker.play(outcome.winners.includes(seat) ? 'win' : 'loss')
  })
  const isOver = outcome !== undefined
  useEffect(() => {
    if (isOver && !wasOver) play()
  }, [isOver, wasOver])
}
