import type { KeyboardEvent, ReactNode } from 'react'
import { isLand } from '../../game/map/board.ts'
import { mapOf, milepostOf, type Point, pointOf, stepFrom, terrainAt } from '../../game/map/geometry.ts'
import { Tools } from './tools.tsx'
import type { PointerTask } from './use-pointer.ts'
import { usePointer } from './use-pointer.ts'
import type { StageHandle } from './use-stage.ts'

export interface MapTask extends PointerTask {
  moveCursor(point: Point): void
  takeBack(all: boolean): void
  cancel(): void
  findTrain(): void
}

interface MapViewProps {
  readonly handle: StageHandle
  readonly task: MapTask
  readonly cursor: Point | undefined
  /** Where the cursor begins: at the own train. */
  readonly home: Point
  /** Track is planned although the player could go somewhere. */
  readonly isPencil: boolean
  readonly togglePencil: (() => void) | undefined
  readonly children: ReactNode
}

const KEYS =
  'Arrows move a cursor, Enter chooses, plus and minus zoom, G changes the level, F finds your train, Backspace takes back a section.'

/** A widget: screen readers pass it every key while it has the focus. */
const FOCUSABLE = { tabIndex: 0 } as const

/** The map itself: pointer and keys on the canvas, and the tools beside it. */
export function MapView({ handle, task, cursor, home, isPencil, togglePencil, children }: MapViewProps) {
  const pointer = usePointer(handle, task)
  const { stage, level } = handle
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    stage.current?.skip()
    const at = cursor === undefined || mapOf(cursor) !== level ? undefined : cursor
    // The first arrow finds the train, on whatever level it is; after a change of level the middle of that one.
    const start = cursor === undefined ? home : middleOf(level)
    const next = event.key.startsWith('Arrow') ? (at === undefined ? start : stepTo(at, event.key)) : undefined
    if (next !== undefined) {
      task.moveCursor(next)
      stage.current?.lens.keepInView(next)
    } else if (!act(event, at)) return
    event.preventDefault()
  }
  const act = (event: KeyboardEvent, at: Point | undefined): boolean => {
    switch (event.key) {
      case 'Enter':
      case ' ':
        if (at !== undefined) task.tap(at, false)
        return true
      case 'Backspace':
        task.takeBack(event.shiftKey)
        return true
      case 'Escape':
        task.cancel()
        return true
      case '+':
      case '=':
        stage.current?.lens.zoom(1)
        return true
      case '-':
        stage.current?.lens.zoom(-1)
        return true
      case 'g':
        stage.current?.lens.goTo(1 - level)
        return true
      case 'f':
        task.findTrain()
        return true
      default:
        return event.key.startsWith('Arrow')
    }
  }
  return (
    <div className="runerail-map">
      <div
        className="runerail-surface"
        role="application"
        {...FOCUSABLE}
        aria-label={`Map, ${level === 0 ? 'above ground' : 'underground'}. ${KEYS}`}
        onKeyDown={press}
        {...pointer}
      >
        <canvas ref={handle.canvas} className="runerail-canvas" />
      </div>
      <Tools handle={handle} isPencil={isPencil} togglePencil={togglePencil} findTrain={task.findTrain} />
      {children}
    </div>
  )
}

function middleOf(level: number): Point {
  return pointOf(level === 0 ? [0, 30, 15] : [1, 11, 6]) ?? 0
}

/** Up and down alternate between left and right, so that they keep to one column. */
function stepTo(from: Point, key: string): Point | undefined {
  const milepost = milepostOf(from)
  const isEven = (milepost[2] & 1) === 0
  const direction = {
    ArrowLeft: 'W',
    ArrowRight: 'E',
    ArrowUp: isEven ? 'NE' : 'NW',
    ArrowDown: isEven ? 'SE' : 'SW',
  } as const
  const found = Object.entries(direction).find(([name]) => name === key)?.[1]
  const next = found === undefined ? undefined : pointOf(stepFrom(milepost, found))
  return next === undefined || (terrainAt(next) === '#' && !isLand(next)) ? undefined : next
}
