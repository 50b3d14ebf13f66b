import { demandsOn, sourcesOf } from '../game/cards/demands.ts'
import { PLACES, type Place, placeNamed } from '../game/map/board.ts'
import { leastStepsTo } from '../game/track/least-steps.ts'
import type { Player, View } from '../game/types.ts'

/** One demand that could be served: where the load comes from (null: it is aboard) and where it goes. */
export interface Job {
  readonly card: number
  readonly good: string
  readonly payoff: number
  readonly source: Place | null
  readonly city: Place
}

export interface Stop {
  readonly job: Job
  readonly deliver: boolean
  readonly place: Place
}

export function stopsOf(job: Job): Stop[] {
  const deliver = { job, deliver: true, place: job.city }
  return job.source === null ? [deliver] : [{ job, deliver: false, place: job.source }, deliver]
}

/** Every demand in the hand with every city that supplies it; what is carried needs no source. */
export function jobsOf(view: View, player: Player): Job[] {
  return player.hand.flatMap(card =>
    demandsOn(card, view.options.map).flatMap(({ city: name, good, payoff }): Job[] => {
      const city = placeNamed(name)
      if (city === undefined) return []
      if (player.loads.includes(good)) return [{ card, good, payoff, source: null, city }]
      if ((view.pool[good] ?? 0) === 0) return []
      return sourcesOf(good, view.options.map).map(source => ({ card, good, payoff, source, city }))
    }),
  )
}

/** A voyage is never shorter than this, boarding and landing counted. */
const VOYAGE = 24

/** By place and place: steps over land if track lay everywhere and every magical link were open. */
const LEAST: readonly Int16Array[] = PLACES.map(from => {
  const steps = leastStepsTo(new Set(from.points))
  return Int16Array.from(PLACES, ({ points }) => Math.min(...points.map(point => steps[point] ?? VOYAGE)))
})

export function leastSteps(from: Place, to: Place): number {
  return Math.min(VOYAGE, LEAST[from.index]?.[to.index] ?? VOYAGE)
}
