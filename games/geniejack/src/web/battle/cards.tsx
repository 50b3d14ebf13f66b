import type { Card } from '../../game/types.ts'
import { cardName } from '../../game/words/names.ts'
import { CardBack, CardFace } from '../art/card-faces.tsx'
import { type Row, spread } from '../layout.ts'
import type { ShownSide } from './shown.ts'

interface CardsProps {
  readonly owner: 'dealer' | 'player'
  readonly title: string
  readonly side: Omit<ShownSide, 'hp'>
  readonly row: Row
  /** What the hand counts for, where a modifier saved it. */
  readonly counts: number | undefined
  /** How the hand ended, once it has. */
  readonly verdict: 'wins' | 'loses' | 'push' | undefined
  readonly isDoubled: boolean
  /** The hand of a split that is not being played. */
  readonly isIdle?: boolean
}

/** One side's cards and their total. */
export function Cards({ owner, title, side, row, counts, verdict, isDoubled, isIdle = false }: CardsProps) {
  if (side.cards.length === 0) return null
  const { lefts, right } = spread(row, side.cards.length)
  return (
    <section className="geniejack-hand" data-owner={owner} data-idle={isIdle} aria-label={`${title}: cards`}>
      <ol>
        {side.cards.map((card, i) => (
          <PlayingCard
            // A card that is turned up stays where it is.
            key={String(i)}
            card={card}
            left={lefts[i] ?? 0}
            top={row.y}
            width={row.card}
            tilt={((i % 2) * 2 - 1) * (owner === 'player' ? 0.9 : 0.5)}
          />
        ))}
      </ol>
      <Total
        side={side}
        counts={counts}
        verdict={verdict}
        isDoubled={isDoubled}
        row={row}
        right={right}
        owner={owner}
      />
    </section>
  )
}

interface PlayingCardProps {
  readonly card: Card | null
  readonly left: number
  readonly top: number
  readonly width: number
  readonly tilt: number
}

/** Shown down it has no content: the page does not know the card. */
function PlayingCard({ card, left, top, width, tilt }: PlayingCardProps) {
  return (
    <li
      className="geniejack-card"
      data-down={card === null}
      style={{ left, top, width, height: width * 1.4, rotate: `${tilt}deg` }}
    >
      <span className="only-heard">{cardName(card)}</span>
      <span className="geniejack-card-turn" aria-hidden="true">
        <span className="geniejack-card-front">{card !== null && <CardFace card={card} />}</span>
        <span className="geniejack-card-back">
          <CardBack />
        </span>
      </span>
    </li>
  )
}

interface TotalProps extends Pick<CardsProps, 'side' | 'counts' | 'verdict' | 'isDoubled' | 'owner' | 'row'> {
  readonly right: number
}

function Total({ side, counts, verdict, isDoubled, owner, row, right }: TotalProps) {
  if (side.score === null) return null
  const isOpen = !side.cards.includes(null)
  const text =
    counts !== undefined && counts !== side.score ? `${side.score}→${counts}` : `${side.score}${isOpen ? '' : '+?'}`
  const says = describeTotal(side, verdict, isDoubled, isOpen, owner)
  return (
    <p
      className="geniejack-total"
      data-long={text.length > 3}
      data-busted={side.busted}
      data-natural={side.natural}
      style={{ left: right + row.card * 0.18, top: row.y + row.card * 0.7 }}
    >
      <b>{text}</b>
      {says !== '' && <small>{says}</small>}
    </p>
  )
}

/** A natural and a bust are named on either side; the own total also says won or lost, doubled, soft or hard. */
function describeTotal(
  side: CardsProps['side'],
  verdict: CardsProps['verdict'],
  isDoubled: boolean,
  isOpen: boolean,
  owner: CardsProps['owner'],
): string {
  if (side.busted) return 'bust'
  if (side.natural) return 'blackjack'
  if (owner === 'dealer') return ''
  if (verdict !== undefined) return verdict
  if (isDoubled) return 'doubled'
  return isOpen && side.soft ? 'soft' : 'hard'
}
