import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { type Point, samePoint } from '../../game/grid.ts'
import { type Maze, thingAt } from '../../game/maze.ts'
import type { Options } from '../../game/options.ts'
import { mazeProblems } from '../../game/validate.ts'
import { CellGrid } from '../cell-grid.tsx'
import { DIR_OF_KEY, useKeys } from '../keys.ts'
import { mazeSheet } from '../sheet.ts'
import { SheetView } from '../sheet-view.tsx'
import { isDrawn, withoutThing, withSide, withThing } from './edit.ts'
import { More } from './more.tsx'
import { Problems } from './problems.tsx'
import { describeCell } from './say.ts'
import { Palette, TOOLS, type Tool } from './tools.tsx'
import type { MazeDesk } from './use-maze.ts'
import { useStroke } from './use-stroke.ts'

interface EditorProps {
  readonly desk: MazeDesk
  readonly options: Options
  /** What can be done with the maze once it is valid. */
  readonly children: (problems: number) => ReactNode
}

/** Walls by drawing along the lines, things by placing them; every rule is watched while one draws. */
export function Editor({ desk, options, children }: EditorProps) {
  const { maze, change } = desk
  const [tool, setTool] = useState<Tool>('wall')
  const [picked, setPicked] = useState<number>()
  const box = useRef<HTMLDivElement>(null)
  const sheet = useMemo(() => mazeSheet(maze), [maze])
  const problems = useMemo(() => mazeProblems(maze, options), [maze, options])
  useStroke(box, sheet, tool, desk)
  useKeys(key => {
    const found = TOOLS[Number(key) - 1]
    if (found === undefined) return false
    setTool(found.tool)
    return true
  })
  const shown = picked !== undefined && picked < problems.length ? [problems[picked]] : problems
  const broken = shown.flatMap(problem => problem?.cells ?? [])
  const put = (cell: Point) => {
    if (tool === 'wall') return
    change(before => (tool === 'wipe' ? withoutThing(before, cell) : withThing(before, tool, cell, options)))
  }
  const key = (cell: Point, event: KeyboardEvent): boolean => {
    const dir = DIR_OF_KEY[event.key]
    if (dir !== undefined && event.shiftKey) {
      change(before => withSide(before, cell, dir, !isDrawn(before, cell, dir)))
      return true
    }
    if (event.key !== 'Delete' && event.key !== 'Backspace') return false
    change(before => withoutThing(before, cell))
    return true
  }
  return (
    <div className="maze-editor">
      <section className="maze-stage" aria-label="Your maze" data-tool={tool}>
        <div className="maze-target" ref={box}>
          <SheetView sheet={sheet} label="The maze as drawn">
            <CellGrid
              sheet={sheet}
              name="Cells of the maze"
              first={CORNER}
              look={cell => ({
                label: describeCell(maze, cell),
                look: broken.some(one => samePoint(one, cell)) ? 'broken' : lookOf(maze, cell, tool),
              })}
              onTap={put}
              onKey={key}
            />
          </SheetView>
        </div>
      </section>
      <div className="maze-desk">
        <Palette tool={tool} maze={maze} options={options} onPick={setTool} />
        <More desk={desk} options={options} />
        <Problems problems={problems} picked={picked} onPick={setPicked} />
        <div className="maze-desk-end">{children(problems.length)}</div>
        <p className="maze-help">
          Draw along the lines; begin on a wall to wipe. Keys: arrows walk, Shift with an arrow draws, 1–9 choose, Enter
          places, Delete wipes.
        </p>
      </div>
    </div>
  )
}

const CORNER: Point = { x: 0, y: 0 }

function lookOf(maze: Maze, cell: Point, tool: Tool): string | undefined {
  if (tool === 'wall') return 'line'
  return thingAt(maze, cell) === undefined ? 'place' : 'carry'
}
