import { ownValue } from '@turnwise/engine'
import { specId } from '../../game/seaDeck.ts'
import type { SeaCard } from '../../game/types.ts'
import { CARD_PICTURES } from '../art/cards/index.ts'

/** The last card where there is no room for its words: picture, how far, and a red edge where it does damage. */
export function MiniCard({ card }: { readonly card: SeaCard }) {
  const { move, damage } = card
  return (
    <span className="odysseus-mini-card" data-damage={damage > 0}>
      <svg viewBox="0 0 80 56" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {ownValue(CARD_PICTURES, specId(card.id)) ?? null}
      </svg>
      <b>{move > 0 ? `+${move}` : move < 0 ? `−${-move}` : '0'}</b>
    </span>
  )
}
