import type { Maze } from '../../game/maze.ts'
import { formatMaze, parseMaze } from '../../maze-json.ts'

/** A kept maze outlives the page; a draft only the tab, and is each seat's own. */
const KEPT = 'turnwise.maze.kept'
const draftKey = (seat: number) => `turnwise.maze.draft.${seat}`

export function keepMaze(maze: Maze): void {
  write(localStorage, KEPT, maze)
}

export function keptMaze(): Maze | undefined {
  return read(localStorage, KEPT)
}

export function saveDraft(seat: number, maze: Maze): void {
  write(sessionStorage, draftKey(seat), maze)
}

export function draftOf(seat: number): Maze | undefined {
  return read(sessionStorage, draftKey(seat))
}

export function dropDraft(seat: number): void {
  sessionStorage.removeItem(draftKey(seat))
}

function write(storage: Storage, key: string, maze: Maze): void {
  try {
    storage.setItem(key, formatMaze(maze))
  } catch {
    // A full or forbidden store costs the copy, never the maze on the screen.
  }
}

function read(storage: Storage, key: string): Maze | undefined {
  const text = storage.getItem(key)
  if (text === null) return undefined
  const parsed = parseMaze(text)
  return parsed.ok ? parsed.value : undefined
}
