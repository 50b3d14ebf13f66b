import type { GameView } from '../game/types.ts'
import { mapOf, partOf } from './journey.ts'

const STATES = { won: 'won', now: 'you are here', ahead: 'ahead' }

/** The way through the stages: won, here, ahead. */
export function RunMap({ view }: { readonly view: GameView }) {
  return (
    <ol className="geniejack-map" aria-label="The run">
      {partOf(mapOf(view), view).map(({ stage, name, places }) => (
        <li key={stage} className="geniejack-stage" data-here={stage === view.stage}>
          <span className="geniejack-stage-name">{name}</span>
          <ol className="geniejack-places" aria-label={name}>
            {places.map(place => (
              <li
                key={place.battle}
                className="geniejack-place"
                data-state={place.state}
                data-boss={place.isBoss}
                title={`${place.name}${place.isBoss ? ', boss' : ''}: ${STATES[place.state]}`}
                aria-current={place.state === 'now' ? 'step' : undefined}
              >
                <span className="only-heard">
                  {place.name}
                  {place.isBoss ? ', boss' : ''}: {STATES[place.state]}
                </span>
                <span aria-hidden="true">{place.state === 'won' ? '✓' : place.isBoss ? '♛' : place.battle}</span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}
