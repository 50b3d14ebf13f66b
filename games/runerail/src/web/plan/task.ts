import { useState } from 'react'
import type { Action } from '../../game/commands/index.ts'
import type { Destination } from '../../game/legal.ts'
import type { Point } from '../../game/map/geometry.ts'
import { describePlace } from '../../game/words/places.ts'
import type { MapTask } from '../map/map-view.tsx'
import type { Builder } from './use-builder.ts'

interface Pointed {
  /** What the finger has chosen, the mouse points at, or the keys have reached. */
  readonly shown: Point | undefined
  readonly chosen: Point | undefined
  readonly cursor: Point | undefined
  setHovered(point: Point | undefined): void
  setChosen(point: Point | undefined): void
  setCursor(point: Point | undefined): void
}

export function usePointed(): Pointed {
  const [hovered, setHovered] = useState<Point>()
  const [cursor, setCursor] = useState<Point>()
  const [chosen, setChosen] = useState<Point>()
  return { shown: chosen ?? hovered ?? cursor, chosen, cursor, setHovered, setChosen, setCursor }
}

interface TaskProps {
  readonly pointed: Pointed
  readonly builder: Builder
  readonly destinations: ReadonlyMap<Point, Destination>
  readonly draws: boolean
  readonly canBuild: boolean
  send(action: Action): void
  unpin(): void
  findTrain(): void
}

/** What pointer and keys on the map mean now: going somewhere, or drawing track. */
export function taskOf(props: TaskProps): MapTask {
  const { pointed, builder, destinations, draws, canBuild, send, unpin, findTrain } = props
  const { chosen, setChosen, setCursor } = pointed
  const { drawn, starts } = builder
  const go = (point: Point, isTouch: boolean) => {
    const target = destinations.get(point)
    // A finger cannot hover: the first tap shows the way, the second goes it.
    const isShownFirst = isTouch && chosen !== point && (target?.way.length ?? 0) > 0
    setChosen(isShownFirst ? point : undefined)
    if (target !== undefined && !isShownFirst) send(target.action)
  }
  return {
    tap(point, isTouch) {
      setCursor(point)
      if (destinations.size > 0) go(point, isTouch)
      else if (draws && canBuild && !isTouch && drawn.pairs.at(-1)?.[1] === point) builder.build()
      else if (draws) builder.drawTo(point)
    },
    drawsFrom: point => draws && starts.has(point),
    draw: builder.draw,
    moveCursor: setCursor,
    takeBack: all => (all ? builder.clear() : builder.takeBack()),
    cancel() {
      setChosen(undefined)
      unpin()
      builder.clear()
    },
    findTrain,
  }
}

/** What is at a milepost, and what going there or building there would take. */
export function infoOf(point: Point | undefined, destination: Destination | undefined, cost?: number): string {
  if (point === undefined) return ''
  const parts = [describePlace(point)]
  if (destination !== undefined) {
    if (destination.way.length === 0) parts.push('start here')
    else parts.push(destination.steps === 1 ? '1 step' : `${destination.steps} steps`)
    if (destination.gold > 0) parts.push(`${destination.gold} gold in tolls and bribes`)
  }
  if (cost !== undefined) parts.push(`track for ${cost} gold`)
  return parts.join(' · ')
}
