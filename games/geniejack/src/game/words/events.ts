import { cardToString } from '../cards.ts'
import type { Event } from '../events.ts'
import type { Card, Consumable, EquipmentInfo, HandResult, HandScore } from '../types.ts'
import { plain } from './names.ts'
import { changeText, describeEnding } from './prompt.ts'

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
    case 'hand-split': {
      const [first, second] = event.hands
      return `You split: ${list(first)} = ${score(event.scores[0])}, and ${list(second)} = ${score(event.scores[1])}.`
    }
    case 'second-hand-begun':
      return `Your second hand: ${list(event.cards)} = ${score(event.score)}.`
    case 'surrendered':
      return 'You surrender.'
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

function describeResult({ winner, damageDealt, dodged, playerScore, dealerScore, surrendered }: HandResult): string {
  if (surrendered === true) return `The hand is given up: ${damageDealt} damage.`
  if (winner === 'push') return 'Push: nobody wins the hand.'
  const natural = (winner === 'player' ? playerScore : dealerScore).isBlackjack ? ' with a blackjack' : ''
  const who = `${winner === 'player' ? 'You win' : 'The dealer wins'} the hand${natural}`
  return dodged ? `${who}, but the blow is dodged.` : `${who}: ${damageDealt} damage.`
}

const score = ({ value, busted, isBlackjack }: HandScore) =>
  busted ? `${value}, bust` : isBlackjack ? `${value}, blackjack` : String(value)

const list = (cards: readonly (Card | null)[]) =>
  `[${cards.map(card => (card === null ? '??' : cardToString(card))).join(' ')}]`
