import { stepEvents } from '@turnwise/client/match'
import { useEffect, useEffectEvent } from 'react'
import { useGame, useSettled, useSight } from '../../match/match-context.tsx'
import { speaker } from '../../shell/speaker.ts'
import { useSeats } from '../seat/seats.ts'

/** Each move as it settles, and the end. */
export function useSounds(): void {
  const { board, start } = useGame()
  const { seat, viewer } = useSeats()
  const { outcome } = useSight().update
  useSettled((now, before) => {
    const events = stepEvents(before, now)
    for (const event of events) {
      const sound = board?.soundOf?.(event, viewer)
      if (sound !== undefined) speaker.play(sound)
    }
    if (events.length > 0 && board?.soundOf === undefined) speaker.play('move')
  })
  const play = useEffectEvent(() => {
    if (outcome !== undefined && seat !== undefined) speaker.play(outcome.winners.includes(seat) ? 'win' : 'loss')
  })
  const isOver = outcome !== undefined
  // Not when a finished match is opened.
  const wasOver = start.outcome !== undefined
  useEffect(() => {
    if (isOver && !wasOver) play()
  }, [isOver, wasOver])
}
