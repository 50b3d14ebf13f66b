import { drawRandom, type Rng, type Viewer } from '@turnwise/engine'
import { completeMaze } from './complete.ts'
import { generateMaze } from './generate.ts'
import { isPlayer, otherPlayer, type Pair, PLAYERS, type Player, replaced } from './grid.ts'
import type { Maze } from './maze.ts'
import { EFFECT_CHOICES, slotTurns } from './slots.ts'
import type { Effect, Explorer, KnownIsland, OwnView, Slot, State, View } from './types.ts'
import { wander } from './wander.ts'

/**
 * Another match that looks the same from this seat (ruling 16). A player knows their own maze and their own map, but
 * not what else lies in the maze they explore, where the landings on their map are, or what the opponent has found. A
 * spectator knows only the tempo. Nothing is hidden once the match is over.
 */
export function conceal(state: State, viewer: Viewer, rng: Rng): State {
  if (viewer === 'host' || state.phase === 'over') return state
  const seat = typeof viewer === 'number' && isPlayer(viewer) ? viewer : null
  let { mazes, explorers } = state
  for (const owner of PLAYERS) {
    const explorer = explorers[otherPlayer(owner)]
    if (mazes[owner] === null || owner === seat) continue
    if (otherPlayer(owner) === seat && explorer !== null) {
      const laid = redrawAround(state, explorer, rng)
      mazes = replaced(mazes, owner, laid.maze)
      explorers = replaced(explorers, seat, laid.explorer)
    } else {
      mazes = replaced(mazes, owner, generateMaze(state.options, { twisty: rng.int(101), open: rng.int(101) }, rng))
    }
  }
  for (const player of PLAYERS) {
    const maze = mazes[otherPlayer(player)]
    if (player === seat || maze === null || explorers[player] === null) continue
    const choices = effectsOf(state, seat, player)
    explorers = replaced(explorers, player, wander(maze, player, state.tempo[player], choices, rng))
  }
  const lots: State['lots'] = [drawRandom(rng), drawRandom(rng)]
  return { ...state, lots, mazes, explorers, slot: concealSlot(state.slot, seat, explorers) }
}

/** The maze that a player explores, drawn again around what their map shows of it; the landings move with it. */
function redrawAround(
  state: State,
  explorer: Explorer,
  rng: Rng,
): { readonly maze: Maze; readonly explorer: Explorer } {
  const completed = completeMaze(explorer, state.options, rng)
  if (completed === undefined) throw new Error('no maze fits this map')
  const islands = explorer.islands.map(island => {
    const origin = island.pit === null ? undefined : completed.landings.get(island.pit)
    return origin === undefined ? island : { ...island, origin }
  })
  return { maze: completed.maze, explorer: { ...explorer, islands } }
}

/** The effects that a hidden player may have, as far as the turns of the open slot give them away (ruling 9). */
function effectsOf({ slot, explorers }: State, seat: Player | null, player: Player): readonly (Effect | null)[] {
  if (slot === null) return EFFECT_CHOICES
  if (slot.seat === player) {
    // A slot that continues after a move has two turns: by the player's Crutch, unless the viewer has a Crossbow.
    const isSecondTurn = slot.acts.includes('m')
    const viewerIsSlow = seat !== null && explorers[seat]?.effect === 'crossbow'
    return isSecondTurn && !viewerIsSlow ? ['crutch'] : EFFECT_CHOICES
  }
  // In the viewer's own slot a second turn by Crossbow shows the opponent's, a single turn that they have none.
  if (slot.seat !== seat || slot.extra === 'crutch') return EFFECT_CHOICES
  return slot.extra === 'crossbow' ? ['crossbow'] : [null, 'crutch']
}

/** A player knows the turns of their own slot; of another's only what has been played of it. */
function concealSlot(slot: Slot | null, seat: Player | null, [first, second]: State['explorers']): Slot | null {
  if (slot === null || slot.seat === seat || first === null || second === null) return slot
  const { turns, extra } = slotTurns([first, second], slot.seat)
  const moves = [...slot.acts].filter(act => act === 'm').length
  return { ...slot, turns, left: turns - moves, extra }
}

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
    return wander(maze, player, view.tempo[player], effectsIn(view, own, player), rng)
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
function effectsIn(view: View, own: OwnView | null, player: Player): readonly (Effect | null)[] {
  const { slot } = view
  if (slot === null) return EFFECT_CHOICES
  const movedOnce = slot.acts.includes('m')
  if (slot.seat === player) {
    // They are still to move after a move, so this is a slot of two turns, by their own Crutch unless the viewer is slow.
    return movedOnce && own?.explorer?.effect !== 'crossbow' ? ['crutch'] : EFFECT_CHOICES
  }
  if (own?.slot?.extra === 'crossbow') return ['crossbow']
  return own?.slot?.extra === null ? [null, 'crutch'] : EFFECT_CHOICES
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
