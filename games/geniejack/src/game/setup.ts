import { startBattle } from './battle.ts'
import { rulesFor } from './difficulty.ts'
import { closeWork, openWork } from './flow.ts'
import type { RunOptions, RunState } from './types.ts'

export const NOTHING_WORN = { weapon: null, helm: null, armor: null, boots: null, trinket: null } as const

const NOTHING_DONE = { handsPlayed: 0, handsWon: 0, battlesWon: 0, stagesCleared: 0, damageDealt: 0, damageTaken: 0 }

/** A run before its first hand. */
export function startRun(seed: string, { difficulty, rules: changes }: RunOptions): RunState {
  const rules = rulesFor(difficulty, changes)
  const { playerMaxHp, playerStartHp } = rules.health
  const work = openWork({
    seed,
    difficulty,
    rules,
    rng: { seed, callCount: 0 },
    phase: 'pre_hand',
    stage: 1,
    battle: 1,
    handNumber: 1,
    player: {
      hp: playerStartHp,
      maxHp: playerMaxHp,
      gold: 0,
      equipment: NOTHING_WORN,
      consumables: [],
      wishes: [],
      activeEffects: [],
      memory: {},
    },
    enemy: null,
    combat: null,
    shop: null,
    genie: null,
    lastHandResult: null,
    healthChanges: [],
    goldEarned: 0,
    tally: NOTHING_DONE,
    outcome: null,
    log: [],
  })
  startBattle(work)
  return closeWork(work).state
}
