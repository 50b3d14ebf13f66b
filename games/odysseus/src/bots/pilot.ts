import type { AnyEpicId, GameView, Move, TableState } from '../index.ts'
import { type Policy, takeWind } from './policies.ts'

/** What is computed from the view once for all plies of a search: the mix of the deck and where epics will lie. */
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

/** All in tiles. */
export interface Weights {
  /** What landing on an epic is worth beyond its distance. */
  readonly epics: Readonly<Partial<Record<AnyEpicId, number>>>
  readonly unknownEpic: number
  /** To land beside a held ship frees a rival. */
  readonly rescue: number
  /** An action point, by what can be done with it. */
  readonly point: number
  /** A turn lost to a wreck. */
  readonly lostTurn: number
  /** The first and the second damage taken. */
  readonly damage: readonly [number, number]
  /** One repair with 1, 2 and 3 damage; of a sound ship it is worth less than nothing. */
  readonly mended: readonly [number, number, number]
}

/** Found by `scripts/tune.ts`. */
export const WEIGHTS: Weights = {
  epics: {
    safe_harbor: 1,
    soldier_attack: -2,
    lotus_eaters: -3.5,
    cyclops: -12,
    aeolus: 1.75,
    circe: -3.2,
    underworld: -1,
    sirens: 0.5,
    sun_gods_cattle: -3.5,
    ithaca: 10,
  },
  unknownEpic: -3.25,
  rescue: -4.75,
  point: 0.3,
  lostTurn: 4.75,
  damage: [0.5, 1.3],
  mended: [0.7, 1.35, 1.5],
}
const MENDED_SOUND = -0.01

/** Rates every move by its average result, without looking further ahead. */
export function pilotPolicy(chart: Chart, weights: Weights = WEIGHTS): Policy {
  return (table, legal) => {
    const wind = takeWind(legal, 1)
    if (wind !== undefined) return wind
    let best = legal[0]
    let bestWorth = Number.NEGATIVE_INFINITY
    for (const move of legal) {
      const worth = worthOfMove(chart, weights, table, move.type)
      if (worth > bestWorth) {
        best = move
        bestWorth = worth
      }
    }
    if (best === undefined) throw new RangeError('no move to choose from')
    return best
  }
}

function worthOfMove(chart: Chart, weights: Weights, table: TableState, type: Move['type']): number {
  const { point, lostTurn, mended } = weights
  const { currentPlayer, players, actionsRemaining } = table
  const { position = 0, damage = 0 } = players[currentPlayer] ?? {}
  switch (type) {
    case 'draw_card': {
      let worth = 0
      for (const { tiles, share } of chart.moves)
        worth += share * worthOfLanding(chart, weights, table, position, tiles)
      return worth - chart.hit * (weights.damage[damage] ?? lostTurn + point * (actionsRemaining - 1))
    }
    case 'repair':
      return damage === 0 ? MENDED_SOUND : (mended[damage - 1] ?? 0)
    case 'careful_sail_1':
      return worthOfLanding(chart, weights, table, position, 1) - point * 2
    case 'careful_sail_2':
      return worthOfLanding(chart, weights, table, position, 2) - point * 4
    default:
      return 0
  }
}

function worthOfLanding(chart: Chart, weights: Weights, table: TableState, from: number, tiles: number): number {
  const { epics, unknownEpic, rescue } = weights
  if (tiles === 0) return 0
  const to = Math.min(chart.ithaca, Math.max(0, from + tiles))
  const tile = table.path[to]
  if (tile === undefined) {
    if (to === chart.ithaca) return to - from + (epics.ithaca ?? 0)
    return to - from + (chart.epics.has(to) ? unknownEpic : 0)
  }
  if (tile.epicId === undefined) return to - from
  const isRescue = table.players.some(({ stuckAtCyclops, position }) => stuckAtCyclops && position === to)
  return to - from + (isRescue ? rescue : (epics[tile.epicId] ?? unknownEpic))
}
