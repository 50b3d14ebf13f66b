import { type Random, type Rng, seedRandom, type Viewer } from '@turnwise/engine'
import { completeMaze } from './complete.ts'
import { slotTurns } from './effects.ts'
import { generateMaze } from './generate.ts'
import { isPlayer, otherPlayer, type Pair, type Player } from './grid.ts'
import type { Maze } from './maze.ts'
import type { Effect, Explorer, KnownIsland, Slot, State } from './types.ts'
import type { OwnView, View } from './view.ts'
import { wander } from './wander.ts'

/**
 * Some state that looks exactly like this to the viewer, with everything they do not know drawn again: the maze they
 * explore around what they have seen of it, which treasure is true, and where the opponent has been in theirs.
 */
export function resample(view: View, viewer: Viewer, rng: Rng): State {
  if (view.truth !== null) return view.truth
  const seat = typeof viewer === 'number' && isPlayer(viewer) ? viewer : null
  const own = seat === null ? null : view.own
  const explored = seat === null || own === null ? null : ownExplorer(view, own, rng)
  const mazeOf = (owner: Player): Maze | null => {
    if (!view.built[owner]) return null
    if (owner === seat) return own?.maze ?? null
    return explored?.maze ?? generateMaze(view.options, { twisty: rng.int(101), open: rng.int(101) }, rng)
  }
  const mazes: Pair<Maze | null> = [mazeOf(0), mazeOf(1)]
  const explorerOf = (player: Player): Explorer | null => {
    if (player === seat) return explored?.explorer ?? null
    const maze = mazes[otherPlayer(player)]
    if (!view.started[player] || maze === null) return null
    return wander(maze, player, view.tempo[player], effectsOf(view, own, player), rng)
  }
  const explorers: Pair<Explorer | null> = [explorerOf(0), explorerOf(1)]
  return {
    options: view.options,
    phase: view.phase,
    lots: [drawRandom(rng), drawRandom(rng)],
    mazes,
    explorers,
    round: view.round,
    slot: slotOf(view, own, explorers),
    tempo: view.tempo,
    outcome: null,
  }
}

function drawRandom(rng: Rng): Random {
  return seedRandom(`${rng.next()} ${rng.next()}`, 'resampled')
}

/** The viewer's own side: their map as it is, laid into some maze that fits it. */
function ownExplorer(view: View, own: OwnView, rng: Rng): { maze: Maze; explorer: Explorer } | null {
  if (own.explorer === null) return null
  const completed = completeMaze(own.explorer, view.options, rng)
  if (completed === undefined) throw new Error('no maze fits this map')
  const islands = own.explorer.islands.map(({ pit, cells, edges, misses }: KnownIsland) => {
    const origin = (pit === null ? undefined : completed.landings.get(pit)) ?? { x: 0, y: 0 }
    return { pit, origin, cells, edges, misses }
  })
  return { maze: completed.maze, explorer: { ...own.explorer, islands } }
}

/** The effects that a hidden player may have, as far as the turns of the open slot give them away (ruling 9). */
function effectsOf(view: View, own: OwnView | null, player: Player): readonly (Effect | null)[] {
  const { slot } = view
  if (slot === null) return [null, 'crutch', 'crossbow']
  const movedOnce = slot.acts.includes('m')
  if (slot.seat === player) {
    // They are still to move after a move, so this is a slot of two turns, by their own Crutch unless the viewer is slow.
    return movedOnce && own?.explorer?.effect !== 'crossbow' ? ['crutch'] : [null, 'crutch', 'crossbow']
  }
  if (own?.slot?.extra === 'crossbow') return ['crossbow']
  return own?.slot?.extra === null ? [null, 'crutch'] : [null, 'crutch', 'crossbow']
}

/** The open slot with its turns: the viewer knows their own, of another's only what has been played of it. */
function slotOf(view: View, own: OwnView | null, explorers: Pair<Explorer | null>): Slot | null {
  const { slot } = view
  const [first, second] = explorers
  if (slot === null || !isPlayer(slot.seat) || first === null || second === null) return null
  const { seat, acts } = slot
  if (own?.slot != null) return { seat, ...own.slot, acts }
  const { turns, extra } = slotTurns([first, second], seat)
  const moves = [...acts].filter(act => act === 'm').length
  return { seat, turns, left: turns - moves, extra, acts }
}
