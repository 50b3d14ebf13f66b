import { type BoardPlayer, seatStyle } from '@turnwise/ui'
import { TRAINS } from '../../game/content/index.ts'
import type { Player } from '../../game/types.ts'
import { joinWords, trainFacts } from '../../game/words/pieces.ts'
import { GoodShape } from './good-art.tsx'

const WAGONS = [0, 1, 2] as const

/** The engine and its places for loads. */
export function Wagons({ player, owner }: { readonly player: Player; readonly owner: BoardPlayer | undefined }) {
  const places = TRAINS.get(player.train)?.loads ?? 0
  const loads = player.loads.length === 0 ? 'empty' : `carrying ${joinWords(player.loads)}`
  const aboard = player.ship === null ? '' : `, aboard ${player.ship.name}`
  const label = `${player.train}, ${trainFacts(player.train)}, ${loads}${aboard}`
  const width = 58 + 46 * places
  return (
    <svg
      className="runerail-wagons"
      viewBox={`0 0 ${width} 44`}
      width={Math.round(width * 0.8)}
      height="36"
      role="img"
      aria-label={label}
      style={owner === undefined ? undefined : seatStyle(owner.color)}
    >
      <title>{label}</title>
      <path d={`M2 39H${width - 2}`} stroke="#c9974a" strokeWidth="2" opacity="0.7" />
      <g transform="translate(30 26) scale(1.5)">
        <path
          d="M-13-5.5H-3V-8.500H-14V5.500H13V-3C13-5 12-5.500 10-5.500H8V-11H4V-5.500z"
          fill="var(--seat-fill)"
          stroke="#fffdf7"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
        <path d="M-8 7h.1M0 7h.1M8 7h.1" stroke="#221d16" strokeWidth="7" strokeLinecap="round" />
        <path d="M-8 7h.1M0 7h.1M8 7h.1" stroke="#e9dcc0" strokeWidth="2.4" strokeLinecap="round" />
      </g>
      {WAGONS.slice(0, places).map(i => {
        const good = player.loads[i]
        return (
          <g key={i} transform={`translate(${80 + 46 * i} 24)`}>
            <rect
              x="-19"
              y="-13"
              width="38"
              height="22"
              rx="3"
              fill={good === undefined ? 'rgb(0 0 0 / 20%)' : '#7a4a22'}
              stroke="#d9bd85"
              strokeWidth="1.4"
              strokeDasharray={good === undefined ? '4 3' : undefined}
            />
            <path d="M-10 12h.1M10 12h.1" stroke="#221d16" strokeWidth="8" strokeLinecap="round" />
            {good !== undefined && (
              <g transform="translate(0 -3)">
                <circle r="10.500" fill="#fff6e0" />
                <g transform="scale(0.92)">
                  <GoodShape good={good} />
                </g>
              </g>
            )}
          </g>
        )
      })}
    </svg>
  )
}
