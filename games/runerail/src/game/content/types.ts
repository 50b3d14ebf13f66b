/** Map 0 is above ground and 1 underground; q is the offset column and r the row of an odd-r layout (B1, B2). */
export type Milepost = readonly [map: number, q: number, r: number]

export const TERRAINS = [
  '~',
  '.',
  'd',
  'f',
  'm',
  'j',
  'A',
  'V',
  'r',
  'u',
  'p',
  's',
  'c',
  '*',
  '@',
  'P',
  'w',
  '#',
] as const
export type Terrain = (typeof TERRAINS)[number]

export const CITY_SIZES = ['major', 'medium', 'small'] as const
export type CitySize = (typeof CITY_SIZES)[number]

export const RACES = ['catman', 'dwarf', 'elf', 'human', 'orc', 'troll', 'wee folk'] as const
export type Race = (typeof RACES)[number]

/** What lasts for a while, and what happens at once: between them the fourteen effects of 5.3, and the way back. */
export const LASTING_KINDS = [
  'rainbow-bridge',
  'magic-suspended',
  'no-build',
  'halted',
  'half-rate',
  'no-load-exchange',
  'no-upgrade',
  'no-ship-change',
  'no-foreman-change',
] as const
export type EffectKind = (typeof LASTING_KINDS)[number]

export const INSTANT_KINDS = [
  'destroy-track',
  'send-back',
  'ships-to-port',
  'lose-turn',
  'lose-load',
  'war-tax',
] as const
export type InstantKind = (typeof INSTANT_KINDS)[number]

export const EVENT_LENGTHS = ['lasting', 'instant', 'forever'] as const
export type EventLength = (typeof EVENT_LENGTHS)[number]

/** A predicate over mileposts (5.2); what is left out does not narrow it. */
export interface Area {
  readonly map?: number
  readonly regions?: string
  readonly terrain?: string
  readonly nearCity?: { readonly city: string; readonly distance: number }
  readonly nearTerrain?: { readonly terrain: string; readonly distance: number }
  /** Further from the coast than this (A1). */
  readonly inland?: number
}

export interface EventPart {
  readonly kind: EffectKind | InstantKind
  readonly area?: Area
  readonly rivers?: readonly string[]
  /** Only the player who drew the card. */
  readonly drawer?: true
  /** Trains aboard a ship, which are in no area (A2). */
  readonly aboard?: true
  readonly allLoads?: true
}

export interface EventCard {
  readonly number: number
  readonly name: string
  readonly length: EventLength
  readonly text: string
  readonly parts: readonly EventPart[]
}

export interface Grid {
  readonly width: number
  readonly height: number
  /** Row by row, one character for each milepost. */
  readonly cells: string
}

export interface City {
  readonly name: string
  readonly size: CitySize
  readonly at: Milepost
  readonly goods: readonly string[]
}

export const HEX_DIRECTIONS = ['E', 'W', 'NE', 'NW', 'SE', 'SW'] as const
export type HexDirection = (typeof HEX_DIRECTIONS)[number]

export interface River {
  readonly name: string
  readonly crosses: readonly { readonly from: Milepost; readonly direction: HexDirection }[]
}

export interface Entrance {
  readonly name: string
  readonly surface: Milepost
  readonly under: Milepost
}

export interface Train {
  readonly name: string
  readonly level: number
  readonly loads: number
  readonly speed: number
  readonly copies: number
}

export interface Demand {
  readonly city: string
  readonly good: string
  readonly payoff: number
}

export interface DemandCard {
  readonly number: number
  readonly demands: readonly Demand[]
}

/** Everything that never changes, as read from the text files. */
export interface Content {
  readonly surface: Grid
  readonly under: Grid
  readonly regions: { readonly names: Readonly<Record<string, string>>; readonly cells: string }
  readonly cities: readonly City[]
  readonly rivers: readonly River[]
  readonly entrances: readonly Entrance[]
  readonly magic: readonly [string, string]
  readonly rainbow: readonly [string, string]
  readonly goods: readonly { readonly name: string; readonly chips: number }[]
  readonly trains: readonly Train[]
  readonly foremen: readonly { readonly name: string; readonly race: Race }[]
  readonly ships: readonly { readonly name: string; readonly fee: number; readonly speed: number }[]
  readonly demands: readonly DemandCard[]
  readonly events: readonly EventCard[]
}
