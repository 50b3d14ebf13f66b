import type { Flow, Step } from './flow.ts'
import type { AnyEpicId, PlayerId } from './types.ts'

export interface Landing {
  readonly content: Content
  readonly playerId: PlayerId
  readonly index: number
}

export type EpicEffect = (flow: Flow, landing: Landing) => Step

export interface EpicDefinition {
  readonly name: string
  /** For players, two sentences at most. */
  readonly description: string
  /** The Sun God's Cattle send a ship back to challenges only. */
  readonly challenge: boolean
  readonly effect: EpicEffect
}

export interface SeaCardSpec {
  readonly id: string
  readonly name: string
  readonly move: number
  readonly damage: number
  readonly endTurn?: boolean
  /** In the deck of 2, 3 and 4 players. */
  readonly copies: readonly [number, number, number]
}

/** Fields that a difficulty leaves out default to those of the content. */
export interface Difficulty {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly cards?: readonly SeaCardSpec[]
  readonly pace?: readonly number[]
  readonly startDamage?: number
}

/**
 * Everything that an expansion may change. The rules read it and know no epic, card, pace or difficulty by name, so a new
 * one is a new value here and no change of a rule.
 */
export interface Content {
  /** One tile of each is dealt; Ithaca is always there and always last. */
  readonly epics: Readonly<Partial<Record<AnyEpicId, EpicDefinition>>>
  readonly cards: readonly SeaCardSpec[]
  /** Open-sea tiles before the first, second … epic; then it starts again. */
  readonly pace: readonly number[]
  /** The second may not follow the first directly in the order of the epics. */
  readonly forbiddenNeighbours: readonly (readonly [AnyEpicId, AnyEpicId])[]
  /** The first is the usual one. */
  readonly difficulties: readonly Difficulty[]
}

export interface Mode {
  readonly cards: readonly SeaCardSpec[]
  readonly pace: readonly number[]
  readonly startDamage: number
}

export function modeOf(content: Content, difficulty: string): Mode {
  const found = content.difficulties.find(({ id }) => id === difficulty)
  return {
    cards: found?.cards ?? content.cards,
    pace: found?.pace ?? content.pace,
    startDamage: found?.startDamage ?? 0,
  }
}

export function epicIds(content: Content): AnyEpicId[] {
  return Object.keys(content.epics) as AnyEpicId[]
}

export const ITHACA = {
  name: 'Ithaca',
  description: 'Home. The ship that lands here wins at once.',
}

/** Name and description of any epic, Ithaca included. */
export function describeEpic(content: Content, id: AnyEpicId): { readonly name: string; readonly description: string } {
  return id === 'ithaca' ? ITHACA : (content.epics[id] ?? { name: id, description: '' })
}
