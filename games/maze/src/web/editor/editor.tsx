import { ownValue } from '@turnwise/engine'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { DEFAULT_STYLE } from '../../game/generate.ts'
import { isInside, isPerimeter, neighbour, type Point } from '../../game/grid.ts'
import type { Options } from '../../game/options.ts'
import type { MazeProblem } from '../../game/validate.ts'
import { describeCell } from '../../game/words/board.ts'
import { type Box, Paper } from '../art/paper.tsx'
import { DIR_OF_KEY, useKeys } from '../keys.ts'
import { boardFrame, centreOf, type Margins } from '../map/frame.ts'
import { MapView } from '../map/map-view.tsx'
import { mazeSheet } from '../map/sheet.ts'
import { Drawer } from './drawer.tsx'
import { emptyMaze, freshMaze, isDrawn, mirrored, withoutThing, withSide } from './edit.ts'
import { describePreview, Lens, PreviewMark } from './preview.tsx'
import { Problems } from './problems.tsx'
import { Palette, TOOLS, type Tool } from './tools.tsx'
import type { MazeDesk } from './use-maze.ts'
import { usePen } from './use-pen.ts'

interface EditorProps {
  readonly desk: MazeDesk
  readonly options: Options
  readonly problems: readonly MazeProblem[]
  /** The part of the scene that it has. */
  readonly room: Box
  readonly isShared: boolean
  /** Held sideways, plates cover the upper left: the tools are at the left below them, the map has the whole height. */
  readonly below?: number
}

/** A cell is never smaller for a finger; a larger board is moved under the paper's edge. */
const LEAST_CELL = 32
const SMALL_MARGINS: Margins = { left: 22, right: 8, top: 24, bottom: 10 }
const ACROSS_MARGINS: Margins = { left: 22, right: 8, top: 18, bottom: 4 }
const LARGE_MARGINS: Margins = { left: 46, right: 26, top: 44, bottom: 26 }

