import { EVENTS } from '../game/content.ts'
import type { View } from '../game/types.ts'

/** The events in force, each with what it does and when it ends. */
export function Effects({ view }: { readonly view: View }) {
  const cards = [...new Set(view.effects.map(({ card }) => card))]
  if (cards.length === 0) return null
  return (
    <ul className="runerail-effects" aria-label="Events in force">
      {cards.map(card => {
        const { name = '', text = '' } = EVENTS.get(card) ?? {}
        const until = view.effects.find(effect => effect.card === card)?.until ?? null
        const left = until === null ? 'for ever' : leftOf(until - view.turn)
        return (
          <li key={card}>
            <details>
              <summary>
                <b>{name}</b> {left}
              </summary>
              <p>{text}</p>
            </details>
          </li>
        )
      })}
    </ul>
  )
}

function leftOf(turns: number): string {
  if (turns <= 0) return 'this turn only'
  return turns === 1 ? '1 more turn' : `${turns} more turns`
}
