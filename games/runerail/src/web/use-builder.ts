import type { Seat } from '@turnwise/engine'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Action } from '../game/actions.ts'
import { linkBetween, placeNamed } from '../game/board.ts'
import { milepostOf, neighboursOf, type Point, sameMilepost } from '../game/geometry.ts'
import { indexOf } from '../game/track.ts'
import type { View } from '../game/types.ts'
import { extendTo, type Pair, type Plan, planOf, startsOf } from './plan.ts'

export interface Builder {
  readonly plan: Plan
  readonly starts: ReadonlySet<Point>
  readonly isBuilding: boolean
  /** One section; where the rules refuse it, that is said. */
  draw(from: Point, to: Point): void
  /** The cheapest way on to a milepost. */
  drawTo(target: Point): void
  /** Gives the sections that were drawn. */
  drawToCity(name: string): readonly Pair[]
  takeBack(): void
  clear(): void
  build(): void
}

interface BuilderProps {
  readonly view: View
  readonly seat: Seat
  readonly seq: number
  readonly legal: readonly Action[]
  send(action: Action): void
  say(sentence: string, tone?: 'note'): void
}

/** Track is drawn first and then built, each section with a command of its own. */
export function useBuilder({ view, seat, seq, legal, send, say }: BuilderProps): Builder {
  const [pairs, setPairs] = useState<readonly Pair[]>([])
  // A quick stroke lays several sections before the next render.
  const newest = useRef(pairs)
  const [isBuilding, setBuilding] = useState(false)
  const sent = useRef(-1)
  const plan = useMemo(() => planOf(view, seat, withoutLaid(view, pairs)), [view, seat, pairs])
  const starts = useMemo(() => startsOf(plan, seat), [plan, seat])

  const keep = (next: readonly Pair[]) => {
    newest.current = next
    setPairs(next)
  }
  const goOn = useEffectEvent((now: number, offered: readonly Action[], goesOn: boolean) => {
    if (!goesOn || sent.current === now) return
    const [next] = plan.pairs
    if (next === undefined) {
      setBuilding(false)
      keep([])
      return
    }
    const action = offered.find(each => isSection(each, next))
    if (action !== undefined) {
      sent.current = now
      send(action)
    } else if (offered.length > 0) {
      setBuilding(false)
      say(plan.problem ?? 'Track cannot be built now.')
    }
  })
  useEffect(() => goOn(seq, legal, isBuilding), [seq, legal, isBuilding])

  const planNow = () => planOf(view, seat, withoutLaid(view, newest.current))
  const set = (next: Plan) => {
    keep(next.pairs)
    if (next.problem !== undefined) say(next.problem)
  }
  const drawTo = (target: Point) => set(extendTo(view, seat, planNow(), target))
  return {
    plan,
    starts,
    isBuilding,
    draw(from, to) {
      // A stroke that jumps over a milepost, or runs back over its own track, leads on by itself.
      if (!neighboursOf(from).includes(to)) {
        drawTo(to)
        return
      }
      const { pairs: before, state } = planNow()
      const link = linkBetween(from, to)
      if (link !== undefined && indexOf(state.track).owner[link] === seat) return
      set(planOf(view, seat, [...before, [from, to]]))
    },
    drawTo,
    drawToCity(name) {
      const city = placeNamed(name)
      if (city === undefined) return []
      const best = city.points
        .map(point => extendTo(view, seat, plan, point))
        .filter(each => each.pairs.length > plan.pairs.length)
        .toSorted((a, b) => a.cost - b.cost)[0]
      set(best ?? { ...plan, problem: `No track can be drawn towards ${name} now.` })
      return best?.pairs ?? []
    },
    takeBack: () => keep(planNow().pairs.slice(0, -1)),
    clear: () => keep([]),
    build() {
      if (legal.some(({ type }) => type === 'build-track')) setBuilding(true)
      else say('The plan is kept until your next build phase.', 'note')
    },
  }
}

/** Without what has been built since it was drawn. */
function withoutLaid(view: View, pairs: readonly Pair[]): readonly Pair[] {
  const { owner } = indexOf(view.track)
  return pairs.filter(([start, end]) => (owner[linkBetween(start, end) ?? -1] ?? -1) === -1)
}

function isSection(action: Action, [start, end]: Pair): boolean {
  return (
    action.type === 'build-track' &&
    sameMilepost(action.start, milepostOf(start)) &&
    sameMilepost(action.end, milepostOf(end))
  )
}