/** Walls by drawing along the lines, things by placing them; every rule is checked while the player draws. */
export function Editor({ desk, options, problems, room, isShared, below }: EditorProps) {
  const { maze, change } = desk
  const [tool, setTool] = useState<Tool>('wall')
  const [picked, setPicked] = useState<number>()
  const [cursor, setCursor] = useState<Point>()
  const [style, setStyle] = useState(DEFAULT_STYLE)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [isNoteOpen, setNoteOpen] = useState(false)
  const isBeside = room.width > room.height * 1.05
  const isSmall = Math.min(room.width, room.height) < 520
  const isAcross = below !== undefined
  const paper = isAcross ? acrossPaper(room) : paperBox(room, isBeside, isSmall)
  const bench = isAcross ? acrossBench(room, paper, below) : benchPlace(room, paper, isBeside)
  // A small phone has no room for the problems beside the tools: a button opens them.
  const isTight = isAcross || bench.height < TIGHT
  const sheet = useMemo(() => mazeSheet(maze), [maze])
  const margins = isAcross ? ACROSS_MARGINS : isSmall ? SMALL_MARGINS : LARGE_MARGINS
  const frame = useMemo(
    () => boardFrame(sheet, { width: paper.width, height: paper.height }, margins, isSmall ? LEAST_CELL : 0),
    [sheet.from.x, sheet.to.x, paper.width, paper.height, margins, isSmall],
  )
  const canMove = frame.width > paper.width + 1 || frame.height > paper.height + 1
  const pen = usePen(frame, tool, options, desk)
  useKeys(key => {
    const found = /^\d$/.test(key) ? TOOLS[(Number(key) + 9) % 10] : undefined
    if (found !== undefined) setTool(found.tool)
    else if (key === 'Escape' && isDrawerOpen) setDrawerOpen(false)
    else return false
    return true
  })
  const shown = picked !== undefined && picked < problems.length ? [problems[picked]] : problems
  const broken = useMemo(() => shown.flatMap(problem => problem?.cells ?? []), [problems, picked])
  const press = (event: KeyboardEvent) => {
    const at = cursor ?? CORNER
    const dir = ownValue(DIR_OF_KEY, event.key)
    if (dir !== undefined && event.shiftKey) change(before => withSide(before, at, dir, !isDrawn(before, at, dir)))
    else if (dir !== undefined) {
      const next = neighbour(at, dir)
      if (isInside(maze.size, next)) setCursor(next)
    } else if (event.key === 'Enter' || event.key === ' ') pen.put(at)
    else if (event.key === 'Delete' || event.key === 'Backspace') change(before => withoutThing(before, at))
    else return
    event.preventDefault()
  }
  const { preview } = pen
  const previewMark =
    preview === undefined ? null : <PreviewMark frame={frame} preview={preview} tool={tool} maze={maze} />
  const ring = cursor === undefined ? undefined : centreOf(frame, cursor)
  return (
    <div className="maze-editor" data-beside={isBeside} data-small={isSmall} data-across={isAcross}>
      <Paper box={paper} seed={3} kind="graph" name="editor">
        <div className="maze-scroller" data-moves={tool === 'move'} data-larger={canMove}>
          <div
            className="maze-body"
            role="application"
            aria-label="Maze. Arrow keys move, Shift with an arrow draws a wall, Enter places, Delete clears, digits choose tools."
            aria-describedby="maze-cursor"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is drawn on by keys as well
            tabIndex={0}
            data-tool={tool}
            style={{ width: frame.width, height: frame.height }}
            onKeyDown={press}
            onFocus={event => event.currentTarget.matches(':focus-visible') && setCursor(cursor ?? CORNER)}
            onBlur={() => setCursor(undefined)}
            onPointerDown={pen.onPointerDown}
            onPointerMove={pen.onPointerMove}
            onPointerUp={pen.onPointerUp}
            onPointerCancel={pen.onPointerCancel}
            onPointerLeave={pen.onPointerLeave}
          >
            <MapView sheet={sheet} frame={frame} label="The maze as drawn" broken={broken}>
              {previewMark}
              {ring !== undefined && (
                <rect
                  className="maze-cursor"
                  x={ring.x - frame.cell / 2}
                  y={ring.y - frame.cell / 2}
                  width={frame.cell}
                  height={frame.cell}
                />
              )}
            </MapView>
            {pen.finger !== undefined && <Lens frame={frame} sheet={sheet} finger={pen.finger} preview={previewMark} />}
            {preview !== undefined && pen.finger === undefined && (
              <Tip frame={frame} preview={preview} tool={tool} size={maze.size} />
            )}
          </div>
        </div>
        <span id="maze-cursor" className="only-heard" aria-live="polite">
          {cursor === undefined ? '' : describeCell(maze, cursor)}
        </span>
      </Paper>
      <div className="maze-bench" style={bench} data-tight={isTight}>
        <Palette
          tool={tool}
          maze={maze}
          options={options}
          isSmall={isSmall || !isBeside}
          canMove={canMove}
          onPick={setTool}
        />
        <div className="maze-row">
          <Small onClick={desk.undo} isOff={!desk.canUndo}>
            Undo
          </Small>
          {!isTight && <Small onClick={() => change(mirrored)}>Mirror</Small>}
          <Small onClick={() => change(before => emptyMaze(before.size))}>Clear</Small>
          {isSmall && (
            <Small onClick={() => change(() => freshMaze(options, style))}>
              {isTight ? 'Surprise' : 'Surprise me'}
            </Small>
          )}
          <Small onClick={() => setDrawerOpen(!isDrawerOpen)}>{isSmall ? 'Mazes…' : 'My mazes…'}</Small>
          {isTight && (
            <Small onClick={() => setNoteOpen(!isNoteOpen)}>
              {problems.length === 0 ? '✓ Valid' : `⚠ ${problems.length} to fix`}
            </Small>
          )}
        </div>
        {(!isTight || isNoteOpen) && <Problems problems={problems} picked={picked} onPick={setPicked} />}
        {!isSmall && (
          <div className="maze-styles">
            <Small onClick={() => change(() => freshMaze(options, style))}>Surprise me</Small>
            <div>
              <Slider title="Twisty" value={style.twisty} onChange={twisty => setStyle({ ...style, twisty })} />
              <Slider title="Open" value={style.open} onChange={open => setStyle({ ...style, open })} />
            </div>
          </div>
        )}
      </div>
      {isDrawerOpen && (
        <div className="maze-drawer-place" style={drawerPlace(room, paper, isBeside, isAcross)}>
          <Drawer desk={desk} isShared={isShared} hasMirror={isTight} onClose={() => setDrawerOpen(false)} />
        </div>
      )}
    </div>
  )
}

