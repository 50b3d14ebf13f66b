import type { Outcome, Seat } from '@turnwise/engine'
import { useEffect, useEffectEvent } from 'react'
import { speaker } from '../shell/speaker.ts'

/** Plays after the last move was animated, but not when a finished match is opened. */
export function useEndSound(wasOver: boolean, outcome: Outcome | undefined, seat: Seat | undefined): void {
  const play = useEffectEvent(() => {
    if (outcome !== undefined && seat !== undefined) speaker.play(outcome.winners.includes(seat) ? 'win' : 'loss')
  })
  const isOver = outcome !== undefined
  useEffect(() => {
    if (isOver && !wasOver) play()
  }, [isOver, wasOver])
}
