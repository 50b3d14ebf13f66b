import type { Wording } from '@turnwise/engine'
import type { BoardPlayer, ResultPicture } from '@turnwise/ui'
import type { View } from '../game/types.ts'
import { describeEnding } from '../game/words/board.ts'
import { PieceArt } from './drawing/piece.tsx'
import { shapeOf } from './pieces/pieces-layer.tsx'

/** How far each of the five hangs below the middle one. */
const ARC = [10, 3, 0, 3, 10] as const

/** The winner's five pieces over the result card. */
export function ending(
  view: View,
  players: readonly BoardPlayer[],
  viewer: Wording['viewer'],
): ResultPicture | undefined {
  const detail = describeEnding(view, { viewer, names: players.map(({ name }) => name) })
  const winner = view.winner === null ? undefined : players[view.winner]
  if (detail === undefined || winner === undefined) return undefined
  return { detail, picture: <Winners player={winner} /> }
}

function Winners({ player }: { readonly player: BoardPlayer }) {
  return (
    <svg className="senet-ending" viewBox="-250 -50 500 110" aria-hidden="true">
      {ARC.map((drop, i) => (
        <g key={PLACES[i]} transform={`translate(${(i - 2) * 96} ${drop})`}>
          <ellipse cx="4" cy="13" rx="42" ry="38" fill="url(#senet-contact)" opacity=".55" />
          <PieceArt shape={shapeOf(player.seat)} color={player.color.id} gate />
        </g>
      ))}
    </svg>
  )
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const
