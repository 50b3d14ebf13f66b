/** Small things of the table: damage pips, coins and the pictures of actions. */

const STRUCK = 'M-2.7 2.7L2.7 -2.7'

/** Three rings for sound timber, struck red ones for damage. Its words are given beside it. */
export function Pips({ damage, size }: { readonly damage: number; readonly size: number }) {
  return (
    <span className="odysseus-pips" aria-hidden="true">
      {[0, 1, 2].map(i => (
        <svg key={i} width={size} height={size} viewBox="-6 -6 12 12" aria-hidden="true">
          {i < damage ? (
            <>
              <circle r={5.3} fill="#b02a1c" />
              <path d={STRUCK} stroke="#fff" strokeWidth={1.7} strokeLinecap="round" />
            </>
          ) : (
            <circle r={4.5} fill="none" stroke="currentColor" strokeWidth={1.5} />
          )}
        </svg>
      ))}
    </span>
  )
}

/** The same on a slip of paper, as part of a drawing. */
export function PipSlip({ damage }: { readonly damage: number }) {
  return (
    <>
      <rect
        x={-19}
        y={-7.5}
        width={38}
        height={15}
        rx={7.5}
        fill="#fffaf0"
        stroke="#2c2119"
        strokeOpacity={0.55}
        strokeWidth={1}
      />
      {[-1, 0, 1].map((place, i) => (
        <g key={place} transform={`translate(${place * 11.5} 0)`}>
          {i < damage ? (
            <>
              <circle r={4.4} fill="#b02a1c" stroke="#6d150c" strokeWidth={1} />
              <path d={STRUCK} stroke="#fff" strokeWidth={1.5} strokeLinecap="round" />
            </>
          ) : (
            <circle r={4} fill="#fff" stroke="#7c7060" strokeWidth={1.3} />
          )}
        </g>
      ))}
    </>
  )
}

/** An action point: a coin with a trident, or the hollow that it left. */
export function Coin({ isSpent }: { readonly isSpent: boolean }) {
  return (
    <svg className="odysseus-coin" data-spent={isSpent} viewBox="-12 -12 24 24" aria-hidden="true">
      {isSpent ? (
        <>
          <circle r={10.5} fill="#20130a" opacity={0.62} />
          <path d="M-9.8 3.6A10.5 10.5 0 0 0 9.8 3.6" fill="none" stroke="#c9986a" strokeWidth={1} opacity={0.55} />
        </>
      ) : (
        <>
          <circle cy={1.2} r={11} fill="#000" opacity={0.35} />
          <circle r={10.8} fill="url(#ody-coin)" stroke="#5d3a06" strokeWidth={1} />
          <circle r={8} fill="none" stroke="#7d540f" strokeWidth={0.9} opacity={0.8} />
          <path
            d="M0 -6V6M-4.6 -5.2C-4.6 -.5 -2.4 .8 0 .8S4.6 -.5 4.6 -5.2M-2.6 4.4h5.2"
            fill="none"
            stroke="#6d450a"
            strokeWidth={1.7}
            strokeLinecap="round"
          />
          <path
            d="M-7.6 -5.6A9.6 9.6 0 0 1 -.8 -9.5"
            fill="none"
            stroke="#fff8dc"
            strokeWidth={1.6}
            strokeLinecap="round"
          />
        </>
      )}
    </svg>
  )
}

/** What an action costs, in small coins. */
export function Price({ cost }: { readonly cost: number }) {
  return (
    <span className="odysseus-price" aria-hidden="true">
      {Array.from({ length: cost }, (_, i) => (
        <svg key={`${i + 1}`} viewBox="-12 -12 24 24" aria-hidden="true">
          <circle r={10.8} fill="url(#ody-coin)" stroke="#6d450a" strokeWidth={1.6} />
          <circle r={5.5} fill="none" stroke="#7d540f" strokeWidth={1.8} />
        </svg>
      ))}
    </span>
  )
}

const ICONS = {
  draw_card:
    'M7.5 3.9l10.9 -1.5a2 2 0 0 1 2.2 1.7l1.9 13.900a2 2 0 0 1 -1.700 2.200l-10.900 1.500a2 2 0 0 1 -2.200 -1.700l-1.900 -13.900a2 2 0 0 1 1.700 -2.200zM9.500 13.200q2.200 -2.600 4.300 -.5t4.200 -.8',
  repair: 'M4 20l8.5 -8.5M10.5 6.2l3.2 -3.2c2.8 .4 5.4 2.6 6.3 5.3l-2.2 2.2l-2 -1l-2.6 2.6l-2.900 -2.900l1.200 -1.600z',
  careful_sail_1:
    'M11 3.5v13M11 4.5c5 1.5 7 5 6.5 9.5c-2.5 .6 -4.5 .6 -6.5 .2M3.5 17h17c-1.2 2.8 -3.2 4 -6 4H9.5c-3 0 -5 -1.2 -6 -4z',
  careful_sail_2:
    'M11 3.5v13M11 4.5c5 1.5 7 5 6.5 9.5c-2.5 .6 -4.5 .6 -6.5 .2M3.5 17h17c-1.2 2.8 -3.2 4 -6 4H9.5c-3 0 -5 -1.2 -6 -4z',
  end_turn:
    'M9.8 5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0M12 7.2V21M8 10.5h8M4 14c.6 4.3 3.6 7 8 7s7.4 -2.7 8 -7M4 14l-1.2 2.400M4 14l2.400 1.200M20 14l1.200 2.400M20 14l-2.400 1.200',
  ends: 'M7 3.5h10M7 20.5h10M8 3.5v3.2c0 2.5 4 3.8 4 5.3s-4 2.8 -4 5.3v3.2M16 3.5v3.2c0 2.5 -4 3.800 -4 5.300s4 2.800 4 5.300v3.200',
  skips: 'M3.5 12a8.500 8.500 0 1 0 17 0a8.500 8.500 0 1 0 -17 0M6 18L18 6',
  moves: 'M3.5 17C5 8 15 5 19.5 13.5M20.5 8v6h-6',
  back: 'M20.5 17C19 8 9 5 4.5 13.5M3.5 8v6h6',
  hurts: 'M13 2.500L5 13h6l-2 8.500L19 10h-7z',
  heals: 'M12 20C4 14 3.500 9.500 5.500 7S10.500 5 12 8c1.500 -3 4.500 -3.500 6.500 -1S20 14 12 20z',
  sees: 'M2.500 12c3 -5 6 -7 9.500 -7s6.500 2 9.500 7c-3 5 -6 7 -9.500 7s-6.500 -2 -9.500 -7zM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  holds: 'M7 11V7.500a5 5 0 0 1 10 0V11M5 11h14v9.500H5z',
  wins: 'M4 12L12 5l8 7M6 11v9h12v-9M10 20v-5h4v5',
} as const

export type IconName = keyof typeof ICONS

export function Icon({ name, size = 26 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      className="odysseus-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICONS[name]} />
    </svg>
  )
}
