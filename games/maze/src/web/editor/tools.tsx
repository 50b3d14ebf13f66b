import type { Maze, ThingKind } from '../../game/maze.ts'
import type { Options } from '../../game/options.ts'
import { MarkBadge } from '../mark-icon.tsx'
import type { Mark } from '../sheet.ts'
import { countOf, wanted } from './edit.ts'

export type Tool = 'wall' | ThingKind | 'wipe'

/** In the order of the keys 1 to 9. */
export const TOOLS: readonly { readonly tool: Tool; readonly title: string }[] = [
  { tool: 'wall', title: 'Walls, exits' },
  { tool: 'true-treasure', title: 'True treasure' },
  { tool: 'fake-treasure', title: 'Fake treasure' },
  { tool: 'crutch', title: 'Crutch' },
  { tool: 'crossbow', title: 'Crossbow' },
  { tool: 'trap', title: 'Trap' },
  { tool: 'pit-in', title: 'Pit' },
  { tool: 'pit-out', title: 'Landing' },
  { tool: 'wipe', title: 'Wipe' },
]

interface PaletteProps {
  readonly tool: Tool
  readonly maze: Maze
  readonly options: Options
  readonly onPick: (tool: Tool) => void
}

/** What the pointer puts down, with how many of it lie there already. */
export function Palette({ tool, maze, options, onPick }: PaletteProps) {
  return (
    <fieldset className="maze-palette" aria-label="Tools">
      {TOOLS.map(({ tool: one, title }, i) => {
        const count = countText(one, maze, options)
        if (count?.most === 0) return null
        return (
          <button
            key={one}
            type="button"
            className="maze-tool"
            aria-pressed={one === tool}
            aria-keyshortcuts={String(i + 1)}
            data-complete={count === undefined || count.placed === count.most}
            onClick={() => onPick(one)}
          >
            <ToolIcon tool={one} />
            <span className="maze-tool-name">{title}</span>
            {count !== undefined && (
              <span className="maze-tool-count">
                {count.placed}/{count.most}
              </span>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}

function countText(tool: Tool, maze: Maze, options: Options) {
  if (tool === 'wipe') return undefined
  if (tool === 'wall') return { placed: maze.exits.length, most: options.exits }
  return { placed: countOf(maze, tool), most: wanted(tool, options) }
}

function ToolIcon({ tool }: { readonly tool: Tool }) {
  if (tool === 'wall' || tool === 'wipe') {
    return (
      <svg className="maze-badge" viewBox="-12 -12 24 24" width="26" height="26" aria-hidden="true">
        <path
          className="maze-tool-line"
          d={tool === 'wall' ? 'M-8-8v16M-8 8h16M0 0h8M0 0v-8' : 'M-9 8h18M-6 4l8-11 6 5-5 6zM-2-1l6 5'}
        />
      </svg>
    )
  }
  const mark: Mark = tool === 'pit-in' || tool === 'pit-out' ? { kind: tool, pit: 1 } : { kind: tool }
  return <MarkBadge mark={mark} />
}
