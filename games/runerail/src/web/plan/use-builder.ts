import type { Seat } from '@turnwise/engine'
import { useMemo, useRef, useState } from 'react'
import { lineAction } from '../../game/commands/build-line.ts'
import type { Action } from '../../game/commands/index.ts'
import { linkBetween, placeNamed } from '../../game/map/board.ts'
import { neighboursOf, type Point } from '../../game/map/geometry.ts'
import { openStarts } from '../../game/track/building.ts'
import type { Pair } from '../../game/track/cheapest-route.ts'
import { extendPlan, type Laying, layWhatGoes, notYetBuilt, planLine } from '../../game/track/laying.ts'
import { indexOf } from '../../game/track/track.ts'
import type { View } from '../../game/types.ts'

export interface Builder {
  /** All that is drawn, for as many turns as it takes. */
  readonly drawn: Laying<View>
  /** What of it can be built this turn, or in the next one. */
  readonly now: Laying<View>
  readonly starts: ReadonlySet<Point>
  /** One section; if the rules refuse it, the reason is shown. */
  draw(from: Point, to: Point): void
  /** The cheapest way on to a milepost. */
  drawTo(target: Point): void
  /** Returns the sections that were drawn. */
  drawToCity(name: string): readonly Pair[]
  /** Puts a whole route in place of what was drawn. */
  take(pairs: readonly Pair[]): void
  takeBack(): void
  clear(): void
  /** What builds it as far as money and limit go; undefined while nothing can be built. */
  readonly action: Action | undefined
  build(): void
}

interface BuilderProps {
  readonly view: View
  readonly seat: Seat
  readonly canBuild: boolean
  send(action: Action): void
  say(sentence: string, tone?: 'note'): void
}

/** Track is drawn first and then built, with one command that is undone as one. */
export function useBuilder({ view, seat, canBuild, send, say }: BuilderProps): Builder {
  const [pairs, setPairs] = useState<readonly Pair[]>([])
  // A quick stroke lays several sections before the next render.
  const newest = useRef(pairs)
  const drawn = useMemo(() => planLine(view, seat, notYetBuilt(view, pairs)), [view, seat, pairs])
  const now = useMemo(() => layWhatGoes(view, seat, drawn.pairs), [view, seat, drawn])
  const action = useMemo(() => (canBuild ? lineAction(now.pairs) : undefined), [canBuild, now])
  const starts = useMemo(() => openStarts(drawn.state, seat), [drawn, seat])

  const keep = (next: readonly Pair[]) => {
    newest.current = next
    setPairs(next)
  }
  const planNow = () => planLine(view, seat, notYetBuilt(view, newest.current))
  const set = (next: Laying<View>) => {
    keep(next.pairs)
    if (next.problem !== undefined) say(next.problem)
  }
  const drawTo = (targets: readonly Point[]) => set(extendPlan(view, seat, planNow(), targets))
  return {
    drawn,
    now,
    starts,
    action,
    draw(from, to) {
      // A stroke that jumps over a milepost, or runs back over its own track, is completed automatically.
      if (!neighboursOf(from).includes(to)) {
        drawTo([to])
        return
      }
      const { pairs: before, state } = planNow()
      const link = linkBetween(from, to)
      if (link !== undefined && indexOf(state.track).owner[link] === seat) return
      set(planLine(view, seat, [...before, [from, to]]))
    },
    drawTo: target => drawTo([target]),
    drawToCity(name) {
      const city = placeNamed(name)
      if (city === undefined) return []
      const next = extendPlan(view, seat, planNow(), city.points)
      set(next)
      return next.pairs
    },
    take: keep,
    takeBack: () => keep(planNow().pairs.slice(0, -1)),
    clear: () => keep([]),
    build() {
      if (action !== undefined) send(action)
      else if (canBuild) say(now.problem ?? 'Track cannot be built now.')
      else say('The plan is kept until your next build phase.', 'note')
    },
  }
}
