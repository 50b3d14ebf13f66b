import type { Outcome, Refused, Rng, Seat } from '@turnwise/engine'
import { doubleDown, hit, leaveHand, settle, split, stand, startBattle, startHand, surrender } from './battle.ts'
import { applyConsumable } from './consumables.ts'
import { type Flow, rulesInForce, tellHealth } from './flow.ts'
import { cleanWish } from './genie.ts'
import { buyItem, leaveBattle, leaveGenie, makeWish } from './journey.ts'
import { REFUSALS } from './refusals.ts'
import {
  type CombatState,
  type EnemyState,
  GAME_PHASES,
  type GamePhase,
  type GameRules,
  type PlayerAction,
  type RunState,
} from './types.ts'

const NOBODY: readonly Seat[] = []
const PLAYER: readonly Seat[] = [0]
const NOTHING: readonly PlayerAction[] = []

export function toAct({ outcome }: RunState): readonly Seat[] {
  return outcome === null ? PLAYER : NOBODY
}

/** Everything that can be done now; of the wishes, one. */
export function legalActions(run: RunState, seat: Seat): readonly PlayerAction[] {
  if (seat !== 0) return NOTHING
  const rules = BY_PHASE.get(run.phase) ?? []
  const actions: PlayerAction[] = []
  for (const rule of rules) actions.push(...rule.options(run))
  return actions
}

export function listsAll({ genie }: RunState): boolean {
  return genie === null || genie.blessingText !== null
}

export function sample(run: RunState, seat: Seat, rng: Rng): PlayerAction {
  const actions = legalActions(run, seat)
  return actions.length === 0 ? SUGGESTED_WISH : rng.pick(actions)
}

export function outcome(run: RunState): Outcome | undefined {
  return run.outcome ?? undefined
}

/** Only as the first action of a hand. */
export function canDoubleDown(run: RunState, rules: GameRules): boolean {
  return rules.actions.canDoubleDown && run.combat?.playerHand.cards.length === rules.turnOrder.initialPlayerCards
}

/** Two cards of equal rank, as the first action, and once a hand (ruling 28). */
export function canSplit({ combat }: RunState, rules: GameRules): boolean {
  if (!rules.actions.canSplit || rules.turnOrder.initialPlayerCards !== 2 || combat?.otherHand !== undefined)
    return false
  const [one, other, ...more] = combat?.playerHand.cards ?? []
  return one !== undefined && one.rank === other?.rank && more.length === 0
}

/** As the first action (ruling 29). */
export function canSurrender({ combat }: RunState, rules: GameRules): boolean {
  const isFirst = combat?.playerHand.cards.length === rules.turnOrder.initialPlayerCards
  return rules.actions.canSurrender && isFirst && combat.otherHand === undefined
}

/** One of the wishes that can be entered; any text of 1 to 500 characters can. */
export const SUGGESTED_WISH: PlayerAction = { type: 'enter_wish', text: 'I wish for better cards.' }

interface ActionRule {
  readonly phases: readonly GamePhase[]
  /** What of it can be chosen, in one of its phases. */
  options(run: RunState): readonly PlayerAction[]
  perform(flow: Flow, action: PlayerAction): Refused | undefined
}

type ItemAction = Extract<PlayerAction, { itemIndex: number }>
type WishAction = Extract<PlayerAction, { text: string }>

