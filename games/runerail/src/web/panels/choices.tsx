import { type Action, commandOf } from '../../game/commands/index.ts'
import { citiesOn } from '../../game/map/extent.ts'
import type { View } from '../../game/types.ts'
import { describeAction } from '../../game/words/actions.ts'
import { capital } from '../../game/words/pieces.ts'

interface ChoicesProps {
  readonly view: View
  readonly legal: readonly Action[]
  readonly canDraw: boolean
  send(action: Action): void
  drawToCity(name: string): void
  close(): void
}

const groupOf = (action: Action) => commandOf(action).words.group

/** Every choice as a line of text: whatever the map offers can be had without looking at it. */
export function Choices({ view, legal, canDraw, send, drawToCity, close }: ChoicesProps) {
  const choose = (action: Action) => {
    send(action)
    close()
  }
  return (
    <section className="runerail-choices" aria-label="All choices">
      <header>
        <h2>All choices</h2>
        <button type="button" className="button button-small" onClick={close}>
          Back
        </button>
      </header>
      {canDraw && (
        <label className="runerail-towards">
          Draw the cheapest track towards
          <select
            className="input"
            value=""
            onChange={event => {
              drawToCity(event.target.value)
              close()
            }}
          >
            <option value="">a city…</option>
            {citiesOn(view.options.map).map(({ name, size }) => (
              <option key={name} value={name}>
                {name} ({size})
              </option>
            ))}
          </select>
        </label>
      )}
      {[...new Set(legal.map(groupOf))].map(title => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {legal
              .filter(action => groupOf(action) === title)
              .map(action => (
                <li key={JSON.stringify(action)}>
                  <button type="button" onClick={() => choose(action)}>
                    {capital(describeAction(action, view))}
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
