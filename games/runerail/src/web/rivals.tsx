import { type BoardPlayer, seatStyle } from '@turnwise/ui'
import { demandsOn } from '../game/demands.ts'
import type { Player, View } from '../game/types.ts'
import { raceOfForeman, trainFacts } from '../words/pieces.ts'

interface RivalsProps {
  readonly view: View
  readonly players: readonly BoardPlayer[]
  readonly seat: number
  /** What their cards ask for as well. */
  readonly withHands?: boolean
}

/** What the others drive, whom they employ and what they carry: all of it is public. */
export function Rivals({ view, players, seat, withHands = false }: RivalsProps) {
  return (
    <ul className="runerail-rivals" aria-label="The others">
      {players.map(({ seat: other, name, color }) => {
        const player = view.players[other]
        if (player === undefined || other === seat || player.resigned) return null
        return (
          <li key={other} style={seatStyle(color)}>
            <span aria-hidden="true">{color.mark}</span>
            <span>
              <b>{name}</b>: {factsOf(player).join(' · ')}
              {withHands && player.hand.map(card => <small key={card}>{asksOf(card, view)}</small>)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function factsOf(player: Player): readonly string[] {
  return [
    `${player.train} (${trainFacts(player.train)})`,
    ...(player.foreman === null ? [] : [raceOfForeman(player.foreman) ?? '']),
    ...(player.ship === null ? [] : [`aboard ${player.ship.name}`]),
    player.loads.length === 0 ? 'empty' : player.loads.join(', '),
    ...(player.skip > 0 ? ['loses a turn'] : []),
  ]
}

function asksOf(card: number, view: View): string {
  const demands = demandsOn(card, view.options.map)
  return demands.map(({ good, city, payoff }) => `${good} to ${city} for ${payoff}`).join(', ')
}

/** The same for whoever has no room for it beside the map, with the cards in their hands. */
export function RivalsSheet({ close, ...props }: RivalsProps & { close(): void }) {
  return (
    <section className="runerail-decision runerail-others" aria-label="The others">
      <header>
        <h2>The others</h2>
        <button type="button" className="button button-small" onClick={close}>
          Back
        </button>
      </header>
      <Rivals {...props} withHands />
    </section>
  )
}
