import { combatantFor } from '../game/combatants.ts'
import { stageName } from '../game/explain.ts'
import type { GameView } from '../game/types.ts'

export interface Place {
  readonly battle: number
  /** Of the enemy there. */
  readonly id: string
  readonly name: string
  readonly isBoss: boolean
  readonly state: 'won' | 'now' | 'ahead'
}

export interface StageOnMap {
  readonly stage: number
  readonly name: string
  readonly places: readonly Place[]
}

/** The whole run with what lies behind, here and ahead. */
export function mapOf({ stage: here, battle: at, phase, rules }: GameView): readonly StageOnMap[] {
  const { battlesPerStage, totalStages } = rules.progression
  const isBeaten = phase === 'battle_result' || phase === 'shop' || phase === 'genie' || phase === 'victory'
  return Array.from({ length: Math.max(totalStages, here) }, (_, i) => {
    const stage = i + 1
    const places = Array.from({ length: battlesPerStage + 1 }, (_, j): Place => {
      const battle = j + 1
      const { id, name, isBoss } = combatantFor(stage, battle, battlesPerStage)
      const isHere = stage === here && battle === at
      const isBehind = stage < here || (stage === here && battle < at) || (isHere && isBeaten)
      return { battle, id, name, isBoss, state: isBehind ? 'won' : isHere ? 'now' : 'ahead' }
    })
    return { stage, name: stageName(stage), places }
  })
}

/** More than the parchment can show. */
const MOST = 16
const WINDOW = 11

/** All of it, or of a longer run what lies around the present. */
export function partOf(map: readonly StageOnMap[], { stage, battle }: GameView): readonly StageOnMap[] {
  if (map.reduce((sum, { places }) => sum + places.length, 0) <= MOST) return map
  return map
    .filter(one => one.stage === stage)
    .map(({ places, name }) => {
      const first = Math.max(0, Math.min(battle - 1 - Math.floor(WINDOW / 2), places.length - WINDOW))
      return { stage, name: `Stage ${stage} of ${map.length}: ${name}`, places: places.slice(first, first + WINDOW) }
    })
}
