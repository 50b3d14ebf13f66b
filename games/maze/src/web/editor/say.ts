import { DIRS, type Point } from '../../game/grid.ts'
import { type Maze, sideOf, thingAt } from '../../game/maze.ts'
import { DIR_NAMES, formatCell } from '../../game/words/names.ts'
import { nameOfMark } from '../../game/words/things.ts'

/** "C4: Crutch; walls north, east; exit south". */
export function describeCell(maze: Maze, cell: Point): string {
  const thing = thingAt(maze, cell)
  const walls = DIRS.filter(dir => sideOf(maze, cell, dir).endsWith('wall')).map(dir => DIR_NAMES[dir])
  const exits = DIRS.filter(dir => sideOf(maze, cell, dir) === 'exit').map(dir => DIR_NAMES[dir])
  return [
    `${formatCell(cell)}: ${thing === undefined ? 'empty' : nameOfMark(thing)}`,
    ...(walls.length > 0 ? [`walls ${walls.join(', ')}`] : []),
    ...(exits.length > 0 ? [`exit ${exits.join(', ')}`] : []),
  ].join('; ')
}
