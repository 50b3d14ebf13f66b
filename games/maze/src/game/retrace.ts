import { startAt, takeTurn } from './explore.ts'
import { DIRS, type Player, type Point } from './grid.ts'
import type { Maze } from './maze.ts'
import type { Explorer } from './types.ts'

/** A place of a walk on the board itself. */
export interface WalkPoint extends Point {
  /** How many moves had been made then. */
  readonly at: number
  /** Came here down a pit, not by foot. */
  readonly fell: boolean
}

/** Every step of a walk, once nothing is hidden any more: the same moves from the same start, made again. */
export function retrace(maze: Maze, seat: Player, { islands, walk }: Explorer): readonly WalkPoint[] {
  // The start is the first cell of the main island, and merges only add to it.
  const start = islands[0]?.cells[0]
  if (start === undefined) return []
  const points: WalkPoint[] = []
  const walked = startAt(maze, seat, { x: start.x, y: start.y })
  const note = () => {
    for (const event of walked.events.splice(0)) {
      if ((event.type !== 'cell-entered' && event.type !== 'fell') || event.truth === undefined) continue
      const { x, y } = event.truth
      points.push({ x, y, at: walked.state.moves, fell: event.type === 'fell' })
    }
  }
  note()
  for (const letter of walk) {
    const dir = DIRS.find(each => each === letter)
    if (dir === undefined) continue
    takeTurn(walked, maze, seat, dir)
    note()
  }
  return points
}
