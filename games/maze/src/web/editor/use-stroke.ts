import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type Point, samePoint } from '../../game/grid.ts'
import { type Maze, thingAt } from '../../game/maze.ts'
import { cellAt, pointAt } from '../ink.ts'
import type { Sheet } from '../sheet.ts'
import { isDrawn, moved, withSide } from './edit.ts'
import { sideAt } from './hit.ts'
import type { Tool } from './tools.tsx'
import type { MazeDesk } from './use-maze.ts'

interface Stroke {
  readonly pointer: number
  /** Walls drawn or wiped, as the first side of the stroke was. */
  draws: boolean | undefined
  /** A thing that is carried. */
  readonly from: Point | undefined
}

/** The pen: along the lines it draws walls, or wipes them when it began on one; on a thing it carries it. */
export function useStroke(box: RefObject<HTMLElement | null>, sheet: Sheet, tool: Tool, desk: MazeDesk): void {
  const draw = useEffectEvent((stroke: Stroke, x: number, y: number) => {
    const hit = sideAt(pointAt(sheet, x, y), desk.maze.size)
    if (hit === undefined) return
    const isFirst = stroke.draws === undefined
    const draws = stroke.draws ?? !isDrawn(desk.maze, hit.cell, hit.dir)
    stroke.draws = draws
    desk.change(maze => withSide(maze, hit.cell, hit.dir, draws), !isFirst)
  })
  const begin = useEffectEvent((pointer: number, x: number, y: number): Stroke => {
    const cell = tool === 'wall' ? undefined : cellAt(sheet, x, y)
    const carries = cell !== undefined && thingAt(desk.maze, cell) !== undefined
    return { pointer, draws: undefined, from: carries ? cell : undefined }
  })
  const drop = useEffectEvent((from: Point, x: number, y: number) => {
    const to = cellAt(sheet, x, y)
    if (to !== undefined && !samePoint(from, to)) desk.change((maze: Maze) => moved(maze, from, to))
  })
  const drawsWalls = useEffectEvent(() => tool === 'wall')
  useEffect(() => {
    const element = box.current
    if (element === null) return
    let stroke: Stroke | undefined
    const at = (event: PointerEvent): readonly [number, number] => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [(event.clientX - left) / width, (event.clientY - top) / height]
    }
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return
      stroke = begin(event.pointerId, ...at(event))
      if (drawsWalls()) draw(stroke, ...at(event))
    }
    const move = (event: PointerEvent) => {
      if (stroke?.pointer === event.pointerId && drawsWalls()) draw(stroke, ...at(event))
    }
    const up = (event: PointerEvent) => {
      if (stroke?.pointer !== event.pointerId) return
      if (stroke.from !== undefined) drop(stroke.from, ...at(event))
      stroke = undefined
    }
    const stop = new AbortController()
    element.addEventListener('pointerdown', down, { signal: stop.signal })
    addEventListener('pointermove', move, { signal: stop.signal })
    addEventListener('pointerup', up, { signal: stop.signal })
    return () => stop.abort()
  }, [box])
}
