import { isRed } from '../game/cards.ts'
import { cardName } from '../game/explain.ts'
import type { Card } from '../game/types.ts'
import { CardBack } from './card-back.tsx'
import { pipsOf } from './pips.ts'
import { SuitShape } from './suits.tsx'

/** A card on the felt. Face down it holds nothing: what it is, nobody has been told. */
export function PlayingCard({ card }: { readonly card: Card | null }) {
  return (
    <li className="geniejack-card" data-down={card === null} data-red={card !== null && isRed(card)}>
      <span className="only-heard">{card === null ? 'a card face down' : cardName(card)}</span>
      <span className="geniejack-card-turn" aria-hidden="true">
        <span className="geniejack-card-front">{card !== null && <CardFront card={card} />}</span>
        <span className="geniejack-card-back">
          <CardBack />
        </span>
      </span>
    </li>
  )
}

function CardFront({ card }: { readonly card: Card }) {
  return (
    <svg viewBox="0 0 70 98" fill="currentColor" aria-hidden="true" focusable="false">
      <Corner card={card} />
      <g transform="rotate(180 35 49)">
        <Corner card={card} />
      </g>
      <Middle card={card} />
    </svg>
  )
}

function Corner({ card: { rank, suit } }: { readonly card: Card }) {
  return (
    <>
      <text x="9.5" y="18" textAnchor="middle" className="geniejack-card-rank" data-wide={rank === '10'}>
        {rank}
      </text>
      <SuitShape suit={suit} x={9.5} y={27} size={11} />
    </>
  )
}

function Middle({ card: { rank, suit } }: { readonly card: Card }) {
  const pips = pipsOf(rank)
  if (pips.length > 0) {
    return pips.map(([x, y]) => <SuitShape key={`${x} ${y}`} suit={suit} x={x} y={y} size={13} flip={y > 49} />)
  }
  if (rank === 'A') return <SuitShape suit={suit} x={35} y={49} size={36} />
  return (
    <>
      <rect x="19" y="17" width="32" height="64" rx="4" className="geniejack-card-frame" />
      <path d={CROWNS[rank] ?? ''} className="geniejack-card-crown" />
      <text x="35" y="63" textAnchor="middle" className="geniejack-card-court">
        {rank}
      </text>
      <SuitShape suit={suit} x={35} y={73} size={9} />
    </>
  )
}

/** What the court wears: a cap with a plume, a diadem, a turban's crown. */
const CROWNS: Readonly<Record<string, string>> = {
  J: 'M26 35q0-9 9-9t9 9zM41 27q4-6 4-7-6 0-8 6z',
  Q: 'M26 35v-9l4.5 4 4.5-7 4.5 7 4.5-4v9z',
  K: 'M25 35v-10l5 4 5-8 5 8 5-4v10zM33.5 20.5h3v-2h-3z',
}
