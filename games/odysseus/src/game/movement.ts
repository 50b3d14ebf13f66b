import type { Content, Step, Voyage } from './content.ts'
import { epicIndices, layTile } from './epicClock.ts'
import { patch, patchPlayer, playerOf, record, step } from './flow.ts'
import { endTurnOf, takeDamage, win } from './rules.ts'
import type { GameState, PlayerId, Task } from './types.ts'

/** Resolves tasks one by one; what is left when Aeolus offers his wind waits with the choice. */
export function resolve(content: Content, voyage: Voyage, tasks: readonly Task[]): Voyage {
  let now = voyage
  let left = tasks
  while (left.length > 0 && !now.state.gameEnded && now.state.pendingAeolus === null) {
    const task = left[0]
    if (task === undefined) break
    const done = perform(content, now, task)
    now = done.voyage
    left = left.length === 1 ? done.next : [...done.next, ...left.slice(1)]
  }
  const { pendingAeolus } = now.state
  if (pendingAeolus === null) return now
  return patch(now, { pendingAeolus: { ...pendingAeolus, chain: now.chain, after: [...pendingAeolus.after, ...left] } })
}

function perform(content: Content, voyage: Voyage, task: Task): Step {
  const { playerId } = task
  switch (task.do) {
    case 'sail': {
      const sailed = sail(content, voyage, playerId, task.tiles)
      return task.tiles === 0 ? step(sailed) : step(sailed, { do: 'land', playerId })
    }
    case 'place':
      return step(place(content, voyage, playerId, task.index), { do: 'land', playerId })
    case 'land':
      return land(content, voyage, playerId)
    case 'peek':
      return step(peek(content, voyage, playerId, task.count))
    case 'card': {
      // Ruling 6: the card's damage follows its movement, unless that wrecked the ship already.
      const hit = voyage.state.wreckedThisTurn ? voyage : takeDamage(voyage, playerId, task.damage)
      return step(task.endTurn ? endTurnOf(hit, playerId) : hit)
    }
  }
}

/** Tile by tile, never behind Troy, never past Ithaca. */
export function sail(content: Content, voyage: Voyage, playerId: PlayerId, tiles: number): Voyage {
  const from = playerOf(voyage.state, playerId).position
  let now = voyage
  let to = from
  for (let left = Math.abs(tiles); left > 0; left--) {
    to = nextTile(now.state, to, tiles < 0 ? -1 : 1)
    now = reach(content, now, to)
  }
  if (to === from) return now
  return record(shipAt(now, playerId, to), { type: 'ship-sailed', seat: playerId, from, to })
}

/** The tile one step away; the only function that knows that the path is a line. */
function nextTile(state: GameState, from: number, direction: 1 | -1): number {
  if (direction === -1) return Math.max(0, from - 1)
  return state.path[from]?.category === 'ithaca' ? from : from + 1
}

export function stepShip(content: Content, voyage: Voyage, playerId: PlayerId, direction: 1 | -1): Voyage {
  const position = nextTile(voyage.state, playerOf(voyage.state, playerId).position, direction)
  return shipAt(reach(content, voyage, position), playerId, position)
}

/** A ship that moves is no longer held where it was. */
export function shipAt(voyage: Voyage, playerId: PlayerId, position: number): Voyage {
  const isMoving = playerOf(voyage.state, playerId).position !== position
  return patchPlayer(voyage, playerId, isMoving ? { position, stuckAtCyclops: false } : { position })
}

function place(content: Content, voyage: Voyage, playerId: PlayerId, index: number): Voyage {
  const from = playerOf(voyage.state, playerId).position
  return record(shipAt(reach(content, voyage, index), playerId, index), {
    type: 'ship-placed',
    seat: playerId,
    from,
    to: index,
  })
}

/** Grows the path until it has a tile at this index. */
function reach(content: Content, voyage: Voyage, index: number): Voyage {
  if (voyage.state.path.length > index) return voyage
  const longer = layTile(content, voyage)
  return longer === voyage ? voyage : reach(content, longer, index)
}

/** Circe's jump goes to the next epic ahead; Safe Harbor and Ithaca count. Ruling 11. */
export function nextEpicIndex(content: Content, state: GameState, position: number): number {
  const laid = state.path.findIndex(({ category }, i) => i > position && (category === 'epic' || category === 'ithaca'))
  return laid >= 0 ? laid : (epicIndices(content, state, 1)[0] ?? position)
}

/** Only the last tile of a movement triggers, and within one chain a tile triggers at most once per ship. Ruling 7. */
function land(content: Content, voyage: Voyage, playerId: PlayerId): Step {
  const index = playerOf(voyage.state, playerId).position
  const tile = voyage.state.path[index]
  const key = `${playerId}:${index}`
  if (tile?.epicId === undefined || voyage.chain.includes(key)) return step(voyage)
  const { epicId } = tile
  const epic = content.epics[epicId]
  const name = epic?.name ?? 'Ithaca'
  const noted = record(patch(voyage, { activeEpic: epicId }), {
    type: 'epic-triggered',
    seat: playerId,
    index,
    epicId,
    name,
  })
  if (tile.category === 'ithaca') return step(win(noted, [playerId], 'ithaca'))
  return epic?.effect({ ...noted, chain: [...voyage.chain, key] }, { content, playerId, index }) ?? step(noted)
}

/** A snapshot of the top of the stack; a newer one replaces it. Ruling 14. */
export function peek(content: Content, voyage: Voyage, playerId: PlayerId, count: number): Voyage {
  const top = voyage.state.epicStack.slice(0, count)
  const indices = epicIndices(content, voyage.state, top.length)
  const tiles = top.flatMap(({ epicId }, i) => (epicId === undefined ? [] : [{ epicId, index: indices[i] ?? 0 }]))
  if (tiles.length === 0) return voyage
  return record(patch(voyage, { peek: { playerId, tiles } }), { type: 'epics-peeked', seat: playerId, tiles })
}
