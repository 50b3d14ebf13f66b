import { FOREMEN } from '../content/index.ts'
import { RACES, type Race, type Terrain } from '../content/types.ts'
import { endsOf, IS_INLET, isLand, LINK_COUNT, type LinkId, RIVER_BITS } from '../map/board.ts'
import { isUnderground, POINT_COUNT, type Point, terrainAt } from '../map/geometry.ts'
import type { Player } from '../types.ts'

export const SPENDING_LIMIT = 20
export const UPGRADE_COST = 10
export const DRAW_FOREMAN_COST = 1
export const CHOOSE_FOREMAN_COST = 5
export const TOLL = 4
export const BRIBE = 1
const RIVER_SURCHARGE = 2
const INLET_SURCHARGE = 3
const HUMAN_INLET_SURCHARGE = 1
const TROLL_COST = 2

/** B6: to build to it. Sea and void have no cost: no link leads there. */
const TERRAIN_COST: Readonly<Record<Terrain, number>> = {
  '~': 0,
  '#': 0,
  '.': 1,
  d: 1,
  w: 1,
  f: 2,
  m: 2,
  u: 2,
  p: 2,
  j: 3,
  s: 3,
  c: 3,
  A: 5,
  V: 5,
  r: 5,
  '*': 5,
  '@': 5,
  P: 5,
}

/** Without foreman and water: the price of a section that ends on it; null where none can. */
export function terrainPrice(terrain: Terrain): number | null {
  return terrain === '~' || terrain === '#' ? null : TERRAIN_COST[terrain]
}

/** 2.2: the terrain that each race builds for 1. */
const CHEAP: Readonly<Partial<Record<Race, Terrain>>> = { catman: 'j', dwarf: 'm', elf: 'f' }

/** What the underground is made of, where alone a Troll builds (F3). */
const BELOW: ReadonlySet<Terrain> = new Set(
  Array.from({ length: POINT_COUNT }, (_, point) => point)
    .filter(point => isUnderground(point) && isLand(point))
    .map(terrainAt),
)

/** What a section that ends on this terrain costs with a foreman, and what it costs without; null where none can be built. */
export function priceFor(
  terrain: Terrain,
  race: Race | undefined,
): { readonly price: number | null; readonly usual: number | null } {
  const usual = terrainPrice(terrain)
  if (race === 'troll') return { price: BELOW.has(terrain) ? TROLL_COST : null, usual }
  return { price: race !== undefined && CHEAP[race] === terrain ? 1 : usual, usual }
}

/** The same for what a crossing adds. */
export function surchargeFor(race: Race | undefined) {
  const isHuman = race === 'human'
  return {
    river: { price: isHuman ? 0 : RIVER_SURCHARGE, usual: RIVER_SURCHARGE },
    inlet: { price: isHuman ? HUMAN_INLET_SURCHARGE : INLET_SURCHARGE, usual: INLET_SURCHARGE },
  }
}

export function raceOf(player: Player): Race | undefined {
  return player.foreman === null ? undefined : FOREMEN.get(player.foreman)?.race
}

/** F2: the foreman changes the terrain part only. F3: a Troll pays 2 for anything underground. */
function terrainCost(point: Point, race: Race | undefined): number {
  if (race === 'troll' && isUnderground(point)) return TROLL_COST
  const terrain = terrainAt(point)
  if (race !== undefined && CHEAP[race] === terrain) return 1
  return TERRAIN_COST[terrain]
}

/** W1 once however many rivers, W2 once a link; never both (W3). */
function surcharge(link: LinkId, race: Race | undefined): number {
  const { river, inlet } = surchargeFor(race)
  if (IS_INLET[link] === 1) return inlet.price
  return RIVER_BITS[link] === 0 ? 0 : river.price
}

/** K5 without the bribe. */
export function sectionCost(link: LinkId, end: Point, race: Race | undefined): number {
  return terrainCost(end, race) + surcharge(link, race)
}

/** The same as a table by race: at 2 · link for laying it towards its second end, at 2 · link + 1 towards its first. */
export const SECTION_COSTS: ReadonlyMap<Race | undefined, Uint8Array> = new Map(
  [undefined, ...RACES].map(race => {
    const costs = new Uint8Array(2 * LINK_COUNT)
    for (let link = 0; link < LINK_COUNT; link++) {
      const [a, b] = endsOf(link)
      costs[2 * link] = sectionCost(link, b, race)
      costs[2 * link + 1] = sectionCost(link, a, race)
    }
    return [race, costs]
  }),
)

export function isUndergroundLink(link: LinkId): boolean {
  return isUnderground(endsOf(link)[0])
}

/** M5, F4. */
export function paysBribes(race: Race | undefined): boolean {
  return race !== 'orc' && race !== 'troll'
}

/** Effect 14. */
export function warTax(gp: number): number {
  if (gp < 50) return 0
  if (gp < 100) return 10
  if (gp < 150) return 15
  if (gp < 200) return 20
  return 30
}
