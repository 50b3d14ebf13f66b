import type { Refused, Wording } from '@turnwise/ui'
import type { Card, EquipmentSlot, GameView, PlayerAction } from '../game/types.ts'

const RANK_NAMES: Readonly<Record<string, string>> = { J: 'jack', Q: 'queen', K: 'king', A: 'ace' }

export const cardName = ({ rank, suit }: Card) => `${RANK_NAMES[rank] ?? rank} of ${suit}`

export const SLOT_TITLES: Readonly<Record<EquipmentSlot, string>> = {
  weapon: 'Weapon',
  helm: 'Helm',
  armor: 'Armor',
  boots: 'Boots',
  trinket: 'Trinket',
}

const SUIT_WORDS: Readonly<Record<string, string>> = { '♥': 'heart', '♦': 'diamond', '♣': 'club', '♠': 'spade' }

/** The short terms of the tables in words that read well on a screen. */
export function plain(description: string): string {
  return description
    .replaceAll(/(\d+)%↓dmg/gu, '$1 % less damage')
    .replaceAll(/\+(\d+)%dmg/gu, '+$1 % damage')
    .replaceAll(/(\d) ?dmg/gu, '$1 damage')
    .replaceAll(/(\d)hp/gu, '$1 HP')
    .replaceAll(/(\d)% dodge/gu, '$1 % to dodge')
    .replaceAll(/[♥♦♣♠]/gu, symbol => `${symbol} ${SUIT_WORDS[symbol] ?? ''}`)
}

/** The one line above the board. */
export function prompt(view: GameView, { viewer, names }: Wording): string {
  const said = sentence(view)
  return viewer === 0 ? said : `${names[0] ?? 'Somebody'} plays. ${said}`
}

function sentence({ phase, enemy, player, availableActions, genie, goldEarned, shop }: GameView): string {
  const foe = enemy?.name ?? 'the enemy'
  switch (phase) {
    case 'pre_hand':
      return player.consumables.length > 0 ? `${foe} waits: drink a potion, or deal.` : `${foe} waits: deal the cards.`
    case 'player_turn': {
      const canDouble = availableActions.some(({ type }) => type === 'double_down')
      const have = `You have ${player.handScore?.value ?? 0}`
      const show = enemy?.visibleScore ?? null
      return `${have}${show === null ? '' : `, ${foe} shows ${show}`}: hit${canDouble ? ', stand or double' : ' or stand'}.`
    }
    case 'dealer_turn':
      return `${foe} plays.`
    // Not the result: the cards are still being turned up while this is read.
    case 'hand_result':
      return 'The hand is played: go on when you are ready.'
    case 'battle_result':
      return `${foe} is defeated: +${goldEarned} gold.`
    case 'shop':
      return (shop?.items.some(({ affordable }) => affordable) ?? false)
        ? `The shop: you have ${player.gold} gold.`
        : `The shop: ${player.gold} gold buys nothing here.`
    case 'genie':
      return genie?.blessingEntered === true ? 'Your wish is kept.' : 'The Genie listens: make a wish.'
    case 'game_over':
      return `${foe} has ended your run.`
    case 'victory':
      return 'The last stage is cleared: you win the run!'
  }
}

export function describeAction(action: PlayerAction, view: GameView): string {
  switch (action.type) {
    case 'hit':
      return 'Hit'
    case 'stand':
      return 'Stand'
    case 'double_down':
      return 'Double'
    case 'skip_shop':
      return 'Leave the shop'
    case 'continue':
      return goOn(view)
    case 'use_consumable':
      return `Drink ${view.player.consumables[action.itemIndex]?.name ?? 'a potion'}`
    case 'buy_item':
      return `Buy ${view.shop?.items[action.itemIndex]?.item.name ?? 'it'}`
    case 'enter_wish':
      return `Wish: ${action.text}`
  }
}

function goOn({ phase, player, enemy, stage, rules }: GameView): string {
  if (phase === 'pre_hand') return 'Deal'
  if (phase === 'genie') return stage >= rules.progression.totalStages ? 'Finish the run' : 'On to the next stage'
  if (phase === 'battle_result') return enemy?.isBoss === true ? 'Meet the Genie' : 'To the shop'
  return player.hp <= 0 || enemy?.hp === 0 ? 'Go on' : 'Next hand'
}

/** What one might want and cannot have now. */
export function refused({ phase, shop, player, availableActions }: GameView): readonly Refused[] {
  if (phase === 'player_turn' && !availableActions.some(({ type }) => type === 'double_down')) {
    return [{ what: 'Double down:', why: 'Only as your first action of a hand.' }]
  }
  return (shop?.items ?? []).flatMap(({ item, affordable }) =>
    affordable ? [] : [{ what: `${item.name}:`, why: `It costs ${item.cost} gold and you have ${player.gold}.` }],
  )
}

/** Health is on the board, where it falls only after the cards have been seen. */
export function standing({ player, tally, stage }: GameView): string {
  const won = `${tally.battlesWon} ${tally.battlesWon === 1 ? 'battle' : 'battles'} won`
  return `Stage ${stage} · ${won} · ${player.gold} gold`
}
