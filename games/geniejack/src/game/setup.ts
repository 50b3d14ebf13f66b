import { startBattle } from './battle.ts'
import { rulesFor } from './difficulty.ts'
import { closeFlow, openFlow } from './flow.ts'
import type { RunOptions, RunState } from './types.ts'

/** Changes when the same seed and actions could lead elsewhere, or a state has another shape. */
export const RULES_VERSION = '2.0.0'

export const NOTHING_WORN = { weapon: null, helm: null, armor: null, boots: null, trinket: null } as const

const NOTHING_DONE = { handsPlayed: 0, handsWon: 0, battlesWon: 0, stagesCleared: 0, damageDealt: 0, damageTaken: 0 }

/** A run before its first hand. */
export function setup({ difficulty, rules: changes }: RunOptions, _seats: number, seed: string): RunState {
  const rules = rulesFor(difficulty, changes)
  const { playerMaxHp, playerStartHp } = rules.health
  const flow = openFlow({
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
  startBattle(flow)
  return closeFlow(flow).state
}

/** Today's seed, the same for everybody wherever they are. */
export function dailySeed(today: Date): string {
  return `daily-${today.toISOString().slice(0, 10)}`
}

/** A daily run counts once, so nothing in it can be taken back. */
export function isDaily(seed: string): boolean {
  return /^daily-\d{4}-\d\d-\d\d$/u.test(seed)
}
