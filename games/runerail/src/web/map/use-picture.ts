import type { BoardPlayer } from '@turnwise/ui'
import { useMemo } from 'react'
import { hasRainbow } from '../../game/cards/effects.ts'
import type { Event } from '../../game/events.ts'
import type { Destination } from '../../game/legal.ts'
import type { Point } from '../../game/map/geometry.ts'
import type { Pair } from '../../game/track/cheapest-route.ts'
import { touchedCities } from '../../game/track/track.ts'
import type { View } from '../../game/types.ts'
import type { Errand, Flag } from '../plan/errands.ts'
import { lastMoveOf } from '../trips/last-move.ts'
import { claimsOf, floodsOf, linesOf, type Picture, tokensOf, zonesOf } from './picture.ts'

interface PictureProps {
  readonly view: View
  readonly players: readonly BoardPlayer[]
  readonly own: number | undefined
  readonly recent: readonly (readonly Event[])[]
  readonly destinations: ReadonlyMap<Point, Destination>
  readonly starts: ReadonlySet<Point> | undefined
  readonly plan: readonly Pair[]
  readonly way: readonly Point[]
  readonly errand: Errand | undefined
  readonly cursor: Point | undefined
  readonly hint: readonly Pair[]
  readonly flags: readonly Flag[]
}

const NOWHERE: readonly Point[] = []

/** What lies on the map now; made again only where something of it has changed. */
export function usePicture(props: PictureProps): Picture {
  const { view, players, own, recent, destinations, starts, plan, way, errand, cursor, hint, flags } = props
  const lines = useMemo(() => linesOf(view, players, own), [view, players, own])
  const fixed = useMemo(
    () => ({
      lines,
      claims: claimsOf(view, lines),
      floods: floodsOf(view),
      tokens: tokensOf(view, players, own),
      zones: zonesOf(view),
      served: own === undefined ? NOWHERE : touchedCities(view, own).map(({ centre }) => centre),
      rainbow: hasRainbow(view.effects),
      hint,
      last: lastMoveOf(recent),
      extent: view.options.map,
    }),
    [view, lines, players, own, hint, recent],
  )
  const goals = useMemo(() => {
    const isPlacing = view.stage === 'placing'
    const points = [...destinations.keys()]
    return { reach: isPlacing ? NOWHERE : points, targets: isPlacing ? points : NOWHERE }
  }, [view.stage, destinations])
  return useMemo(
    () => ({
      ...fixed,
      ...goals,
      starts: starts === undefined ? NOWHERE : [...starts],
      plan,
      way,
      errand,
      cursor,
      flags,
    }),
    [fixed, goals, starts, plan, way, errand, cursor, flags],
  )
}
