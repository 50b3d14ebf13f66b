import { type Applied, Transition } from '@turnwise/engine'
import { EMPTY_HAND, scorePlayer } from './combat.ts'
import type { Event } from './events.ts'
import { applyModifierPipeline, collectModifiers, type ModifierSets } from './modifiers.ts'
import { SeededRNG } from './rng.ts'
import { scoreHand } from './scoring.ts'
import type { EnemyState, GameRules, Modifier, ModifierContext, PlayerState, RunState, Side } from './types.ts'
import { describeEvent } from './words/events.ts'

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }
type WorkingRun = Mutable<Omit<RunState, 'player' | 'enemy'>> & { player: PlayerState; enemy: EnemyState | null }

/** An action while it runs. Modifiers change combatants in place, so the run and both combatants are copies; the rest is replaced. */
export interface Flow extends Transition<WorkingRun, Event> {
  readonly rng: SeededRNG
}

export function openFlow(state: RunState): Flow {
  const enemy = state.enemy === null ? null : { ...state.enemy }
  const copy: WorkingRun = { ...state, player: { ...state.player }, enemy }
  return Object.assign(new Transition<WorkingRun, Event>(copy), { rng: SeededRNG.fromState(state.rng) })
}

const LOG_LENGTH = 5

export function closeFlow(flow: Flow): Applied<RunState, Event> {
  const { state: run, rng, events } = flow
  run.rng = rng.getState()
  if (events.length > 0) {
    run.log = [...run.log, ...events.slice(-LOG_LENGTH).map(describeEvent)].slice(-LOG_LENGTH)
  }
  return flow.done()
}

/** The rules after all modifiers in play. */
export function rulesInForce(run: Pick<RunState, 'rules' | 'player' | 'enemy'>): GameRules {
  return pipeline(run.rules, collectModifiers(run.player, run.enemy))
}

export function pipeline(rules: GameRules, { playerModifiers, enemyModifiers }: ModifierSets): GameRules {
  return applyModifierPipeline(enemyModifiers, applyModifierPipeline(playerModifiers, rules))
}

export function makeContext({ state: run, rng }: Flow, enemyState: EnemyState, rules: GameRules): ModifierContext {
  const playerHand = run.combat?.playerHand ?? EMPTY_HAND
  const dealerHand = run.combat?.dealerHand ?? EMPTY_HAND
  return {
    playerHand,
    dealerHand,
    playerScore: run.combat === null ? scoreHand(playerHand, rules) : scorePlayer(run.combat, rules),
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
  flow: Flow,
  hook: VoidHook,
  owner: Side,
  modifiers: readonly Modifier[],
  context: ModifierContext,
): void {
  for (const modifier of modifiers) {
    if (modifier[hook] === undefined) continue
    watchHealth(flow, context, modifier.name, () => {
      context.owner = owner
      modifier[hook]?.(context)
    })
  }
}

export function watchHealth(flow: Flow, context: ModifierContext, cause: string, act: () => void): void {
  const { playerState, enemyState } = context
  const before = playerState.hp
  const enemyBefore = enemyState.hp
  act()
  tellHealth(flow, 'player', before, cause)
  tellHealth(flow, 'dealer', enemyBefore, cause)
}

export function tellHealth(flow: Flow, side: Side, before: number, cause: string): void {
  const { state: run } = flow
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
  flow.emit({ type: 'health-changed', side, name, by, hp, maxHp, cause })
}
