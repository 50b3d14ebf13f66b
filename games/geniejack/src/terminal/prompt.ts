import type { GameView } from '../game/types.ts'

/** What is to be decided, in a sentence. */
export function describePrompt(view: GameView): string {
  switch (view.phase) {
    case 'pre_hand':
      return view.player.consumables.length > 0 ? 'Deal the cards, or use a potion first.' : 'Deal the cards.'
    case 'player_turn': {
      const canDouble = view.availableActions.some(action => action.type === 'double_down')
      return canDouble ? 'Hit, stand or double down.' : 'Hit or stand.'
    }
    case 'shop':
      return 'Buy what you can afford, or leave the shop.'
    case 'genie':
      return view.genie?.blessingEntered === true ? 'Go on.' : 'Make a wish: type any text.'
    case 'game_over':
    case 'victory':
      return 'The run is over.'
    default:
      return 'Go on.'
  }
}
