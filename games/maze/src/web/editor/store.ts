import type { Maze } from '../../game/maze.ts'
import { formatMaze, parseMaze } from '../../schema.ts'

/** Kept mazes outlive the page, and are on this device only. */
const KEPT = 'turnwise.mazes'
/** The only one that could be kept before mazes had names. */
const KEPT_BEFORE = 'turnwise.maze.kept'
/** The drawing that "Play with this maze" takes into the next match. */
const NEXT = 'turnwise.maze.next'

interface KeptMaze {
  readonly name: string
  readonly maze: Maze
}

export function keptMazes(): readonly KeptMaze[] {
  const kept = parseList(localStorage.getItem(KEPT))
  const before = read(localStorage, KEPT_BEFORE)
  return before === undefined ? kept : [...kept, { name: 'Saved before', maze: before }]
}

/** A maze of the same name is replaced. */
export function keepMaze(name: string, maze: Maze): void {
  writeList([...keptMazes().filter(kept => kept.name !== name), { name, maze }])
}

export function dropMaze(name: string): void {
  writeList(keptMazes().filter(kept => kept.name !== name))
}

function writeList(list: readonly KeptMaze[]): void {
  store(localStorage, KEPT, JSON.stringify(list.map(({ name, maze }) => ({ name, maze: formatMaze(maze) }))))
  localStorage.removeItem(KEPT_BEFORE)
}

function parseList(text: string | null): readonly KeptMaze[] {
  const value: unknown = text === null ? [] : JSON.parse(text)
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: { readonly name?: unknown; readonly maze?: unknown }) => {
    const maze = typeof entry?.maze === 'string' ? parseMaze(entry.maze) : undefined
    return maze?.ok === true && typeof entry.name === 'string' ? [{ name: entry.name, maze: maze.value }] : []
  })
}

/** A drawing that is not built yet: of one seat of one match, or of the editor, and as long as the tab. */
export function saveDraft(place: string, maze: Maze): void {
  store(sessionStorage, draftKey(place), formatMaze(maze))
}

export function draftOf(place: string): Maze | undefined {
  return read(sessionStorage, draftKey(place))
}

export function dropDraft(place: string): void {
  sessionStorage.removeItem(draftKey(place))
}

const draftKey = (place: string) => `turnwise.maze.draft.${place}`

export function saveForNextMatch(maze: Maze): void {
  store(sessionStorage, NEXT, formatMaze(maze))
}

/** Only once: another match begins with its own maze. */
export function takeForMatch(size: number): Maze | undefined {
  const maze = read(sessionStorage, NEXT)
  if (maze?.size !== size) return undefined
  sessionStorage.removeItem(NEXT)
  return maze
}

function store(storage: Storage, key: string, text: string): void {
  try {
    storage.setItem(key, text)
  } catch {
    // If storage is full or forbidden, only the copy is lost, never the maze on the screen.
  }
}

function read(storage: Storage, key: string): Maze | undefined {
  const text = storage.getItem(key)
  if (text === null) return undefined
  const parsed = parseMaze(text)
  return parsed.ok ? parsed.value : undefined
}
