import { useCallback, useState } from 'react'
import type { Maze } from '../../game/maze.ts'

/** How many steps can be taken back. */
const STEPS = 100

interface Drawn {
  readonly maze: Maze
  readonly before: readonly Maze[]
}

/** A maze under the pen, with what it was before. A stroke is one step: `again` continues the last one. */
export function useMaze(initial: () => Maze) {
  const [{ maze, before }, setDrawn] = useState<Drawn>(() => ({ maze: initial(), before: [] }))
  const change = useCallback((edit: (maze: Maze) => Maze, again = false) => {
    setDrawn(drawn => {
      const next = edit(drawn.maze)
      if (next === drawn.maze) return drawn
      return { maze: next, before: again ? drawn.before : [...drawn.before, drawn.maze].slice(-STEPS) }
    })
  }, [])
  const undo = useCallback(() => {
    setDrawn(drawn => {
      const last = drawn.before.at(-1)
      return last === undefined ? drawn : { maze: last, before: drawn.before.slice(0, -1) }
    })
  }, [])
  return { maze, change, undo, canUndo: before.length > 0 }
}

export type MazeDesk = ReturnType<typeof useMaze>
