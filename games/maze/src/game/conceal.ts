import { drawRandom, type Rng, type Viewer } from '@turnwise/engine'
import { completeMaze } from './complete.ts'
import { EFFECT_CHOICES, slotTurns } from './effects.ts'
import { generateMaze } from './generate.ts'
import { isPlayer, otherPlayer, PLAYERS, type Player, replaced } from './grid.ts'
import type { Maze } from './maze.ts'
import type { Effect, Explorer, Slot, State } from './types.ts'
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
