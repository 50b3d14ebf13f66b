import { ownValue } from '@turnwise/engine'
import { memo, useState } from 'react'
import { specId } from '../../game/seaDeck.ts'
import type { GameView, SeaCard } from '../../game/types.ts'
import { ACTIONS } from '../../game/words/actions.ts'
import { describeCardEffect, describeDeck } from '../../game/words/board.ts'
import { CardBack } from '../art/card-back.tsx'
import { CARD_PICTURES } from '../art/cards/index.ts'

export interface CardsProps {
  readonly view: GameView
  readonly seq: number
  /** The last card was drawn in this moment: it leaves the stack and turns. */
  readonly isDrawing: boolean
  readonly motion: number
  /** Left out where no card can be drawn. */
  readonly onDraw: (() => void) | undefined
  onRefused(): void
}

/** The stack and the card that was drawn last, which lies open until the next. */
export function Cards({ view, seq, isDrawing, motion, onDraw, onRefused }: CardsProps) {
  const { lastCard, seaDeckCount } = view
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="odysseus-cards">
      {isOpen ? <DeckMix view={view} /> : null}
      <button
        type="button"
        className="odysseus-deck"
        aria-label={`${describeDeck(view)} ${ACTIONS.draw_card.label}.`}
        aria-disabled={onDraw === undefined ? true : undefined}
        onClick={onDraw ?? onRefused}
        onPointerEnter={event => setOpen(event.pointerType === 'mouse')}
        onPointerLeave={() => setOpen(false)}
        onFocus={event => setOpen(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => setOpen(false)}
      >
        {[5, 4, 3, 2, 1, 0].slice(seaDeckCount === 0 ? 6 : Math.max(0, 6 - seaDeckCount)).map(level => (
          <svg
            key={level}
            viewBox="0 0 104 146"
            preserveAspectRatio="none"
            aria-hidden="true"
            style={{ transform: `translate(${-level * 1.2}px, ${level * 1.8}px)` }}
          >
            <CardBack />
          </svg>
        ))}
        <span className="odysseus-count">{seaDeckCount}</span>
      </button>
      {lastCard === undefined ? null : (
        <LastCard
          key={isDrawing ? `${lastCard.id} ${seq}` : lastCard.id}
          card={lastCard}
          isTurning={isDrawing && motion > 0}
          motion={motion}
        />
      )}
    </div>
  )
}

/** What is left in the deck: no secret, only its order is. */
export function DeckMix({ view: { seaDeckMix } }: { readonly view: GameView }) {
  return (
    <div className="odysseus-mix">
      <b>Left in the deck</b>
      <ul>
        {seaDeckMix
          .filter(({ left }) => left > 0)
          .map(({ name, left, move, damage, endTurn }) => (
            <li key={name}>
              {left} × {name} <small>{describeCardEffect({ move, damage, endTurn })}</small>
            </li>
          ))}
      </ul>
    </div>
  )
}

/** A card that turns has a back too, while it does. */
export function LastCard({
  card,
  isTurning,
  motion,
}: {
  readonly card: SeaCard
  readonly isTurning: boolean
  readonly motion: number
}) {
  return (
    <div
      className="odysseus-last-card"
      data-turning={isTurning}
      style={isTurning ? { animationDuration: `${520 * motion}ms` } : undefined}
    >
      <CardFace card={card} />
      {isTurning ? (
        <svg className="odysseus-card-behind" viewBox="0 0 104 146" preserveAspectRatio="none" aria-hidden="true">
          <CardBack />
        </svg>
      ) : null}
    </div>
  )
}

/** Name, picture, how far, and what else. */
const CardFace = memo(function CardFace({ card }: { readonly card: SeaCard }) {
  const { name, move, damage, endTurn } = card
  return (
    <figure
      className="odysseus-card"
      data-move={move > 0 ? 'forward' : move < 0 ? 'back' : 'none'}
      data-both={damage > 0 && endTurn === true}
    >
      <figcaption>{name}</figcaption>
      <svg viewBox="0 0 80 56" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {ownValue(CARD_PICTURES, specId(card.id)) ?? null}
      </svg>
      <b aria-hidden="true">{move > 0 ? `+${move}` : move < 0 ? `−${-move}` : '0'}</b>
      <span className="only-heard">{describeCardEffect(card)}</span>
      <span className="odysseus-card-effects" aria-hidden="true">
        {damage > 0 ? (
          <span>
            <svg width={12} height={12} viewBox="-6 -6 12 12" aria-hidden="true">
              <circle r={5.5} fill="#b02a1c" />
              <path d="M-2.7 2.7L2.7 -2.7" stroke="#fff" strokeWidth={1.7} strokeLinecap="round" />
            </svg>
            {damage} damage
          </span>
        ) : null}
        {endTurn === true ? <span>turn ends</span> : null}
        {damage === 0 && endTurn !== true ? <span>{describeCardEffect(card)}</span> : null}
      </span>
    </figure>
  )
})