/** In the order in which they are listed. */
export const ACTIONS: Readonly<Record<PlayerAction['type'], ActionRule>> = {
  continue: {
    phases: ['pre_hand', 'hand_result', 'battle_result', 'genie'],
    options: always({ type: 'continue' }, ({ phase, genie }) => phase !== 'genie' || genie?.blessingText !== null),
    perform(flow) {
      const { enemy, phase, genie } = flow.state
      if (phase === 'genie') {
        if (genie?.blessingText === null) return REFUSALS.wrongPhase('continue', phase)
        if (leaveGenie(flow)) startBattle(flow)
        return undefined
      }
      if (enemy === null) return REFUSALS.wrongPhase('continue', phase)
      if (phase === 'pre_hand') startHand(flow, enemy)
      else if (phase === 'hand_result') leaveHand(flow, enemy)
      else leaveBattle(flow, enemy)
      return undefined
    },
  },
  use_consumable: {
    phases: ['pre_hand'],
    options: ({ player }) => player.consumables.map((_, itemIndex) => ({ type: 'use_consumable', itemIndex })),
    perform: drink,
  },
  hit: {
    phases: ['player_turn'],
    options: always({ type: 'hit' }),
    perform: flow => playHand(flow, 'hit', hit),
  },
  stand: {
    phases: ['player_turn'],
    options: always({ type: 'stand' }),
    perform: flow => playHand(flow, 'stand', stand),
  },
  double_down: {
    phases: ['player_turn'],
    options: always({ type: 'double_down' }, run => canDoubleDown(run, rulesInForce(run))),
    perform: flow =>
      canDoubleDown(flow.state, rulesInForce(flow.state))
        ? playHand(flow, 'double_down', doubleDown)
        : REFUSALS.cannotDouble,
  },
  split: {
    phases: ['player_turn'],
    options: always({ type: 'split' }, run => canSplit(run, rulesInForce(run))),
    perform: flow =>
      canSplit(flow.state, rulesInForce(flow.state)) ? playHand(flow, 'split', split) : REFUSALS.cannotSplit,
  },
  surrender: {
    phases: ['player_turn'],
    options: always({ type: 'surrender' }, run => canSurrender(run, rulesInForce(run))),
    perform: flow =>
      canSurrender(flow.state, rulesInForce(flow.state))
        ? playHand(flow, 'surrender', surrender)
        : REFUSALS.cannotSurrender,
  },
  buy_item: {
    phases: ['shop'],
    options: ({ shop }) =>
      (shop ?? []).filter(line => line.affordable).map(line => ({ type: 'buy_item', itemIndex: line.index })),
    perform(flow, { itemIndex }: ItemAction) {
      const { shop, phase } = flow.state
      if (shop === null) return REFUSALS.wrongPhase('buy_item', phase)
      const line = shop[itemIndex]
      return line === undefined ? REFUSALS.notInShop(shop.length) : buyItem(flow, shop, line)
    },
  },
  skip_shop: {
    phases: ['shop'],
    options: always({ type: 'skip_shop' }),
    perform(flow) {
      flow.emit({ type: 'shop-left', seat: 0 })
      flow.state.shop = null
      flow.state.battle += 1
      startBattle(flow)
      return undefined
    },
  },
  enter_wish: {
    phases: ['genie'],
    options: always(SUGGESTED_WISH, ({ genie }) => genie?.blessingText === null),
    perform(flow, { text }: WishAction) {
      const { genie, phase } = flow.state
      if (genie === null || genie.blessingText !== null) return REFUSALS.wrongPhase('enter_wish', phase)
      const wish = cleanWish(text)
      if (wish === undefined) return REFUSALS.badWish
      makeWish(flow, genie, wish)
      return undefined
    },
  },
}

const BY_PHASE = new Map(
  GAME_PHASES.map(phase => [phase, Object.values(ACTIONS).filter(({ phases }) => phases.includes(phase))]),
)

/** The same list each time, since every step of a search asks. */
function always(action: PlayerAction, isOpen: (run: RunState) => boolean = () => true): ActionRule['options'] {
  const list = [action]
  return run => (isOpen(run) ? list : NOTHING)
}

function playHand(
  flow: Flow,
  type: PlayerAction['type'],
  play: (flow: Flow, enemy: EnemyState, combat: CombatState) => void,
): Refused | undefined {
  const { enemy, combat, phase } = flow.state
  if (enemy === null || combat === null) return REFUSALS.wrongPhase(type, phase)
  play(flow, enemy, combat)
  return undefined
}

function drink(flow: Flow, { itemIndex }: ItemAction): Refused | undefined {
  const { player, enemy, phase } = flow.state
  if (enemy === null) return REFUSALS.wrongPhase('use_consumable', phase)
  const item = player.consumables[itemIndex]
  if (item === undefined) return REFUSALS.notInBag(player.consumables.length)
  const before = [player.hp, enemy.hp] as const
  player.consumables = player.consumables.filter((_, i) => i !== itemIndex)
  const message = applyConsumable(item, player, enemy)
  flow.emit({ type: 'consumable-used', seat: 0, item, message })
  tellHealth(flow, 'player', before[0], item.name)
  tellHealth(flow, 'dealer', before[1], item.name)
  settle(flow, enemy)
  return undefined
}
