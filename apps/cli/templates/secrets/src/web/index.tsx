import type { BoardModule, BoardProps } from '@turnwise/ui'
import type { Action, Event, View } from '../game/types.ts'

const FACES = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅']

/** The cups, with a blank for a die that the viewer may not see; the action bar below offers what is legal. */
function Board({ view, players }: BoardProps<View, Action, Event>) {
  return (
    <div style={{ fontSize: '1.5rem', textAlign: 'center' }}>
      {view.dice.map((cup, seat) => (
        <p key={players[seat]?.name ?? seat}>
          {players[seat]?.name}: {cup.map(face => (face === null ? '▢' : (FACES[face - 1] ?? face))).join(' ') || 'out'}
        </p>
      ))}
      <p>{view.bid === null ? 'No bid yet' : `${view.bid.count} × ${FACES[view.bid.face - 1]}`}</p>
    </div>
  )
}

export const board: BoardModule<View, Action, Event> = { Board }
