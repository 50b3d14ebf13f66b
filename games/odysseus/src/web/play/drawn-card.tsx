import type { Arrangement } from '@turnwise/ui'
import { Cards, type CardsProps, LastCard } from './cards.tsx'

interface DrawnCardProps extends CardsProps {
  readonly arrangement: Arrangement
  /** No room for an open card: the deck's button carries it. */
  readonly isTight: boolean
  readonly isMoving: boolean
}

/** Stack and last card on a laptop. A phone shows the last card alone, and a small phone only while it turns. */
export function DrawnCard({ arrangement, isTight, isMoving, ...props }: DrawnCardProps) {
  if (arrangement === 'wide') return <Cards {...props} />
  const { view, seq, isDrawing, motion } = props
  const { lastCard } = view
  if (lastCard === undefined || (isTight && !isMoving)) return null
  return (
    <div className="odysseus-small-card" data-turned={isDrawing}>
      <LastCard
        key={isDrawing ? `${lastCard.id} ${seq}` : lastCard.id}
        card={lastCard}
        isTurning={isDrawing && motion > 0}
        motion={motion}
      />
    </div>
  )
}
