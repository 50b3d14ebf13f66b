import { memo } from 'react'
import { Desert } from './desert.tsx'
import { Oasis } from './oasis.tsx'
import { Palace } from './palace.tsx'
import type { PlaceProps } from './stars.tsx'

const PLACES = [Desert, Oasis, Palace]

/** What lies behind the enemy of this stage. */
export const Backdrop = memo(
  function Backdrop({ stage, ...place }: PlaceProps & { readonly stage: number }) {
    const Place = PLACES[(stage - 1) % PLACES.length] ?? Desert
    return (
      <svg
        className="geniejack-backdrop"
        width={place.width}
        height={place.height + 4}
        viewBox={`0 0 ${place.width} ${place.height + 4}`}
        aria-hidden="true"
      >
        <Place {...place} />
      </svg>
    )
  },
  (one, other) => JSON.stringify(one) === JSON.stringify(other),
)
