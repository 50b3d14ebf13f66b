import { type PointerEvent, useRef, useState } from 'react'
import { type Dir, isPerimeter, type Point, samePoint } from '../../game/grid.ts'
import { type Maze, thingAt } from '../../game/maze.ts'
import type { Options } from '../../game/options.ts'
import { cellAt, type MapFrame, placeAt, pointOn } from '../map/frame.ts'
import { isDrawn, moved, withoutThing, withSide, withThing } from './edit.ts'
import { sideAt } from './hit.ts'
import type { Tool } from './tools.tsx'
import type { MazeDesk } from './use-maze.ts'

/** What a click would do. */
export type Preview =
  | { readonly kind: 'side'; readonly cell: Point; readonly dir: Dir; readonly draws: boolean }
  | { readonly kind: 'cell'; readonly cell: Point; readonly carried?: Point }

interface Stroke {
  readonly pointer: number
  readonly start: Point
  /** Sides are drawn or wiped, as the first one of the stroke was. */
  draws: boolean | undefined
  /** A finger first points, and draws once it has moved far enough. */
  isDrawing: boolean
  readonly carried: Point | undefined
}

/** How far a finger may move while it only points, in cells. */
const POINTING = 0.8

/** The pen: it shows what a click would do, draws along the lines, and carries things. */
export function usePen(frame: MapFrame, tool: Tool, options: Options, desk: MazeDesk) {
  const { maze, change } = desk
  const [preview, setPreview] = useState<Preview>()
  /** Where a finger is, for the lens. */
  const [finger, setFinger] = useState<Point>()
  const stroke = useRef<Stroke>(undefined)
  const previewAt = (point: Point, carried?: Point): Preview | undefined => {
    if (tool === 'move') return undefined
    if (tool === 'wall' || tool === 'exit') {
      const hit = sideAt(placeAt(frame, point), maze.size)
      if (hit === undefined || (tool === 'exit' && !isPerimeter(maze.size, hit.cell, hit.dir))) return undefined
      return { kind: 'side', ...hit, draws: !isDrawn(maze, hit.cell, hit.dir) }
    }
    const cell = cellAt(frame, point)
    return cell === undefined ? undefined : { kind: 'cell', cell, ...(carried === undefined ? {} : { carried }) }
  }
  const drawSide = (found: Preview | undefined, now: Stroke) => {
    if (found?.kind !== 'side') return
    const isFirst = now.draws === undefined
    const draws = now.draws ?? found.draws
    now.draws = draws
    change(before => withSide(before, found.cell, found.dir, draws), !isFirst)
  }
  const put = (cell: Point, carried: Point | undefined) => {
    if (carried !== undefined && !samePoint(carried, cell)) return change(before => moved(before, carried, cell))
    change(before => placed(before, tool, cell, options))
  }
  return {
    preview,
    finger,
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || tool === 'move') return
      const start = pointOn(event.currentTarget, event)
      const cell = cellAt(frame, start)
      const isLine = tool === 'wall' || tool === 'exit'
      const carries = !isLine && cell !== undefined && thingAt(maze, cell) !== undefined && tool !== 'wipe'
      const isDrawing = event.pointerType === 'mouse' && isLine
      const now: Stroke = {
        pointer: event.pointerId,
        start,
        draws: undefined,
        isDrawing,
        carried: carries ? cell : undefined,
      }
      stroke.current = now
      event.currentTarget.setPointerCapture(event.pointerId)
      if (isDrawing) drawSide(previewAt(start), now)
      else setPreview(previewAt(start, now.carried))
      if (event.pointerType !== 'mouse') setFinger(start)
    },
    onPointerMove(event: PointerEvent) {
      const point = pointOn(event.currentTarget, event)
      const now = stroke.current
      if (now === undefined || now.pointer !== event.pointerId) {
        if (event.pointerType === 'mouse') setPreview(previewAt(point))
        return
      }
      if (event.pointerType !== 'mouse') setFinger(point)
      const isFar = Math.hypot(point.x - now.start.x, point.y - now.start.y) > POINTING * frame.cell
      if (!now.isDrawing && isFar && (tool === 'wall' || tool === 'exit')) {
        now.isDrawing = true
        drawSide(previewAt(now.start), now)
      }
      if (now.isDrawing) drawSide(previewAt(point), now)
      setPreview(now.isDrawing ? undefined : previewAt(point, now.carried))
    },
    onPointerUp(event: PointerEvent) {
      const now = stroke.current
      if (now?.pointer !== event.pointerId) return
      const found = previewAt(pointOn(event.currentTarget, event))
      stroke.current = undefined
      setFinger(undefined)
      setPreview(undefined)
      if (now.isDrawing || found === undefined) return
      if (found.kind === 'side') drawSide(found, now)
      else put(found.cell, now.carried)
    },
    onPointerCancel() {
      stroke.current = undefined
      setFinger(undefined)
      setPreview(undefined)
    },
    onPointerLeave() {
      if (stroke.current === undefined) setPreview(undefined)
    },
    put: (cell: Point) => put(cell, undefined),
  }
}

function placed(maze: Maze, tool: Tool, cell: Point, options: Options): Maze {
  if (tool === 'wall' || tool === 'exit' || tool === 'move') return maze
  return tool === 'wipe' ? withoutThing(maze, cell) : withThing(maze, tool, cell, options)
}
