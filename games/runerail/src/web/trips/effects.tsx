import type { View } from '../../game/types.ts'
import { eventsInForce } from '../../game/words/effects.ts'

/** The events in force, each with what it does and when it ends. */
export function EffectList({ view }: { readonly view: View }) {
  const events = eventsInForce(view)
  if (events.length === 0) return null
  return (
    <ul className="runerail-effects" aria-label="Events in force">
      {events.map(({ card, name, text, lasts }) => (
        <li key={card}>
          <details>
            <summary>
              <b>{name}</b> {lasts}
            </summary>
            <p>{text}</p>
          </details>
        </li>
      ))}
    </ul>
  )
}
