import { combatantFor, stageName } from './combatants.ts'
import type { GameRules, GameView } from './types.ts'

export interface Place {
  readonly battle: number
  /** Of the enemy there. */
  readonly id: string
  readonly name: string
  readonly isBoss: boolean
  readonly state: 'won' | 'now' | 'ahead'
}

export interface StageOfRoad {
  readonly stage: number
  readonly name: string
  readonly places: readonly Place[]
}

/** The whole run with what lies behind, here and ahead. */
export function roadOf({ stage: here, battle: at, phase, rules }: GameView): readonly StageOfRoad[] {
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

/** How many battles a run under these rules has. */
export function battlesIn({ progression }: GameRules): number {
  return progression.totalStages * (progression.battlesPerStage + 1)
}

export function isLastStage({ stage, rules }: Pick<GameView, 'stage' | 'rules'>): boolean {
  return stage >= rules.progression.totalStages
}
