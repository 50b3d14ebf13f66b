import { TRAINS } from '../game/content.ts'
import type { View } from '../game/types.ts'
import { raceOfForeman, trainFacts } from '../words/pieces.ts'

const WAGONS = ['first', 'second', 'third'] as const

interface PurseProps {
  readonly view: View
  readonly seat: number
  /** Whose it is, where that is not oneself. */
  readonly name: string | undefined
  showOthers(): void
}

/** What one has: gold, train, foreman, loads, ship; and the way to what the others have. */
export function Purse({ view, seat, name, showOthers }: PurseProps) {
  const player = view.players[seat]
  if (player === undefined) return null
  const places = TRAINS.get(player.train)?.loads ?? 0
  return (
    <ul className="runerail-purse" aria-label={name === undefined ? 'What you have' : `What ${name} has`}>
      {name !== undefined && (
        <li>
          <b>{name}</b>
        </li>
      )}
      <li title={`Gold${player.debt > 0 ? `, and ${player.debt} owed` : ''}`}>
        <b>{player.gp}</b> gold{player.debt > 0 && <em> −{player.debt}</em>}
      </li>
      <li title={`${player.train}: ${trainFacts(player.train)}`}>{player.train}</li>
      {player.foreman !== null && <li title={player.foreman}>{raceOfForeman(player.foreman)}</li>}
      {player.ship !== null && <li>aboard {player.ship.name}</li>}
      <li className="runerail-loads">
        {WAGONS.slice(0, places).map((wagon, i) => (
          <span key={wagon} data-empty={player.loads[i] === undefined}>
            {player.loads[i] ?? <i className="only-heard">empty</i>}
          </span>
        ))}
      </li>
      <li className="runerail-look">
        <button type="button" className="button button-small button-quiet" onClick={showOthers}>
          Others…
        </button>
      </li>
    </ul>
  )
}
