import type { Maze, ThingKind } from '../../game/maze.ts'
import { type Options, thingsNeeded } from '../../game/options.ts'
import { MarkIcon } from '../art/marks.tsx'
import { countOf, nextPit, wallsOf } from './edit.ts'

export type Tool = 'wall' | 'exit' | ThingKind | 'wipe' | 'move'

/** In the order of the keys 1 to 9 and 0. */
export const TOOLS: readonly { readonly tool: Tool; readonly title: string; readonly short?: string }[] = [
  { tool: 'wall', title: 'Walls' },
  { tool: 'exit', title: 'Exits' },
  { tool: 'true-treasure', title: 'True treasure', short: 'True' },
  { tool: 'fake-treasure', title: 'Fake treasures', short: 'Fakes' },
  { tool: 'crutch', title: 'Crutches' },
  { tool: 'crossbow', title: 'Crossbows' },
  { tool: 'trap', title: 'Traps' },
  { tool: 'pit-in', title: 'Pits' },
  { tool: 'pit-out', title: 'Landings' },
  { tool: 'wipe', title: 'Eraser' },
]

interface PaletteProps {
  readonly tool: Tool
  readonly maze: Maze
  readonly options: Options
  readonly isSmall: boolean
  /** The map is larger than its paper: it can be moved. */
  readonly canMove: boolean
  readonly onPick: (tool: Tool) => void
}

/** What the pointer puts down, with how many of it are there already. */
export function Palette({ tool, maze, options, isSmall, canMove, onPick }: PaletteProps) {
  const tools = canMove ? [...TOOLS, { tool: 'move' as const, title: 'Move the map', short: 'Move' }] : TOOLS
  return (
    <fieldset className="maze-palette" aria-label="Tools" data-small={isSmall}>
      {tools.map(({ tool: one, title, short = title }, i) => {
        const count = countText(one, maze, options)
        if (count?.most === 0) return null
        const isComplete = count === undefined || count.most === undefined || count.placed === count.most
        return (
          <button
            key={one}
            type="button"
            className="maze-tool"
            aria-pressed={one === tool}
            aria-keyshortcuts={i < 10 ? String((i + 1) % 10) : undefined}
            data-complete={isComplete}
            onClick={() => onPick(one)}
          >
            <ToolIcon tool={one} pit={pitOn(one, maze, options)} size={isSmall ? 28 : 40} />
            <span className="maze-tool-name">{isSmall ? short : title}</span>
            {count !== undefined && (
              <em>
                {count.most === undefined
                  ? count.placed
                  : isComplete
                    ? `✓${isSmall ? '' : ` ${count.placed} of ${count.most}`}`
                    : isSmall
                      ? `${count.placed}/${count.most}`
                      : `${count.placed} of ${count.most}`}
              </em>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}

function countText(tool: Tool, maze: Maze, options: Options): { placed: number; most?: number } | undefined {
  if (tool === 'wipe' || tool === 'move') return undefined
  if (tool === 'wall') return { placed: wallsOf(maze) }
  if (tool === 'exit') return { placed: maze.exits.length, most: options.exits }
  return { placed: countOf(maze, tool), most: thingsNeeded(options)[tool] }
}

const DRAWN: Readonly<Record<'wall' | 'move', string>> = {
  wall: 'M-15-16V15H16M0-16V0H16',
  move: 'M-16 0H16M0-16V16M-16 0l6-5M-16 0l6 5M16 0l-6-5M16 0l-6 5M0-16l-5 6M0-16l5 6M0 16l-5-6M0 16l5-6',
}

/** The number that the next one gets; once all are there, the last. */
function pitOn(tool: Tool, maze: Maze, { pits }: Options): number {
  return tool === 'pit-in' || tool === 'pit-out' ? Math.min(pits, nextPit(tool, maze)) : 0
}

function ToolIcon({ tool, pit, size }: { readonly tool: Tool; readonly pit: number; readonly size: number }) {
  if (tool === 'pit-in' || tool === 'pit-out') return <MarkIcon mark={{ kind: tool, pit }} size={size} />
  if (tool !== 'wall' && tool !== 'wipe' && tool !== 'exit' && tool !== 'move') {
    return <MarkIcon mark={{ kind: tool }} size={size} />
  }
  return (
    <svg className="maze-icon" viewBox="-24 -24 48 48" width={size} height={size} aria-hidden="true">
      {(tool === 'wall' || tool === 'move') && <path className="maze-tool-line" d={DRAWN[tool]} />}
      {tool === 'exit' && (
        <>
          <path className="maze-tool-line" d="M-22 2h12M10 2h12" />
          <path className="maze-arrow" d="M0-16L11-3H5V16H-5V-3H-11z" />
        </>
      )}
      {tool === 'wipe' && (
        <>
          <path d="M-14 4L4-14L16-2L-2 16H-8z" fill="#e9a49a" />
          <path className="maze-line" d="M-14 4L4-14L16-2L-2 16H-8zM-5-5L7 7M-2 16H16" />
        </>
      )}
    </svg>
  )
}
