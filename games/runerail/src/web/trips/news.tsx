import type { BoardPlayer } from '@turnwise/ui'
import { useState } from 'react'
import { EVENTS } from '../../game/content/index.ts'
import type { Event } from '../../game/events.ts'
import type { View } from '../../game/types.ts'

interface NewsProps {
  readonly view: View
  readonly events: readonly Event[]
  readonly players: readonly BoardPlayer[]
  readonly seq: number
}

interface Struck {
  readonly seq: number
  readonly turn: number
  readonly cards: readonly { readonly card: number; readonly player: number }[]
}

/** An event that has just come up, until it is read or the next turn after it has passed. */
export function News({ view, events, players, seq }: NewsProps) {
  const [struck, setStruck] = useState<Struck>()
  const cards = events.flatMap(event =>
    event.type === 'event-struck' ? [{ card: event.card, player: event.seat }] : [],
  )
  // Adjusted while rendering, so that the card never comes a frame late.
  if (cards.length > 0 && struck?.seq !== seq) setStruck({ seq, turn: view.turn, cards })
  const isPast = struck !== undefined && (seq < struck.seq || view.turn > struck.turn + 1)
  if (struck === undefined || struck.cards.length === 0 || isPast) return null
  return (
    <section
      className="runerail-news"
      aria-label={struck.cards.length === 1 ? 'Event' : `${struck.cards.length} events`}
    >
      {struck.cards.map(({ card, player }) => (
        <div key={card} className="runerail-event">
          <h2>{EVENTS.get(card)?.name}</h2>
          <p>
            {EVENTS.get(card)?.text} <small>Drawn by {players[player]?.name ?? 'a player'}.</small>
          </p>
        </div>
      ))}
      <button type="button" className="button button-small" onClick={() => setStruck({ ...struck, cards: [] })}>
        Go on
      </button>
    </section>
  )
}
