import { isLastStage } from '../road.ts'
import type { GameView, PlayerAction } from '../types.ts'
import { plain } from './names.ts'

interface ActionWords {
  /** After "You cannot". */
  readonly verb: string
  /** What a player types, the usual one first; none where a number or a text is typed. */
  readonly keys: readonly string[]
  /** For the list of commands: what to type, and what it does. */
  readonly help?: readonly [keys: string, text: string]
  /** Short enough for a list of choices. */
  describe(action: PlayerAction, view: GameView): string
}

type ItemAction = Extract<PlayerAction, { itemIndex: number }>
type WishAction = Extract<PlayerAction, { text: string }>

export const ACTION_WORDS: Readonly<Record<PlayerAction['type'], ActionWords>> = {
  hit: { verb: 'hit', keys: ['h', 'hit'], help: ['h', 'hit: draw a card'], describe: () => 'Hit' },
  stand: {
    verb: 'stand',
    keys: ['s', 'stand'],
    help: ['s', 'stand: the dealer plays (in a shop: leave it)'],
    describe: () => 'Stand',
  },
  double_down: {
    verb: 'double down',
    keys: ['d', 'double'],
    help: ['d', 'double down: one card, then stand, double damage (first action of a hand)'],
    describe: () => 'Double down',
  },
  split: {
    verb: 'split',
    keys: ['p', 'split'],
    help: ['p', 'split: two cards of equal rank become two hands (where the rules allow it)'],
    describe: () => 'Split',
  },
  surrender: {
    verb: 'surrender',
    keys: ['r', 'surrender'],
    help: ['r', 'surrender: the hand is lost for half of what it would cost (where the rules allow it)'],
    describe: () => 'Surrender',
  },
  use_consumable: {
    verb: 'drink a potion',
    keys: [],
    help: ['u, u1, u2 …', 'use a potion before a hand, by its number in the bag'],
    describe({ itemIndex }: ItemAction, { player }) {
      const item = player.consumables[itemIndex]
      return item === undefined ? `Drink potion ${itemIndex + 1}` : `Drink ${item.name} (${plain(item.description)})`
    },
  },
  buy_item: {
    verb: 'buy an item',
    keys: [],
    help: ['1, 2, 3 …', 'buy that line of the shop'],
    describe({ itemIndex }: ItemAction, { shop }) {
      const item = shop?.items[itemIndex]?.item
      return item === undefined
        ? `Buy line ${itemIndex + 1}`
        : `Buy ${item.name} (${plain(item.description)}) for ${item.cost} gold`
    },
  },
  enter_wish: {
    verb: 'make a wish',
    keys: [],
    help: ['any text', 'your wish, when the Genie asks for it'],
    describe: ({ text }: WishAction) => `Wish: "${text}"`,
  },
  continue: {
    verb: 'continue',
    keys: ['c', '', 'continue'],
    help: ['enter', 'continue'],
    describe: (_action, view) => describeContinue(view),
  },
  skip_shop: { verb: 'leave a shop', keys: ['s', 'skip'], describe: () => 'Leave the shop' },
}

export function describeAction(action: PlayerAction, view: GameView): string {
  return ACTION_WORDS[action.type].describe(action, view)
}

/** What continuing leads to. */
function describeContinue(view: GameView): string {
  const { phase, player, enemy } = view
  if (phase === 'pre_hand') return 'Deal'
  if (phase === 'genie') return isLastStage(view) ? 'Finish the run' : 'To the next stage'
  if (phase === 'battle_result') return enemy?.isBoss === true ? 'Meet the Genie' : 'To the shop'
  return player.hp <= 0 || enemy?.hp === 0 ? 'Go on' : 'Next hand'
}

/** What a player types for it. */
export function typed(action: PlayerAction): string {
  if (action.type === 'use_consumable') return `u${action.itemIndex + 1}`
  if (action.type === 'buy_item') return `${action.itemIndex + 1}`
  if (action.type === 'enter_wish') return action.text
  return ACTION_WORDS[action.type].keys[0] ?? action.type
}
