import { ownValue } from '@turnwise/engine'
import { cardToString } from '../cards.ts'
import type { Event } from '../events.ts'
import { isLastStage } from '../road.ts'
import type {
  Card,
  Consumable,
  EndingReason,
  EquipmentInfo,
  GameView,
  HandResult,
  HandScore,
  HealthChange,
  PlayerAction,
} from '../types.ts'

/**
 * Every sentence about a run, once, for the terminal, agents, the page and the spoken board. What things do is worded in
 * `explain.ts`, why an action is refused in `refusals.ts`.
 */

const SUIT_WORDS: Readonly<Record<string, string>> = { '♥': 'heart', '♦': 'diamond', '♣': 'club', '♠': 'spade' }

/** The short terms of the tables in words that read well. */
export function plain(description: string): string {
  return description
    .replaceAll(/(\d+)%↓dmg/gu, '$1 % less damage')
    .replaceAll(/\+(\d+)%dmg/gu, '+$1 % damage')
    .replaceAll(/(\d) ?dmg/gu, '$1 damage')
    .replaceAll(/(\d)hp/gu, '$1 HP')
    .replaceAll(/(\d)% dodge/gu, '$1 % to dodge')
    .replaceAll(/[♥♦♣♠]/gu, symbol => `${symbol} ${ownValue(SUIT_WORDS, symbol) ?? ''}`)
}

/** Where the run is, and what can be done now. */
export interface Situation {
  readonly title: string
  readonly detail: string
}

/** One line: what is to be decided now. */
export function prompt(view: GameView): string {
  const { title, detail } = situation(view)
  return detail === '' ? title : `${title} ${detail}`
}

export function situation(view: GameView): Situation {
  const { phase, player, enemy, genie, rules, goldEarned } = view
  switch (phase) {
    case 'pre_hand':
      return {
        title: `${enemy?.name ?? 'The enemy'} waits.`,
        detail: player.consumables.length > 0 ? 'Drink a potion, or deal the cards.' : 'Deal the cards.',
      }
    case 'player_turn':
      return { title: `${handsTitle(view)}.`, detail: choices(view) }
    case 'dealer_turn':
      return { title: `${foe(view)} plays.`, detail: '' }
    case 'hand_result':
      return { title: describeVerdict(view), detail: describeChanges(view) }
    case 'battle_result':
      return { title: `${enemy?.name ?? 'The enemy'} is defeated.`, detail: `You earn ${goldEarned} gold.` }
    case 'shop':
      return {
        title: `You have ${player.gold} gold to spend.`,
        detail: canBuy(view) ? 'Buy what you like, then move on.' : 'Nothing here is cheap enough. Move on.',
      }
    case 'genie':
      if (genie?.blessingEntered === true) return { title: 'Your wish is kept.', detail: nextPlace(view) }
      return {
        title: 'The Genie listens. Make a wish.',
        detail: rules.health.resetHpAfterBoss ? `Then your ${player.maxHp} HP are restored.` : '',
      }
    case 'game_over':
    case 'victory':
      return { title: describeEnding(view.outcome?.reason ?? 'defeated', enemy?.name ?? 'The enemy'), detail: '' }
  }
}

const canBuy = ({ shop }: GameView) => shop?.items.some(({ affordable }) => affordable) ?? false

function handsTitle(view: GameView): string {
  const { player, enemy } = view
  const score = player.handScore
  const mine = `You have ${score?.soft === true ? 'a soft ' : ''}${score?.value ?? 0}`
  const natural = score?.isBlackjack === true ? ', a blackjack' : ''
  const shown = enemy?.visibleScore ?? null
  return `${mine}${natural}${shown === null ? '' : `, ${foe(view, false)} shows ${shown}`}`
}

function choices({ availableActions }: GameView): string {
  const canDouble = availableActions.some(({ type }) => type === 'double_down')
  return canDouble ? 'Hit, stand, or double down as your first action.' : 'Hit or stand.'
}

function nextPlace(view: GameView): string {
  return isLastStage(view) ? 'The run is won.' : 'The next stage begins.'
}

/** "the Guardian": the last word of its name. */
export function foe({ enemy }: GameView, isFirst = true): string {
  return `${isFirst ? 'The' : 'the'} ${enemy?.name.split(' ').at(-1) ?? 'enemy'}`
}

/** Who won the hand, and by what. */
export function describeVerdict(view: GameView): string {
  const result = view.lastHandResult
  if (result === null) return ''
  const { winner, playerScore, dealerScore, dodged } = result
  if (playerScore.busted && dealerScore.busted && winner === 'push') return 'Both bust: a push.'
  if (winner === 'push') return `Push: ${playerScore.value} against ${dealerScore.value}.`
  if (winner === 'player') {
    const natural = playerScore.isBlackjack ? ' with a blackjack' : ''
    const missed = dodged ? `, but ${foe(view, false)} dodges` : ''
    return `${dealerScore.busted ? `${foe(view)} busts: you` : 'You'} win the hand${natural}${missed}.`
  }
  const natural = dealerScore.isBlackjack ? ' against a blackjack' : ''
  return `${playerScore.busted ? 'You bust and' : 'You'} lose the hand${natural}${dodged ? ', but you dodge' : ''}.`
}

/** Every change of HP in the hand, in order. */
export function describeChanges(view: GameView): string {
  return view.healthChanges.map(change => describeChange(change, view)).join(' ')
}

