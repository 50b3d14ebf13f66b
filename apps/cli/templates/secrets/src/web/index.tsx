import { type BoardModule, type BoardProps, seatStyle } from '@turnwise/ui'
import type { CSSProperties } from 'react'
import type { Action, Event, View } from '../game/types.ts'

const FACES = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅']
const CUP: CSSProperties = {
  margin: 'var(--s2)',
  padding: 'var(--s1) var(--s3)',
  borderLeft: '6px solid var(--seat)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--surface)',
}

/** The cups, with a blank for a die that the viewer may not see. Pressing the bid challenges it; bids have buttons. */
function Board({ view, players, legal, send }: BoardProps<View, Action, Event>) {
  const challenge = legal.find(({ type }) => type === 'challenge')
  const bid = view.bid === null ? 'No bid yet' : `${view.bid.count} × ${FACES[view.bid.face - 1]}`
  return (
    <div style={{ fontSize: 'var(--text-xl)', textAlign: 'center' }}>
      {players.map(({ seat, name, color }) => (
        <p key={seat} style={{ ...seatStyle(color), ...CUP }}>
          {name}: {view.dice[seat]?.map(face => (face === null ? '▢' : FACES[face - 1])).join(' ') || 'out'}
        </p>
      ))}
      {challenge === undefined ? (
        <p>{bid}</p>
      ) : (
        <button type="button" className="button" onClick={() => send(challenge)}>
          {bid}: challenge
        </button>
      )}
    </div>
  )
}

export const board: BoardModule<View, Action, Event> = { Board, isOnBoard: ({ type }) => type === 'challenge' }