/** Tools, a row of buttons and two lines of problems need this much. */
const TIGHT = 190

const CORNER: Point = { x: 0, y: 0 }

function paperBox(room: Box, isBeside: boolean, isSmall: boolean): Box {
  if (isBeside) {
    const width = Math.min(room.width * (isSmall ? 0.54 : 0.56), room.height * 1.04)
    return { ...room, width }
  }
  // A board of ten columns, names and rims, and what is left for the tools.
  const { left, right, top, bottom } = isSmall ? SMALL_MARGINS : LARGE_MARGINS
  const height = Math.min(room.width - left - right + top + bottom, room.height * (isSmall ? 0.7 : 0.6))
  return { ...room, height }
}

function acrossPaper({ x, y, width, height }: Box): Box {
  const wide = Math.min(height + ACROSS_MARGINS.left + ACROSS_MARGINS.right, width * 0.6)
  return { x: x + width - wide, y, width: wide, height }
}

function acrossBench({ x, y, height, width }: Box, paper: Box, below: number) {
  return { left: x, top: y + below, width: width - paper.width - 12, height: height - below }
}

/** On a phone the mazes come over the map as well: they need more room than the tools. */
function drawerPlace(room: Box, paper: Box, isBeside: boolean, isAcross: boolean) {
  if (isAcross) return { left: room.x, top: room.y + 4, width: room.width, height: room.height - 8 }
  if (isBeside) return benchPlace(room, paper, isBeside)
  const height = Math.min(430, room.height * 0.8)
  return { left: room.x, top: room.y + room.height - height, width: room.width, height }
}

function benchPlace(room: Box, paper: Box, isBeside: boolean) {
  if (isBeside) {
    const left = paper.x + paper.width + 20
    return { left, top: room.y, width: room.x + room.width - left, height: room.height }
  }
  const top = paper.y + paper.height + 8
  return { left: room.x, top, width: room.width, height: room.y + room.height - top }
}

function Tip({
  frame,
  preview,
  tool,
  size,
}: {
  readonly frame: Parameters<typeof centreOf>[0]
  readonly preview: Parameters<typeof describePreview>[0]
  readonly tool: Tool
  readonly size: number
}) {
  const { x, y } = centreOf(frame, preview.cell)
  const isRim = preview.kind === 'side' && isPerimeter(size, preview.cell, preview.dir)
  const isLow = y > frame.height * 0.8
  return (
    <span
      className="maze-tip"
      aria-hidden="true"
      style={{ left: Math.min(frame.width - 180, x + 14), top: isLow ? y - frame.cell * 1.1 : y + frame.cell * 0.6 }}
    >
      {describePreview(preview, tool, isRim)}
    </span>
  )
}

interface SmallProps {
  readonly children: string
  readonly isOff?: boolean
  readonly onClick: () => void
}

function Small({ children, isOff = false, onClick }: SmallProps) {
  return (
    <button type="button" className="button button-small" aria-disabled={isOff ? true : undefined} onClick={onClick}>
      {children}
    </button>
  )
}

interface SliderProps {
  readonly title: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function Slider({ title, value, onChange }: SliderProps) {
  return (
    <label className="maze-style">
      <span>{title}</span>
      <input
        className="range"
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        aria-valuetext={`${value} percent`}
        onChange={event => onChange(Number(event.target.value))}
      />
    </label>
  )
}
