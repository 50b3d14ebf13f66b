import type { Viewer } from '@turnwise/engine'
import { useEffect, useRef } from 'react'
import type { Event } from '../../game/events.ts'
import { mapOf, type Point } from '../../game/map/geometry.ts'
import type { StageHandle } from '../map/use-stage.ts'
import { tripIn } from './trips.ts'

interface TripProps {
  readonly events: readonly Event[]
  readonly seq: number
  readonly viewer: Viewer
  readonly motion: number
  /** Where the viewer's own train is. */
  readonly train: Point | undefined
}

/** Trains travel as the events say; a jump shows at once. The map follows the viewer's own train only. */
export function useTrips({ events, seq, viewer, motion, train }: TripProps, stage: StageHandle['stage']): void {
  const shown = useRef(-1)
  useEffect(() => {
    if (shown.current === seq) return
    shown.current = seq
    const trip = tripIn(events)
    if (trip === undefined) return
    stage.current?.travel({ ...trip, length: trip.length * motion })
    const end = trip.points.at(-1)
    if (trip.seat === viewer && end !== undefined) stage.current?.lens.keepInView(end)
  }, [events, seq, viewer, motion, stage])
  // Sent back, rescued or placed: the map goes to the level that the train is on now.
  const level = train === undefined ? undefined : mapOf(train)
  useEffect(() => {
    if (level !== undefined && stage.current?.lens.level !== level) stage.current?.lens.goTo(level)
  }, [level, stage])
}
