import type { AnyEpicId, GameView, Move, TableState } from '../index.ts'
import { type Policy, takeWind } from './policies.ts'

/** What the view tells once for all plies of a search: the mix of the deck and where epics will lie. */
export interface Chart {
  readonly moves: readonly { readonly tiles: number; readonly share: number }[]
  /** Share of the cards that damage. */
  readonly hit: number
  readonly epics: ReadonlySet<number>
  readonly ithaca: number
}

export function chartOf(view: GameView): Chart {
  const shares = new Map<number, number>()
  let hits = 0
  for (const { move, damage, left } of view.seaDeckMix) {
    shares.set(move, (shares.get(move) ?? 0) + left / Math.max(1, view.seaDeckCount))
    if (damage > 0) hits += left
  }
  const ahead = view.ahead.filter(({ type }) => type !== 'SEA').map(({ index }) => index)
  return {
    moves: [...shares].map(([tiles, share]) => ({ tiles, share })),
    hit: hits / Math.max(1, view.seaDeckCount),
    epics: new Set(ahead),
    ithaca: ahead.at(-1) ?? view.tiles.length - 1,
  }
}

/**
 * What landing on a tile is worth beyond its distance, in tiles. Found by coordinate search over 1,500 games a step
 * against the two captains that always draw.
 */
const WORTH: Readonly<Partial<Record<AnyEpicId, number>>> = {
  safe_harbor: 0.5,
  soldier_attack: -1,
  lotus_eaters: -4.5,
  cyclops: -12,
  aeolus: 0.75,
  circe: -4,
  underworld: -1,
  sirens: -0.5,
  sun_gods_cattle: -4,
  ithaca: 10,
}
const UNKNOWN_EPIC = -2.5
/** To land beside a held ship frees a rival. */
const RESCUE = -4
/** An action point in tiles, by what is done with it; a turn lost to a wreck; a damage taken and a damage mended. */
const POINT = 0.3
const LOST_TURN = 4
const DAMAGE = [0.5, 1]
const MENDED = [-0.01, 0.7, 1.2, 1.5]

/** Weighs every move by what it brings on average, with no look beyond it. */
export function pilotPolicy(chart: Chart): Policy {
  return (table, legal) => {
    const wind = takeWind(legal, 1)
    if (wind !== undefined) return wind
    let best = legal[0]
    let bestWorth = Number.NEGATIVE_INFINITY
    for (const move of legal) {
      const worth = worthOfMove(chart, table, move.type)
      if (worth > bestWorth) {
        best = move
        bestWorth = worth
      }
    }
    if (best === undefined) throw new RangeError('no move to choose from')
    return best
  }
}

function worthOfMove(chart: Chart, table: TableState, type: Move['type']): number {
  const { currentPlayer, players, actionsRemaining } = table
  const { position = 0, damage = 0 } = players[currentPlayer] ?? {}
  switch (type) {
    case 'draw_card': {
      let worth = 0
      for (const { tiles, share } of chart.moves) worth += share * worthOfLanding(chart, table, position, tiles)
      return worth - chart.hit * (DAMAGE[damage] ?? LOST_TURN + POINT * (actionsRemaining - 1))
    }
    case 'repair':
      return MENDED[damage] ?? 0
    case 'careful_sail_1':
      return worthOfLanding(chart, table, position, 1) - POINT * 2
    case 'careful_sail_2':
      return worthOfLanding(chart, table, position, 2) - POINT * 4
    default:
      return 0
  }
}

function worthOfLanding(chart: Chart, table: TableState, from: number, tiles: number): number {
  if (tiles === 0) return 0
  const to = Math.min(chart.ithaca, Math.max(0, from + tiles))
  const tile = table.path[to]
  if (tile === undefined) {
    if (to === chart.ithaca) return to - from + (WORTH.ithaca ?? 0)
    return to - from + (chart.epics.has(to) ? UNKNOWN_EPIC : 0)
  }
  if (tile.epicId === undefined) return to - from
  const isRescue = table.players.some(({ stuckAtCyclops, position }) => stuckAtCyclops && position === to)
  return to - from + (isRescue ? RESCUE : (WORTH[tile.epicId] ?? UNKNOWN_EPIC))
}