export function describeChange({ side, by, cause }: HealthChange, view: GameView): string {
  return `${cause}: ${changeText(side === 'player' ? 'you' : foe(view, false), side === 'player', by)}.`
}

function changeText(name: string, isYou: boolean, by: number): string {
  return by < 0 ? `${name} ${isYou ? 'lose' : 'loses'} ${-by} HP` : `${name} ${isYou ? 'gain' : 'gains'} ${by} HP`
}

/** A choice, short enough for a list. */
export function describeAction(action: PlayerAction, view: GameView): string {
  switch (action.type) {
    case 'hit':
      return 'Hit'
    case 'stand':
      return 'Stand'
    case 'double_down':
      return 'Double down'
    case 'skip_shop':
      return 'Leave the shop'
    case 'continue':
      return describeContinue(view)
    case 'use_consumable': {
      const item = view.player.consumables[action.itemIndex]
      return item === undefined
        ? `Drink potion ${action.itemIndex + 1}`
        : `Drink ${item.name} (${plain(item.description)})`
    }
    case 'buy_item': {
      const item = view.shop?.items[action.itemIndex]?.item
      return item === undefined
        ? `Buy line ${action.itemIndex + 1}`
        : `Buy ${item.name} (${plain(item.description)}) for ${item.cost} gold`
    }
    case 'enter_wish':
      return `Wish: "${action.text}"`
  }
}

/** What continuing leads to. */
function describeContinue(view: GameView): string {
  const { phase, player, enemy } = view
  if (phase === 'pre_hand') return 'Deal'
  if (phase === 'genie') return isLastStage(view) ? 'Finish the run' : 'To the next stage'
  if (phase === 'battle_result') return enemy?.isBoss === true ? 'Meet the Genie' : 'To the shop'
  return player.hp <= 0 || enemy?.hp === 0 ? 'Go on' : 'Next hand'
}

/** What happened, a sentence each. */
export function describeEvent(event: Event): string {
  switch (event.type) {
    case 'battle-started':
      return `Stage ${event.stage}, battle ${event.battle}: ${event.enemy.name} appears.`
    case 'hand-started':
      return `Hand ${event.handNumber} begins.`
    case 'shoe-refilled':
      return `The shoe is refilled: ${event.left} cards.`
    case 'cards-dealt':
      return `You are dealt ${list(event.player)} = ${score(event.playerScore)}; the dealer shows ${list(event.dealer)}.`
    case 'card-drawn':
      return `${event.side === 'player' ? 'You draw' : 'The dealer draws'} ${list([event.card])} = ${score(event.score)}.`
    case 'doubled-down':
      return 'You double down.'
    case 'stood':
      return `You stand on ${event.score.value}.`
    case 'dealer-revealed':
      return `The dealer turns up ${list(event.cards)} = ${score(event.score)}.`
    case 'hand-resolved':
      return describeResult(event.result)
    case 'health-changed':
      return `${event.cause}: ${changeText(event.name, event.side === 'player', event.by)} (${event.hp}/${event.maxHp}).`
    case 'consumable-used':
      return event.message
    case 'effect-ended':
      return `${event.name} wears off.`
    case 'battle-won':
      return `${event.enemy} is defeated: +${event.gold} gold (${event.total}).`
    case 'shop-opened':
      return `A shop with ${event.items.length} wares.`
    case 'item-bought':
      return `${describePurchase(event.item)}${event.replaced === null ? '' : `; it replaces ${event.replaced}`}.`
    case 'shop-left':
      return 'You leave the shop.'
    case 'genie-met':
      return `A Genie rises from ${event.bossName}. Curse: ${event.curse}, ${plain(event.curseDescription)}.`
    case 'wish-entered':
      return `Blessing stored: "${event.text}"`
    case 'stage-cleared':
      return `Stage ${event.stage} is cleared.`
    case 'run-ended':
      return describeEnding(event.reason, event.enemy)
  }
}

/** Without a full stop. */
export function describePurchase({ name, cost }: EquipmentInfo | Consumable): string {
  return `You buy ${name} for ${cost} gold`
}

function describeResult({ winner, damageDealt, dodged, playerScore, dealerScore }: HandResult): string {
  if (winner === 'push') return 'Push: nobody wins the hand.'
  const natural = (winner === 'player' ? playerScore : dealerScore).isBlackjack ? ' with a blackjack' : ''
  const who = `${winner === 'player' ? 'You win' : 'The dealer wins'} the hand${natural}`
  return dodged ? `${who}, but the blow is dodged.` : `${who}: ${damageDealt} damage.`
}

function describeEnding(reason: EndingReason, enemy: string): string {
  return `${causeOfEnd(reason, enemy)} ${verdictOf(reason)}`
}

export function causeOfEnd(reason: EndingReason, enemy: string): string {
  switch (reason) {
    case 'victory':
      return 'The last stage is cleared.'
    case 'defeated':
      return `${enemy} defeats you.`
    case 'hand-limit':
      return `After a thousand hands against ${enemy} you collapse.`
  }
}

export function verdictOf(reason: EndingReason): string {
  return reason === 'victory' ? 'You win the run!' : 'The run is over.'
}

const score = ({ value, busted, isBlackjack }: HandScore) =>
  busted ? `${value}, bust` : isBlackjack ? `${value}, blackjack` : String(value)

const list = (cards: readonly (Card | null)[]) =>
  `[${cards.map(card => (card === null ? '??' : cardToString(card))).join(' ')}]`
