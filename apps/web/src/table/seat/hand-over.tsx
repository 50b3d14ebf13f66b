import { nameOf } from '@turnwise/client/match'
import { useEffect, useRef } from 'react'
import { useMatch, useModel } from '../../match/match-context.tsx'
import { Button } from '../../shell/button.tsx'
import { Icon } from '../../shell/icons.tsx'
import { useSeats } from './seats.ts'

/** Shown between the turns of two people on one device, in a game with secrets. */
export function HandOver() {
  const model = useModel()
  const { naming } = useSeats()
  const handTo = useMatch(({ place }) => place.handTo)
  // The focus is not on the button: an extra key press must not reveal what the next player knows.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  if (handTo === undefined) return null
  const next = nameOf(naming, handTo)
  return (
    <section className="hand-over" aria-label="Hand over">
      <Icon name="people" size={48} />
      <h2 ref={heading} tabIndex={-1}>
        Hand the device to {next}
      </h2>
      <p>Nothing is shown until {next} takes over.</p>
      <Button kind="main" onClick={model.takeOver}>
        I am {next}
      </Button>
    </section>
  )
}
