import { rulesInForce } from './flow.ts'
import type { GameRules, PlayerAction, RunState } from './types.ts'

const CONTINUE: readonly PlayerAction[] = [{ type: 'continue' }]
const TURN: readonly PlayerAction[] = [{ type: 'hit' }, { type: 'stand' }]
const FIRST_TURN: readonly PlayerAction[] = [...TURN, { type: 'double_down' }]

/** One of the wishes that can be entered; any text of 1 to 500 characters can. */
export const SUGGESTED_WISH: PlayerAction = { type: 'enter_wish', text: 'I wish for better cards.' }
const WISHES: readonly PlayerAction[] = [SUGGESTED_WISH]
const NOTHING: readonly PlayerAction[] = []

/** Everything that can be done now; of the wishes, one. */
export function availableActions(run: RunState): readonly PlayerAction[] {
  switch (run.phase) {
    case 'pre_hand':
      return run.player.consumables.length === 0
        ? CONTINUE
        : [
            ...CONTINUE,
            ...run.player.consumables.map((_, itemIndex) => ({ type: 'use_consumable' as const, itemIndex })),
          ]
    case 'player_turn':
      return canDoubleDown(run, rulesInForce(run)) ? FIRST_TURN : TURN
    case 'hand_result':
    case 'battle_result':
      return CONTINUE
    case 'shop':
      return [
        ...(run.shop ?? [])
          .filter(line => line.affordable)
          .map(line => ({ type: 'buy_item' as const, itemIndex: line.index })),
        { type: 'skip_shop' },
      ]
    case 'genie':
      return run.genie?.blessingText === null ? WISHES : CONTINUE
    case 'dealer_turn':
    case 'game_over':
    case 'victory':
      return NOTHING
  }
}

/** Only as the first action of a hand. */
export function canDoubleDown(run: RunState, rules: GameRules): boolean {
  return rules.actions.canDoubleDown && run.combat?.playerHand.cards.length === rules.turnOrder.initialPlayerCards
}

/** An action from any source with exactly the fields of its type; undefined if the value is not an action. */
export function cleanAction(action: unknown): PlayerAction | undefined {
  if (typeof action !== 'object' || action === null || !('type' in action)) return undefined
  switch (action.type) {
    case 'hit':
    case 'stand':
    case 'double_down':
    case 'skip_shop':
    case 'continue':
      return { type: action.type }
    case 'use_consumable':
    case 'buy_item':
      return 'itemIndex' in action && typeof action.itemIndex === 'number' && Number.isInteger(action.itemIndex)
        ? { type: action.type, itemIndex: action.itemIndex }
        : undefined
    case 'enter_wish':
      return 'text' in action && typeof action.text === 'string' ? { type: 'enter_wish', text: action.text } : undefined
    default:
      return undefined
  }
}
