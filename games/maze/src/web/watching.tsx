import { seatStyle } from '@turnwise/ui'
import type { Props } from './board.tsx'
import { plural, standing } from './words.ts'

/** Whoever watches sees the tempo and no map: what is found is for the finder. */
export function Watching({ view, players }: Props) {
  return (
    <div className="maze-watching">
      {players.slice(0, 2).map(player => {
        const tempo = view.tempo[player.seat === 1 ? 1 : 0]
        return (
          <section key={player.seat} className="card maze-tempo" style={seatStyle(player.color)}>
            <h2>
              <span className="maze-tempo-mark" aria-hidden="true">
                {player.color.mark}
              </span>
              {player.name}
            </h2>
            <p>{standing(view, player.seat)}</p>
            <dl>
              <Count name="Slots" value={tempo.slots} />
              <Count name="Moves" value={tempo.moves} />
              <Count name="Tries to join" value={tempo.tries} />
              <Count name="Skipped" value={tempo.skips} />
            </dl>
          </section>
        )
      })}
      <p className="maze-watching-note">
        {view.round > 0 ? `${plural(view.round, 'round')} so far. ` : ''}The mazes and both walks are shown when the
        match is over.
      </p>
    </div>
  )
}

function Count({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
