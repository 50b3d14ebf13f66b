import { fail, ok, parseWith, type Result } from '@turnwise/engine'
import { type Maze, sortMaze } from './game/maze.ts'
import { mazeSchema } from './schema.ts'

/** A maze as text, for files and the clipboard: rows of walls line by line, so that a person can read it. */
export function formatMaze(maze: Maze): string {
  return `${JSON.stringify(sortMaze(maze), null, 2)}\n`
}

/** Checks only the shape; `mazeProblems` checks whether the maze is valid in a match. */
export function parseMaze(text: string): Result<Maze> {
  const value = parseJson(text)
  if (!value.ok) return value
  const parsed = parseWith(mazeSchema, value.value)
  return parsed.ok ? ok(sortMaze(parsed.value)) : fail('bad-request', `This is not a maze: ${parsed.error.message}`)
}

function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text))
  } catch {
    return fail('bad-request', 'This is not a maze: it is not JSON.')
  }
}
