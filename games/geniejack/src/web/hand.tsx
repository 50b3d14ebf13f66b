import type { Side } from '../game/types.ts'
import { PlayingCard } from './card.tsx'
import type { SideFace } from './face.ts'

interface HandProps {
  readonly owner: Side
  readonly title: string
  readonly side: SideFace
  /** What a saved hand counts instead. */
  readonly counts: number | undefined
  readonly isHidden: boolean
  readonly doubled: boolean
}

/** One side's cards, which lie over each other when there are many, and what they are worth. */
export function HandOfCards({ owner, title, side, counts, isHidden, doubled }: HandProps) {
  const { cards, score, busted } = side
  const look: Record<string, string> = { '--geniejack-cards': String(Math.max(1, cards.length - 1)) }
  const saved = counts !== undefined && score !== null && counts !== score
  return (
    <div className="geniejack-hand" data-side={owner} data-empty={cards.length === 0}>
      <ul className="geniejack-cards" aria-label={`${title}: cards`} style={look}>
        {placed(cards).map(({ key, card }) => (
          <PlayingCard key={key} card={card} />
        ))}
      </ul>
      {score !== null && (
        <p className="geniejack-score" data-busted={busted && !saved}>
          <span className="only-heard">{title}: </span>
          <strong>
            {score}
            {isHidden && '+?'}
          </strong>
          <small>{saved ? `counts ${counts}` : wordFor(side, doubled)}</small>
        </p>
      )}
    </div>
  )
}

function wordFor({ busted, natural, soft }: SideFace, doubled: boolean): string {
  if (busted) return 'bust'
  if (natural) return 'blackjack'
  if (doubled) return 'doubled'
  return soft ? 'soft' : ''
}

/** A card keeps its place in the hand, so that the one that is turned up stays the same element. */
function placed(cards: SideFace['cards']) {
  return cards.map((card, place) => ({ key: `place ${place}`, card }))
}
