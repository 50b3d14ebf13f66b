import { cardToString } from './cards.ts'
import type {
  Card,
  CombatantInfo,
  Consumable,
  EndingReason,
  EquipmentInfo,
  HandResult,
  HandScore,
  ShopItem,
  Side,
} from './types.ts'

/** What happened, in order; enough to animate a run without knowing a rule. Nothing in it is hidden from anybody. */
export type RunEvent =
  | { readonly type: 'battle-started'; readonly stage: number; readonly battle: number; readonly enemy: CombatantInfo }
  | { readonly type: 'hand-started'; readonly handNumber: number }
  | { readonly type: 'shoe-refilled'; readonly left: number }
  | {
      readonly type: 'cards-dealt'
      readonly player: readonly Card[]
      readonly dealer: readonly (Card | null)[]
      readonly playerScore: HandScore
    }
  | { readonly type: 'card-drawn'; readonly side: Side; readonly card: Card; readonly score: HandScore }
  | { readonly type: 'doubled-down' }
  | { readonly type: 'stood'; readonly score: HandScore }
  | { readonly type: 'dealer-revealed'; readonly cards: readonly Card[]; readonly score: HandScore }
  | { readonly type: 'hand-resolved'; readonly result: HandResult }
  /** By hand damage, a hook or a rest; `cause` is the name of what did it. */
  | {
      readonly type: 'health-changed'
      readonly side: Side
      readonly name: string
      readonly by: number
      readonly hp: number
      readonly maxHp: number
      readonly cause: string
    }
  | { readonly type: 'consumable-used'; readonly item: Consumable; readonly message: string }
  | { readonly type: 'effect-ended'; readonly name: string }
  | { readonly type: 'battle-won'; readonly enemy: string; readonly gold: number; readonly total: number }
  | { readonly type: 'shop-opened'; readonly items: readonly ShopItem[] }
  | {
      readonly type: 'item-bought'
      readonly item: EquipmentInfo | Consumable
      readonly replaced: string | null
      readonly gold: number
    }
  | { readonly type: 'shop-left' }
  | { readonly type: 'genie-met'; readonly bossName: string; readonly curse: string; readonly curseDescription: string }
  | { readonly type: 'wish-entered'; readonly text: string }
  | { readonly type: 'stage-cleared'; readonly stage: number }
  | { readonly type: 'run-ended'; readonly reason: EndingReason; readonly enemy: string }

/** A sentence for the log. */
export function describeEvent(event: RunEvent): string {
  switch (event.type) {
    case 'battle-started':
      return `Stage ${event.stage}, battle ${event.battle}: ${event.enemy.name} appears.`
    case 'hand-started':
      return `Hand ${event.handNumber} begins.`
    case 'shoe-refilled':
      return `The shoe is refilled: ${event.left} cards.`
    case 'cards-dealt':
      return `You are dealt ${list(event.player)} = ${event.playerScore.value}; the dealer shows ${list(event.dealer)}.`
    case 'card-drawn':
      return `${event.side === 'player' ? 'You draw' : 'The dealer draws'} ${list([event.card])} = ${score(event.score)}.`
    case 'doubled-down':
      return 'You double down.'
    case 'stood':
      return `You stand on ${event.score.value}.`
    case 'dealer-revealed':
      return `The dealer turns up ${list(event.cards)} = ${event.score.value}.`
    case 'hand-resolved':
      return describeResult(event.result)
    case 'health-changed':
      return event.by < 0
        ? `${event.cause}: ${event.name} ${event.side === 'player' ? 'lose' : 'loses'} ${-event.by} HP (${event.hp}/${event.maxHp}).`
        : `${event.cause}: ${event.name} ${event.side === 'player' ? 'gain' : 'gains'} ${event.by} HP (${event.hp}/${event.maxHp}).`
    case 'consumable-used':
      return event.message
    case 'effect-ended':
      return `${event.name} wears off.`
    case 'battle-won':
      return `${event.enemy} is defeated: +${event.gold} gold (${event.total}).`
    case 'shop-opened':
      return `A shop with ${event.items.length} wares.`
    case 'item-bought':
      return `You buy ${event.item.name} for ${event.item.cost} gold${event.replaced === null ? '' : `; it replaces ${event.replaced}`}.`
    case 'shop-left':
      return 'You leave the shop.'
    case 'genie-met':
      return `A Genie rises from ${event.bossName}. Curse: ${event.curse}, ${event.curseDescription}.`
    case 'wish-entered':
      return `Blessing stored: "${event.text}"`
    case 'stage-cleared':
      return `Stage ${event.stage} is cleared.`
    case 'run-ended':
      return describeEnding(event.reason, event.enemy)
  }
}

function describeResult({ winner, damageDealt, dodged }: HandResult): string {
  if (winner === 'push') return 'Push: nobody wins the hand.'
  const who = winner === 'player' ? 'You win the hand' : 'The dealer wins the hand'
  return dodged ? `${who}, but the blow is dodged.` : `${who}: ${damageDealt} damage.`
}

function describeEnding(reason: EndingReason, enemy: string): string {
  switch (reason) {
    case 'victory':
      return 'The last stage is cleared. You win the run!'
    case 'defeated':
      return `${enemy} defeats you. The run is over.`
    case 'hand-limit':
      return `After a thousand hands against ${enemy} you collapse. The run is over.`
  }
}

const score = ({ value, busted }: HandScore) => (busted ? `${value}, bust` : String(value))

const list = (cards: readonly (Card | null)[]) =>
  `[${cards.map(card => (card === null ? '??' : cardToString(card))).join(' ')}]`
