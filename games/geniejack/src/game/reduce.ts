import { type Applied, fail, ok, type Rejection, type Result } from '@turnwise/engine'
import { canDoubleDown } from './actions.ts'
import { doubleDown, hit, leaveHand, settle, stand, startBattle, startHand } from './battle.ts'
import { applyConsumable } from './consumables.ts'
import type { RunEvent } from './events.ts'
import { cleanWish, MAX_WISH_LENGTH } from './genie.ts'
import { buyItem, leaveBattle, leaveGenie, makeWish } from './journey.ts'
import type { GamePhase, PlayerAction, RunState } from './types.ts'
import { closeWork, openWork, rulesInForce, tellHealth, type Work } from './work.ts'

/** Takes one action; the state that came in stays as it was. */
export function reduce(state: RunState, action: PlayerAction): Result<Applied<RunState, RunEvent>> {
  if (state.outcome !== null) return fail('match-over', 'The run is over.')
  const work = openWork(state)
  const refusal = perform(work, action)
  if (refusal !== undefined) return refusal
  const next = closeWork(work)
  const reveals =
    next.rng.callCount !== state.rng.callCount || work.events.some(({ type }) => SHOWS_CARDS.includes(type))
  return ok({ state: next, events: work.events, reveals })
}

/** Dealing from a shoe that is not reshuffled draws no random number, but still reveals cards. */
const SHOWS_CARDS: readonly RunEvent['type'][] = ['cards-dealt', 'card-drawn', 'dealer-revealed']

type Refusal = { readonly ok: false; readonly error: Rejection } | undefined

const refuse = (rule: string, message: string): Refusal => fail('illegal-action', message, { rule_code: rule })

function perform(work: Work, action: PlayerAction): Refusal {
  switch (action.type) {
    case 'continue':
      return goOn(work)
    case 'hit':
    case 'stand':
    case 'double_down':
      return playHand(work, action.type)
    case 'use_consumable':
      return drink(work, action.itemIndex)
    case 'buy_item':
      return buy(work, action.itemIndex)
    case 'skip_shop':
      return skipShop(work)
    case 'enter_wish':
      return wish(work, action.text)
  }
}

function goOn(work: Work): Refusal {
  const { run } = work
  const { enemy, phase } = run
  if (phase === 'genie') {
    if (run.genie?.blessingText === null) return wrongPhase('continue', phase)
    if (leaveGenie(work)) startBattle(work)
    return undefined
  }
  if (enemy !== null && phase === 'pre_hand') startHand(work, enemy)
  else if (enemy !== null && phase === 'hand_result') leaveHand(work, enemy)
  else if (enemy !== null && phase === 'battle_result') leaveBattle(work, enemy)
  else return wrongPhase('continue', phase)
  return undefined
}

function playHand(work: Work, type: 'hit' | 'stand' | 'double_down'): Refusal {
  const { run } = work
  const { enemy, combat } = run
  if (run.phase !== 'player_turn' || enemy === null || combat === null) return wrongPhase(type, run.phase)
  if (type === 'hit') hit(work, enemy, combat)
  else if (type === 'stand') stand(work, enemy, combat)
  else if (canDoubleDown(run, rulesInForce(run))) doubleDown(work, enemy, combat)
  else
    return refuse(
      'cannot-double',
      'Doubling down is only possible as the first action of a hand, where the rules allow it.',
    )
  return undefined
}

function drink(work: Work, itemIndex: number): Refusal {
  const { run, events } = work
  const { player, enemy } = run
  if (run.phase !== 'pre_hand' || enemy === null) return wrongPhase('use_consumable', run.phase)
  const item = player.consumables[itemIndex]
  if (item === undefined) return badIndex(itemIndex, player.consumables.length, 'Your bag')
  const before = [player.hp, enemy.hp] as const
  player.consumables = player.consumables.filter((_, i) => i !== itemIndex)
  const message = applyConsumable(item, player, enemy)
  events.push({ type: 'consumable-used', seat: 0, item, message })
  tellHealth(work, 'player', before[0], item.name)
  tellHealth(work, 'dealer', before[1], item.name)
  settle(work, enemy)
  return undefined
}

function buy(work: Work, itemIndex: number): Refusal {
  const { shop, phase } = work.run
  if (phase !== 'shop' || shop === null) return wrongPhase('buy_item', phase)
  const line = shop[itemIndex]
  if (line === undefined) return badIndex(itemIndex, shop.length, 'The shop')
  const why = buyItem(work, shop, line)
  return why === undefined ? undefined : refuse('too-expensive', why)
}

function skipShop(work: Work): Refusal {
  const { run, events } = work
  if (run.phase !== 'shop') return wrongPhase('skip_shop', run.phase)
  events.push({ type: 'shop-left', seat: 0 })
  run.shop = null
  run.battle += 1
  startBattle(work)
  return undefined
}

function wish(work: Work, text: string): Refusal {
  const { genie, phase } = work.run
  if (phase !== 'genie' || genie === null || genie.blessingText !== null) return wrongPhase('enter_wish', phase)
  const clean = cleanWish(text)
  if (clean === undefined) {
    return refuse('bad-wish', `A wish is 1 to ${MAX_WISH_LENGTH} characters of text without control characters.`)
  }
  makeWish(work, genie, clean)
  return undefined
}

function badIndex(index: number, length: number, what: string): Refusal {
  const range = length === 0 ? 'it is empty' : `it has 0 to ${length - 1}`
  return refuse('bad-index', `${what} has nothing at ${index}: ${range}.`)
}

const EXPECTED: Readonly<Record<GamePhase, string>> = {
  pre_hand: 'use a consumable or continue to the deal',
  player_turn: 'hit, stand or double down',
  dealer_turn: 'wait for the dealer',
  hand_result: 'continue',
  battle_result: 'continue',
  shop: 'buy an item or skip the shop',
  genie: 'enter a wish, then continue',
  game_over: 'nothing, the run is over',
  victory: 'nothing, the run is over',
}

function wrongPhase(type: PlayerAction['type'], phase: GamePhase): Refusal {
  return refuse('wrong-phase', `${type} is not possible now (${phase}); you can ${EXPECTED[phase]}.`)
}
