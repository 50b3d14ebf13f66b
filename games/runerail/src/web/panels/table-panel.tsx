import { type BoardPlayer, seatStyle } from '@turnwise/ui'
import { useState } from 'react'
import { demandsOn, sourcesOf } from '../../game/cards/demands.ts'
import { CONTENT, GOODS } from '../../game/content/index.ts'
import type { View } from '../../game/types.ts'
import { capital, formatForeman, joinWords, trainFacts } from '../../game/words/pieces.ts'
import { type Asked, isSame } from '../plan/errands.ts'
import { GoodIcon } from './good-art.tsx'

const TABS = ['Players', 'Goods', 'Piles'] as const

interface PanelProps {
  readonly view: View
  readonly players: readonly BoardPlayer[]
  readonly seat: number
  readonly pinned: Asked | undefined
  pin(asked: Asked): void
  close(): void
}

/** Everything that is public: what others have and want, where goods are to be had, what is left in stock and piles. */
export function TablePanel(props: PanelProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]>('Players')
  return (
    <section className="runerail-panel" data-settled aria-label="The table">
      <header>
        {TABS.map(each => (
          <button key={each} type="button" aria-pressed={each === tab} onClick={() => setTab(each)}>
            {each}
          </button>
        ))}
        <button type="button" className="runerail-close" aria-label="Close" onClick={props.close}>
          ×
        </button>
      </header>
      {tab === 'Players' && <Players {...props} />}
      {tab === 'Goods' && <Goods {...props} />}
      {tab === 'Piles' && <Piles view={props.view} />}
    </section>
  )
}

function Players({ view, players, seat, pinned, pin }: PanelProps) {
  return players
    .filter(player => player.seat !== seat)
    .map(({ seat: other, name, color }) => {
      const player = view.players[other]
      if (player === undefined || player.resigned) return null
      const facts = [
        `${player.gp} gold`,
        `${player.train} (${trainFacts(player.train)})`,
        ...(player.foreman === null ? [] : [formatForeman(player.foreman)]),
        player.loads.length === 0 ? 'empty' : joinWords(player.loads),
        ...(player.ship === null ? [] : [`aboard ${player.ship.name}`]),
        ...(player.skip > 0 ? ['loses a turn'] : []),
      ]
      return (
        <div key={other} className="runerail-rival" style={seatStyle(color)}>
          <h3>
            <span aria-hidden="true">{color.mark}</span> {name}
          </h3>
          <p>{facts.join(' · ')}</p>
          <ul>
            {player.hand.map(card => (
              <li key={card}>
                {demandsOn(card, view.options.map).map(({ good, city, payoff }, index) => {
                  const asked: Asked = { kind: 'demand', card, index }
                  return (
                    <button key={city} type="button" aria-pressed={isSame(pinned, asked)} onClick={() => pin(asked)}>
                      {capital(good)} to {city} <b>{payoff}</b>
                    </button>
                  )
                })}
              </li>
            ))}
          </ul>
        </div>
      )
    })
}

function Goods({ view, pinned, pin }: PanelProps) {
  return (
    <ul className="runerail-goods">
      {GOODS.map(good => {
        const asked: Asked = { kind: 'good', good }
        const sources = sourcesOf(good, view.options.map)
        const left = view.pool[good] ?? 0
        const chips = CONTENT.goods.find(({ name }) => name === good)?.chips ?? 0
        return (
          <li key={good}>
            <button
              type="button"
              aria-pressed={isSame(pinned, asked)}
              disabled={sources.length === 0}
              onClick={() => pin(asked)}
            >
              <GoodIcon good={good} />
              <span>
                <b>{capital(good)}</b>
                <small>{sources.length === 0 ? 'not on this map' : sources.map(({ name }) => name).join(', ')}</small>
              </span>
              <i>
                {left} of {chips}
              </i>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Piles({ view }: { readonly view: View }) {
  const { piles, stock, options } = view
  const demands = piles.demand.discard.filter(card => demandsOn(card, options.map).length > 0).toReversed()
  return (
    <div className="runerail-piles">
      <h3>Trains in stock</h3>
      <ul>
        {CONTENT.trains.map(({ name }) => (
          <li key={name}>
            {name} ({trainFacts(name)}): {stock[name] ?? 0}
          </li>
        ))}
      </ul>
      <h3>Dismissed foremen</h3>
      <p>
        {piles.foremen.discard.length === 0 ? 'none' : piles.foremen.discard.map(formatForeman).join(', ')}; in the
        deck: {piles.foremen.deckSize}
      </p>
      <h3>Ships back from sea</h3>
      <p>
        {piles.ships.discard.length === 0 ? 'none' : piles.ships.discard.join(', ')}; in the deck:{' '}
        {piles.ships.deckSize}
      </p>
      <h3>Played demand cards</h3>
      <p>In the deck: {piles.demand.deckSize}</p>
      <ul>
        {demands.map(card => (
          <li key={card}>
            {demandsOn(card, options.map)
              .map(({ good, city, payoff }) => `${good} to ${city} for ${payoff}`)
              .join('; ')}
          </li>
        ))}
      </ul>
    </div>
  )
}
