import type { Point } from '../../game/grid.ts'
import { type Maze, thingAt } from '../../game/maze.ts'
import type { Mark } from '../../game/words/things.ts'
import { MarkArt } from '../art/marks.tsx'
import { centreOf, type MapFrame, sideLine } from '../map/frame.ts'
import { MapInk, squaresOf } from '../map/map-view.tsx'
import type { Sheet } from '../map/sheet.ts'
import { nextPit } from './edit.ts'
import type { Tool } from './tools.tsx'
import type { Preview } from './use-pen.ts'

interface PreviewMarkProps {
  readonly frame: MapFrame
  readonly preview: Preview
  readonly tool: Tool
  readonly maze: Maze
}

/** What a click would do, dashed. */
export function PreviewMark({ frame, preview, tool, maze }: PreviewMarkProps) {
  if (preview.kind === 'side') {
    const [from, to] = sideLine(frame, preview.cell, preview.dir)
    const line = `M${from.x} ${from.y}L${to.x} ${to.y}`
    return (
      <g className="maze-preview" data-draws={preview.draws}>
        <path className="maze-preview-halo" d={line} strokeWidth={frame.cell * 0.22} />
        <path d={line} strokeWidth={frame.cell * 0.12} strokeDasharray={`${frame.cell * 0.18} ${frame.cell * 0.14}`} />
      </g>
    )
  }
  const { x, y } = centreOf(frame, preview.cell)
  const mark = markOf(tool, preview.carried, maze)
  return (
    <g className="maze-preview">
      <path className="maze-hover" d={squaresOf(frame, [preview.cell])} />
      {mark !== undefined && (
        <g transform={`translate(${x} ${y}) scale(${frame.cell / 50})`} opacity=".55">
          <MarkArt mark={mark} />
        </g>
      )}
    </g>
  )
}

function markOf(tool: Tool, carried: Point | undefined, maze: Maze): Mark | undefined {
  const thing = carried === undefined ? undefined : thingAt(maze, carried)
  if (thing !== undefined) return thing
  if (tool === 'wall' || tool === 'exit' || tool === 'wipe' || tool === 'move') return undefined
  return tool === 'pit-in' || tool === 'pit-out' ? { kind: tool, pit: nextPit(tool, maze) } : { kind: tool }
}

/** What a click would do, in words beside the pointer. */
export function describePreview(preview: Preview, tool: Tool, isRim: boolean): string {
  if (preview.kind === 'cell') return tool === 'wipe' ? 'Click to clear' : 'Click to place'
  if (isRim) return preview.draws ? 'Click to open an exit' : 'Click to close the exit'
  return preview.draws ? 'Click to draw a wall' : 'Click to open the wall'
}

interface LensProps {
  readonly frame: MapFrame
  readonly sheet: Sheet
  readonly finger: Point
  readonly preview: React.ReactNode
}

const LENS = 104

/** What is under the finger, twice as large and above it. */
export function Lens({ frame, sheet, finger, preview }: LensProps) {
  const half = LENS / 4
  const isHigh = finger.y < LENS + 30
  return (
    <span
      className="maze-lens"
      style={{
        width: LENS,
        height: LENS,
        left: Math.min(frame.width - LENS, Math.max(0, finger.x - LENS / 2)),
        top: isHigh ? finger.y + 40 : finger.y - LENS - 34,
      }}
      aria-hidden="true"
    >
      <svg
        aria-hidden="true"
        viewBox={`${finger.x - half} ${finger.y - half} ${half * 2} ${half * 2}`}
        width={LENS}
        height={LENS}
      >
        <rect x="0" y="0" width={frame.width} height={frame.height} className="maze-lens-paper" />
        <MapInk sheet={sheet} frame={frame} />
        {preview}
      </svg>
    </span>
  )
}
