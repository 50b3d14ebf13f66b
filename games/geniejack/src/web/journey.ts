import { combatantFor, STAGE_NAMES } from '../game/combatants.ts'
import type { GameView } from '../game/types.ts'

export interface Place {
  readonly battle: number
  readonly name: string
  readonly isBoss: boolean
  readonly state: 'won' | 'now' | 'ahead'
}

export interface StageOnMap {
  readonly stage: number
  readonly name: string
  readonly places: readonly Place[]
}

export const stageName = (stage: number) => STAGE_NAMES[(stage - 1) % STAGE_NAMES.length] ?? STAGE_NAMES[0]

/** The whole run with what lies behind, here and ahead. */
export function mapOf({ stage: here, battle: at, phase, rules }: GameView): readonly StageOnMap[] {
  const { battlesPerStage, totalStages } = rules.progression
  const isBeaten = phase === 'battle_result' || phase === 'shop' || phase === 'genie' || phase === 'victory'
  return Array.from({ length: Math.max(totalStages, here) }, (_, i) => {
    const stage = i + 1
    const places = Array.from({ length: battlesPerStage + 1 }, (_, j): Place => {
      const battle = j + 1
      const { name, isBoss } = combatantFor(stage, battle, battlesPerStage)
      const isHere = stage === here && battle === at
      const isBehind = stage < here || (stage === here && battle < at) || (isHere && isBeaten)
      return { battle, name, isBoss, state: isBehind ? 'won' : isHere ? 'now' : 'ahead' }
    })
    return { stage, name: stageName(stage), places }
  })
}
