import { type Applied, ok, type Refused, type Result } from '@turnwise/engine'
import { doubleDown, hit, leaveHand, settle, stand, startBattle, startHand } from './battle.ts'
import { applyConsumable } from './consumables.ts'
import type { RunEvent } from './events.ts'
import { closeWork, openWork, rulesInForce, tellHealth, type Work } from './flow.ts'
import { cleanWish } from './genie.ts'
import { buyItem, leaveBattle, leaveGenie, makeWish } from './journey.ts'
import { canDoubleDown } from './legal.ts'
import { REFUSALS } from './refusals.ts'
import type { PlayerAction, RunState } from './types.ts'

/** Takes one action; the state that came in stays as it was. */
export function reduce(state: RunState, action: PlayerAction): Result<Applied<RunState, RunEvent>> {
  if (state.outcome !== null) return REFUSALS.runOver
  const work = openWork(state)
  const refusal = perform(work, action)
  if (refusal !== undefined) return refusal
  work.reveals =
    work.rng.getState().callCount !== state.rng.callCount || work.events.some(({ type }) => SHOWS_CARDS.includes(type))
  return ok(closeWork(work))
}

/** Dealing from a shoe that is not reshuffled draws no random number, but still reveals cards. */
const SHOWS_CARDS: readonly RunEvent['type'][] = ['cards-dealt', 'card-drawn', 'dealer-revealed']

function perform(work: Work, action: PlayerAction): Refused | undefined {
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

function goOn(work: Work): Refused | undefined {
  const { state: run } = work
  const { enemy, phase } = run
  if (phase === 'genie') {
    if (run.genie?.blessingText === null) return REFUSALS.wrongPhase('continue', phase)
    if (leaveGenie(work)) startBattle(work)
    return undefined
  }
  if (enemy !== null && phase === 'pre_hand') startHand(work, enemy)
  else if (enemy !== null && phase === 'hand_result') leaveHand(work, enemy)
  else if (enemy !== null && phase === 'battle_result') leaveBattle(work, enemy)
  else return REFUSALS.wrongPhase('continue', phase)
  return undefined
}

function playHand(work: Work, type: 'hit' | 'stand' | 'double_down'): Refused | undefined {
  const { state: run } = work
  const { enemy, combat } = run
  if (run.phase !== 'player_turn' || enemy === null || combat === null) return REFUSALS.wrongPhase(type, run.phase)
  if (type === 'hit') hit(work, enemy, combat)
  else if (type === 'stand') stand(work, enemy, combat)
  else if (canDoubleDown(run, rulesInForce(run))) doubleDown(work, enemy, combat)
  else return REFUSALS.cannotDouble
  return undefined
}

function drink(work: Work, itemIndex: number): Refused | undefined {
  const { state: run } = work
  const { player, enemy } = run
  if (run.phase !== 'pre_hand' || enemy === null) return REFUSALS.wrongPhase('use_consumable', run.phase)
  const item = player.consumables[itemIndex]
  if (item === undefined) return REFUSALS.notInBag(player.consumables.length)
  const before = [player.hp, enemy.hp] as const
  player.consumables = player.consumables.filter((_, i) => i !== itemIndex)
  const message = applyConsumable(item, player, enemy)
  work.emit({ type: 'consumable-used', seat: 0, item, message })
  tellHealth(work, 'player', before[0], item.name)
  tellHealth(work, 'dealer', before[1], item.name)
  settle(work, enemy)
  return undefined
}

function buy(work: Work, itemIndex: number): Refused | undefined {
  const { shop, phase } = work.state
  if (phase !== 'shop' || shop === null) return REFUSALS.wrongPhase('buy_item', phase)
  const line = shop[itemIndex]
  if (line === undefined) return REFUSALS.notInShop(shop.length)
  return buyItem(work, shop, line)
}

function skipShop(work: Work): Refused | undefined {
  const { state: run } = work
  if (run.phase !== 'shop') return REFUSALS.wrongPhase('skip_shop', run.phase)
  work.emit({ type: 'shop-left', seat: 0 })
  run.shop = null
  run.battle += 1
  startBattle(work)
  return undefined
}

function wish(work: Work, text: string): Refused | undefined {
  const { genie, phase } = work.state
  if (phase !== 'genie' || genie === null || genie.blessingText !== null)
    return REFUSALS.wrongPhase('enter_wish', phase)
  const clean = cleanWish(text)
  if (clean === undefined) return REFUSALS.badWish
  makeWish(work, genie, clean)
  return undefined
}
