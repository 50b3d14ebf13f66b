import { type Content, modeOf } from './content.ts'
import { emit, type Flow } from './flow.ts'
import type { GameState, Peek, Tile } from './types.ts'

/** Lays the next tile: as many open seas as the pace says, then an epic, and again. Ruling 2. */
export function layTile(content: Content, flow: Flow): Flow {
  const { state } = flow
  const isSea = state.epicClock < seasBefore(content, state, epicsLaid(state))
  const stack = isSea ? state.openSeasStack : state.epicStack
  const tile = stack[0]
  if (tile === undefined) return flow
  const rest = stack.slice(1)
  const path = [...state.path, tile]
  const laid: GameState = isSea
    ? { ...state, path, openSeasStack: rest, epicClock: state.epicClock + 1 }
    : { ...state, path, epicStack: rest, epicClock: 0, peek: peekAfter(state.peek, tile) }
  return emit({ ...flow, state: laid }, { type: 'tile-laid', index: state.path.length, tile })
}

export function epicsLaid(state: Pick<GameState, 'path'>): number {
  let laid = 0
  for (const tile of state.path) if (tile.category === 'epic' || tile.category === 'ithaca') laid++
  return laid
}

export function seasBefore(content: Content, state: Pick<GameState, 'difficulty'>, epic: number): number {
  const { pace } = modeOf(content, state.difficulty)
  return pace[epic % pace.length] ?? 0
}

/** The places that the epics of the stack will have on the path, first one first. */
export function epicIndices(content: Content, state: GameState, count: number): number[] {
  const laid = epicsLaid(state)
  const indices: number[] = []
  let index = state.path.length - 1 - state.epicClock
  for (let epic = 0; epic < count; epic++) {
    index += seasBefore(content, state, laid + epic) + 1
    indices.push(index)
  }
  return indices
}

/** A tile that was laid drops out of the peek, and the last one takes the peek with it. Ruling 14. */
function peekAfter(peek: Peek | null, laid: Tile): Peek | null {
  if (peek === null) return null
  const tiles = peek.tiles.filter(tile => tile.epicId !== laid.epicId)
  return tiles.length === 0 ? null : { ...peek, tiles }
}
