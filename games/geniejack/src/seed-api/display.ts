import { isLastStage } from '../game/road.ts'
import type { GameView, PlayerAction } from '../game/types.ts'
import { type DisplayStyle, finish, PLAIN, screenOf } from '../terminal/show.ts'

/** The whole screen: the state, and last the line that says what can be done. */
export function renderView(view: GameView, style: DisplayStyle = PLAIN): string {
  return finish(`${screenOf(view, style).join('\n')}\n${promptOf(view)}`, style)
}

function promptOf(view: GameView): string {
  switch (view.phase) {
    case 'pre_hand':
      return view.player.consumables.length > 0 ? '> (u)se-item (enter=continue)' : '> (enter=continue)'
    case 'player_turn': {
      const may = (type: PlayerAction['type']) => view.availableActions.some(action => action.type === type)
      const first = [may('double_down') && ' (d)ouble', may('split') && ' s(p)lit', may('surrender') && ' su(r)render']
      return `> (h)it (s)tand${first.filter(text => text !== false).join('')}`
    }
    case 'battle_result':
      return view.enemy?.isBoss === true ? '> (enter=continue to the Genie)' : '> (enter=continue to shop)'
    case 'shop': {
      const count = view.shop?.items.length ?? 0
      return `✓=affordable  > (${count === 0 ? '' : `${count === 1 ? '1' : `1-${count}`} to buy, `}s=skip)`
    }
    case 'genie':
      return view.genie?.blessingEntered === true
        ? `> (enter=continue${isLastStage(view) ? '' : ' to next stage'})`
        : '>'
    case 'game_over':
    case 'victory':
      return 'The run is over.'
    default:
      return '> (enter=continue)'
  }
}
