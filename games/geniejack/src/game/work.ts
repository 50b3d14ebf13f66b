import { EMPTY_HAND } from './combat.ts'
import type { RunEvent } from './events.ts'
import { applyModifierPipeline, collectModifiers, type ModifierSets } from './modifiers.ts'
import { SeededRNG } from './rng.ts'
import { scoreHand } from './scoring.ts'
import { describeEvent } from './sentences.ts'
import type { EnemyState, GameRules, Modifier, ModifierContext, PlayerState, RunState, Side } from './types.ts'

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

/** A run while an action works on it: the top level and both combatants are copies, everything below is replaced. */
export interface Work {
  readonly run: Mutable<Omit<RunState, 'player' | 'enemy'>> & { player: PlayerState; enemy: EnemyState | null }
  readonly rng: SeededRNG
  readonly events: RunEvent[]
}

export function openWork(state: RunState): Work {
  const enemy = state.enemy === null ? null : { ...state.enemy }
  return { run: { ...state, player: { ...state.player }, enemy }, rng: SeededRNG.fromState(state.rng), events: [] }
}

const LOG_LENGTH = 5

export function closeWork({ run, rng, events }: Work): RunState {
  run.rng = rng.getState()
  if (events.length > 0) {
    run.log = [...run.log, ...events.slice(-LOG_LENGTH).map(describeEvent)].slice(-LOG_LENGTH)
  }
  return run
}

/** The rules after all modifiers in play. */
export function rulesInForce(run: Pick<RunState, 'rules' | 'player' | 'enemy'>): GameRules {
  return pipeline(run.rules, collectModifiers(run.player, run.enemy))
}

export function pipeline(rules: GameRules, { playerModifiers, enemyModifiers }: ModifierSets): GameRules {
  return applyModifierPipeline(enemyModifiers, applyModifierPipeline(playerModifiers, rules))
}

export function makeContext({ run, rng }: Work, enemyState: EnemyState, rules: GameRules): ModifierContext {
  const playerHand = run.combat?.playerHand ?? EMPTY_HAND
  const dealerHand = run.combat?.dealerHand ?? EMPTY_HAND
  return {
    playerHand,
    dealerHand,
    playerScore: scoreHand(playerHand, rules),
    dealerScore: scoreHand(dealerHand, rules),
    playerState: run.player,
    enemyState,
    rules,
    rng,
    stage: run.stage,
    battle: run.battle,
    handNumber: run.handNumber,
    winnerHandSuits: [],
    winner: 'push',
    owner: 'player',
  }
}

type VoidHook = 'onHandStart' | 'onHandEnd' | 'onBattleStart' | 'onBattleEnd'

/** Runs one side's hooks in order and records whose health each of them changed. */
export function runHooks(
  work: Work,
  hook: VoidHook,
  owner: Side,
  modifiers: readonly Modifier[],
  context: ModifierContext,
): void {
  for (const modifier of modifiers) {
    if (modifier[hook] === undefined) continue
    watchHealth(work, context, modifier.name, () => {
      context.owner = owner
      modifier[hook]?.(context)
    })
  }
}

export function watchHealth(work: Work, context: ModifierContext, cause: string, act: () => void): void {
  const { playerState, enemyState } = context
  const before = playerState.hp
  const enemyBefore = enemyState.hp
  act()
  tellHealth(work, 'player', before, cause)
  tellHealth(work, 'dealer', enemyBefore, cause)
}

export function tellHealth({ run, events }: Work, side: Side, before: number, cause: string): void {
  const { player, enemy } = run
  const hp = side === 'player' ? player.hp : (enemy?.hp ?? before)
  if (hp === before) return
  const name = side === 'player' ? 'You' : (enemy?.data.name ?? '')
  const maxHp = side === 'player' ? player.maxHp : (enemy?.data.maxHp ?? 0)
  if (hp < before) {
    const field = side === 'player' ? 'damageTaken' : 'damageDealt'
    run.tally = { ...run.tally, [field]: run.tally[field] + before - hp }
  }
  const by = hp - before
  run.healthChanges = [...run.healthChanges, { side, by, cause }]
  events.push({ type: 'health-changed', side, name, by, hp, maxHp, cause })
}
