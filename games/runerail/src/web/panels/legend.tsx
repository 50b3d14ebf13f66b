import { useState } from 'react'
import type { Terrain } from '../../game/content/types.ts'
import { priceFor, raceOf, surchargeFor } from '../../game/track/costs.ts'
import type { Player } from '../../game/types.ts'
import { capital, foremanEffect, raceOfForeman } from '../../game/words/pieces.ts'
import { TERRAIN_NAMES } from '../../game/words/places.ts'

interface Glyph {
  readonly fill: string
  readonly path: string
  readonly isStroke?: boolean
}

const GLYPHS: readonly (readonly [Terrain, Glyph])[] = [
  ['.', { fill: '#f0ead6', path: 'M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0' }],
  ['f', { fill: '#cfdfb4', path: 'M-3.5 2.500L0-6L3.500 2.500zM-.7 2.500h1.400v2.500h-1.400z' }],
  ['j', { fill: '#b2d09a', path: 'M0 5V-1.500M0-1.500Q-4-6.500-5.800.5M0-1.500Q4-6.500 5.800.5', isStroke: true }],
  ['A', { fill: '#e6e4e8', path: 'M-7 4.500L-2-6.500L3 4.500zM1 4.500L4-2L7 4.500z' }],
  ['d', { fill: '#f0dca6', path: 'M-1.500 0h3M-6 3h2M4 3h2M-1-5h2', isStroke: true }],
  ['m', { fill: '#dccfba', path: 'M-5 4L0-5L5 4z', isStroke: true }],
  ['s', { fill: '#fff8ea', path: 'M-5-5H5V5H-5zM-1-1H1V1H-1z', isStroke: true }],
  ['*', { fill: '#fff8ea', path: 'M0-6L1.800-1.800L6-1.800L2.600 1L4 6L0 3L-4 6L-2.600 1L-6-1.800L-1.800-1.800z' }],
  ['r', { fill: '#a89c8c', path: 'M-5 4L-3-3L2-5L6 1L4 5z', isStroke: true }],
  ['p', { fill: '#f0ead6', path: 'M0-6V5M-5 1Q-4 5 0 5Q4 5 5 1M-2.500-3H2.500', isStroke: true }],
]

/** What a section costs by where it ends, with the player's foreman; what the foreman changes is marked. */
export function Legend({ player, startsOpen }: { readonly player: Player; readonly startsOpen: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen)
  const race = raceOf(player)
  const rows = GLYPHS.map(([terrain, glyph]) => ({
    terrain,
    glyph,
    name: terrain === 's' ? 'City' : capital(TERRAIN_NAMES[terrain]),
    ...priceFor(terrain, race),
  }))
  const water = surchargeFor(race)
  return (
    <section className="runerail-legend" aria-label="What a section costs">
      <header>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          What a section costs
        </button>
        {isOpen && player.foreman !== null && (
          <em title={player.foreman}>
            Your {raceOfForeman(player.foreman)}: {foremanEffect(player.foreman).toLowerCase().replace(/\.$/, '')}
          </em>
        )}
      </header>
      {isOpen && (
        <ul>
          {rows.map(({ terrain, glyph, name, price, usual }) => (
            <li key={terrain}>
              <svg viewBox="-12 -12 24 24" aria-hidden="true">
                <path
                  d="M0-10.500L9.100-5.250V5.250L0 10.500L-9.100 5.250V-5.250z"
                  fill={glyph.fill}
                  stroke="#c2ae86"
                />
                <path
                  d={glyph.path}
                  fill={glyph.isStroke === true ? 'none' : '#5d5344'}
                  stroke={glyph.isStroke === true ? '#5d5344' : 'none'}
                  strokeWidth="1.5"
                />
              </svg>
              {name}
              <Amount price={price} usual={usual} />
            </li>
          ))}
          <li>
            <Wave color="#5b94b3" />
            River
            <Amount price={water.river.price} usual={water.river.usual} sign="+" />
          </li>
          <li>
            <Wave color="#8fb2c0" />
            Inlet
            <Amount price={water.inlet.price} usual={water.inlet.usual} sign="+" />
          </li>
        </ul>
      )}
    </section>
  )
}

interface AmountProps {
  readonly price: number | null
  readonly usual: number | null
  readonly sign?: string
}

function Amount({ price, usual, sign = '' }: AmountProps) {
  if (price === null) return <b>no</b>
  if (price === usual) return <b>{`${sign}${price}`}</b>
  return (
    <b>
      <s aria-hidden="true">{usual}</s> <span>{`${sign}${price}`}</span>
    </b>
  )
}

function Wave({ color }: { readonly color: string }) {
  return (
    <svg viewBox="-12 -12 24 24" aria-hidden="true">
      <path d="M-9 2Q-5-4 0 0T9-2" fill="none" stroke={color} strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
