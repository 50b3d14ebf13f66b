import { type BoardPlayer, seatStyle } from '@turnwise/ui'
import type { View } from '../game/types.ts'
import { raceOfForeman, trainFacts } from './words.ts'

interface RivalsProps {
  readonly view: View
  readonly players: readonly BoardPlayer[]
  readonly seat: number
}

/** What the others drive, whom they employ and what they carry: all of it is public. */
export function Rivals({ view, players, seat }: RivalsProps) {
  return (
    <ul className="runerail-rivals" aria-label="The others">
      {players.map(({ seat: other, name, color }) => {
        const player = view.players[other]
        if (player === undefined || other === seat || player.resigned) return null
        const facts = [
          `${player.train} (${trainFacts(player.train)})`,
          ...(player.foreman === null ? [] : [raceOfForeman(player.foreman)]),
          ...(player.ship === null ? [] : [`aboard ${player.ship.name}`]),
          player.loads.length === 0 ? 'empty' : player.loads.join(', '),
          ...(player.skip > 0 ? ['loses a turn'] : []),
        ]
        return (
          <li key={other} style={seatStyle(color)}>
            <span aria-hidden="true">{color.mark}</span>
            <span>
              <b>{name}</b>: {facts.join(' · ')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
