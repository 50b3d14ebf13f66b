import type { Content } from './content.ts'
import { epicIndices, layTile } from './epicClock.ts'
import { change, changePlayer, emit, type Flow, playerOf, type Step, step } from './flow.ts'
import { endTurnOf, takeDamage, win } from './rules.ts'
import type { GameState, PlayerId, Task } from './types.ts'

/** Resolves tasks one by one; what is left when Aeolus offers his wind waits with the choice. */
export function resolve(content: Content, flow: Flow, tasks: readonly Task[]): Flow {
  let now = flow
  let left = tasks
  while (left.length > 0 && !now.state.gameEnded && now.state.pendingAeolus === null) {
    const task = left[0]
    if (task === undefined) break
    const done = perform(content, now, task)
    now = done.flow
    left = left.length === 1 ? done.next : [...done.next, ...left.slice(1)]
  }
  const { pendingAeolus } = now.state
  if (pendingAeolus === null) return now
  return change(now, {
    pendingAeolus: { ...pendingAeolus, chain: now.chain, after: [...pendingAeolus.after, ...left] },
  })
}

function perform(content: Content, flow: Flow, task: Task): Step {
  const { playerId } = task
  switch (task.do) {
    case 'sail': {
      const sailed = sail(content, flow, playerId, task.tiles)
      return task.tiles === 0 ? step(sailed) : step(sailed, { do: 'land', playerId })
    }
    case 'place':
      return step(place(content, flow, playerId, task.index), { do: 'land', playerId })
    case 'land':
      return land(content, flow, playerId)
    case 'peek':
      return step(peek(content, flow, playerId, task.count))
    case 'card': {
      // Ruling 6: the card's damage follows its movement, unless that wrecked the ship already.
      const hit = flow.state.wreckedThisTurn ? flow : takeDamage(flow, playerId, task.damage)
      return step(task.endTurn ? endTurnOf(hit, playerId) : hit)
    }
  }
}

/** Tile by tile, never behind Troy, never past Ithaca. */
export function sail(content: Content, flow: Flow, playerId: PlayerId, tiles: number): Flow {
  const from = playerOf(flow.state, playerId).position
  let now = flow
  let to = from
  for (let left = Math.abs(tiles); left > 0; left--) {
    to = nextTile(now.state, to, tiles < 0 ? -1 : 1)
    now = reach(content, now, to)
  }
  if (to === from) return now
  return emit(shipAt(now, playerId, to), { type: 'ship-sailed', seat: playerId, from, to })
}

/** The tile one step away; the only function that knows that the path is a line. */
function nextTile(state: GameState, from: number, direction: 1 | -1): number {
  if (direction === -1) return Math.max(0, from - 1)
  return state.path[from]?.category === 'ithaca' ? from : from + 1
}

export function stepShip(content: Content, flow: Flow, playerId: PlayerId, direction: 1 | -1): Flow {
  const position = nextTile(flow.state, playerOf(flow.state, playerId).position, direction)
  return shipAt(reach(content, flow, position), playerId, position)
}

/** A ship that moves is no longer held where it was. */
export function shipAt(flow: Flow, playerId: PlayerId, position: number): Flow {
  const isMoving = playerOf(flow.state, playerId).position !== position
  return changePlayer(flow, playerId, isMoving ? { position, stuckAtCyclops: false } : { position })
}

function place(content: Content, flow: Flow, playerId: PlayerId, index: number): Flow {
  const from = playerOf(flow.state, playerId).position
  return emit(shipAt(reach(content, flow, index), playerId, index), {
    type: 'ship-placed',
    seat: playerId,
    from,
    to: index,
  })
}

/** Grows the path until it has a tile at this index. */
function reach(content: Content, flow: Flow, index: number): Flow {
  if (flow.state.path.length > index) return flow
  const longer = layTile(content, flow)
  return longer === flow ? flow : reach(content, longer, index)
}

/** Circe's jump goes to the next epic ahead; Safe Harbor and Ithaca count. Ruling 11. */
export function nextEpicIndex(content: Content, state: GameState, position: number): number {
  const laid = state.path.findIndex(({ category }, i) => i > position && (category === 'epic' || category === 'ithaca'))
  return laid >= 0 ? laid : (epicIndices(content, state, 1)[0] ?? position)
}

/** Only the last tile of a movement triggers, and within one chain a tile triggers at most once per ship. Ruling 7. */
function land(content: Content, flow: Flow, playerId: PlayerId): Step {
  const index = playerOf(flow.state, playerId).position
  const tile = flow.state.path[index]
  const key = `${playerId}:${index}`
  if (tile?.epicId === undefined || flow.chain.includes(key)) return step(flow)
  const { epicId } = tile
  const epic = content.epics[epicId]
  const name = epic?.name ?? 'Ithaca'
  const noted = emit(change(flow, { activeEpic: epicId }), {
    type: 'epic-triggered',
    seat: playerId,
    index,
    epicId,
    name,
  })
  if (tile.category === 'ithaca') return step(win(noted, [playerId], 'ithaca'))
  return epic?.effect({ ...noted, chain: [...flow.chain, key] }, { content, playerId, index }) ?? step(noted)
}

/** A snapshot of the top of the stack; a newer one replaces it. Ruling 14. */
export function peek(content: Content, flow: Flow, playerId: PlayerId, count: number): Flow {
  const top = flow.state.epicStack.slice(0, count)
  const indices = epicIndices(content, flow.state, top.length)
  const tiles = top.flatMap(({ epicId }, i) => (epicId === undefined ? [] : [{ epicId, index: indices[i] ?? 0 }]))
  if (tiles.length === 0) return flow
  return emit(change(flow, { peek: { playerId, tiles } }), { type: 'epics-peeked', seat: playerId, tiles })
}
