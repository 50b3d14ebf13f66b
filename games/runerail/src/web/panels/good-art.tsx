/** Little drawings of the goods, 30 × 30 about their middle; light from the upper left. */
const DRAWINGS: Readonly<Record<string, string>> = {
  ale: 'M-7-7H5V9H-7z#b97a2c|M5-3H8C10-3 10 5 8 5H5V3H7V-1H5z#8a5518|M-8-8C-8-11-3-11-2-9C0-12 6-11 6-7H-8z#fff3d6',
  armour: 'M-8-8L0-10L8-8V0C8 6 3 9 0 10C-3 9-8 6-8 0z#8a97a3|M0-10L8-8V0C8 6 3 9 0 10z#6b7782',
  cattle: 'M-9-4H6L9-7L10-2L7 0V8H4V3H-5V8H-8V0z#9a5b34|M6-4L9-7L10-2L7 0z#fff3e0',
  cloth: 'M-9-6H5V8H-9z#b84a62|M5-6C9-6 9 8 5 8z#8a2f47|M-9-2H5M-9 3H5#fff3e0',
  coal: 'M-9 6L-6-1L-1-3L1-8L6-5L9 6z#3c3a3d|M1-8L6-5L4 0L-1-3z#5b585d',
  dragons: 'M-9 7C-9-2-3-9 5-8L9-5L5-4C8 0 6 6 0 8z#3f8f5a|M-3 1C0-3 3-4 5-4C2 0 1 4-3 5z#2a6a40',
  fish: 'M-9 0C-5-6 3-6 7 0L10-4V4L7 0C3 6-5 6-9 0z#5b94b3|M-5-1h2v2h-2z#ffffff',
  fruit: 'M-8 1C-8-5-2-5-1-3C1-6 8-5 8 1C8 6 4 9 0 9C-4 9-8 6-8 1z#c8472a|M-1-3C-1-7 2-9 5-9C4-6 2-4-1-3z#4c8a3a',
  furs: 'M-8-8L-4-5H4L8-8L9-2L6 0L7 9L0 6L-7 9L-6 0L-9-2z#8a6242|M0-5H4L8-8L9-2L6 0L7 9L0 6z#6b4a30',
  gems: 'M-9-2L-4-8H4L9-2L0 9z#4f9bd0|M0-8H4L9-2L0 9z#2f72a8|M-9-2H9L0 1z#8cc6ea',
  glass: 'M-3-9H3V-4L7 6C8 8 6 9 4 9H-4C-6 9-8 8-7 6L-3-4z#7fc2b8|M-5 4H5L6 7H-6z#2c6a62',
  gold: 'M-9 5L-6.5-1H-.5L2 5zM-2 5L.5-1H6.5L9 5zM-5.5-1L-3-7H3L5.500-1z#e0aa3c|M.5-1H6.5L9 5H2z#b07f22',
  hops: 'M0-9C4-7 7-3 6 2C5 6 2 9 0 9C-2 9-5 6-6 2C-7-3-4-7 0-9z#7fae4a|M0-9C4-7 7-3 6 2C5 6 2 9 0 9z#5b8a30|M-5-1C-2 1 2 1 5-1L5 1C2 3-2 3-5 1z#46702a',
  iron: 'M-9 4L-6-3H6L9 4z#7c8894|M-6-3H6L4-6H-4z#b4bfc8|M-9 4H9V7H-9z#55606b',
  ivory: 'M-9-6C-8 3-2 9 8 8C9 8 9 7 8 6C2 5-3 1-5-7z#f0e4c8|M-9-6C-8 3-2 9 8 8L7 7C0 7-5 2-7-7z#b9a57c',
  lumber: 'M-9-1C-9-5-5-5-5-1C-5 3-9 3-9-1zM-5-4H8V2H-5z#a9713a|M-7 3H9V8H-7z#8a5828|M8-4C10-3 10 1 8 2z#e2b27a',
  pilgrims: 'M-3-6C-3-10 3-10 3-6C3-2-3-2-3-6z#d9a47a|M-6 9C-6 1-3-3 0-3C3-3 6 1 6 9z#7a5a9a|M7-8H9V9H7z#6a4322',
  potions:
    'M-2-9H2V-4C7-2 8 3 6 7C5 9-5 9-6 7C-8 3-7-2-2-4z#a05ab0|M-6 3H7C7 6 6 7 6 7C5 9-5 9-6 7z#70357f|M-3-10H3V-8H-3z#8a5a2a',
  salt: 'M-7-3C-9 3-7 8-4 9H4C7 8 9 3 7-3L3-6H-3z#d8cfba|M-4-6C-5-9 5-9 4-6z#9c8a6a|M-3 1h2v2h-2zM1 3h2v2h-2z#7a6a50',
  scrolls:
    'M-7-8H6C8-8 8-4 6-4V7C6 10-6 10-6 7V-3C-9-3-9-8-7-8z#efdcae|M-7-8H6C8-8 8-4 6-4H-6C-9-4-9-8-7-8z#c9a868|M-3 0H4M-3 3H4#7a5a2c',
  spice: 'M-8 0H8C8 6 4 9 0 9C-4 9-8 6-8 0z#9a5a34|M-7 0C-4-7 4-7 7 0z#c8472a',
  steel: 'M-9-4H9V-1H-9zM-9 5H9V8H-9z#8fa0ae|M-2-1H2V5H-2z#6a7a88',
  wands: 'M-8 8L4-5L6-3L-6 10z#7a4a22|M6-10L7.500-6.500L11-5L7.500-3.500L6 0L4.500-3.500L1-5L4.500-6.500z#f0c04a',
  wheat:
    'M-1-8H1V10H-1z#b08a2c|M0-10C4-8 4-5 0-4C-4-5-4-8 0-10zM1-3C6-4 7-1 2 1zM-1-3C-6-4-7-1-2 1zM1 2C6 1 7 4 2 6zM-1 2C-6 1-7 4-2 6z#e0b448',
  wine: 'M-2-10H2V-5C6-3 6 0 6 2V9H-6V2C-6 0-6-3-2-5z#7a2440|M-6 1H6V6H-6z#f0e0c0',
  wool: 'M-6 5C-10 4-10-1-7-2C-7-6-2-7 0-4.500C3-7 8-5 7-1.500C10 0 9 5 5 5C3 7-3 7-6 5z#cdbf9f|M-5 4C-8 3-8 0-6-1C-6-4-2-5 0-3C3-5 6-3 6-1C8 0 7 4 4 4C2 5-3 5-5 4z#f6efe0',
}

const PARTS = new Map(
  Object.entries(DRAWINGS).map(([good, text]) => [
    good,
    text.split('|').map(part => {
      const [path = '', color = ''] = part.split('#')
      // Lines have no area to fill.
      return { path, color: `#${color}`, isLine: !path.includes('z') }
    }),
  ]),
)

/** The drawing alone, for wagons. */
export function GoodShape({ good }: { readonly good: string }) {
  return PARTS.get(good)?.map(({ path, color, isLine }) => (
    <path
      key={path}
      d={path}
      fill={isLine ? 'none' : color}
      stroke={isLine ? color : undefined}
      strokeWidth={isLine ? 1.4 : undefined}
    />
  ))
}

export function GoodIcon({ good }: { readonly good: string }) {
  return (
    <svg className="runerail-good" viewBox="-15 -15 30 30" aria-hidden="true">
      <rect x="-14" y="-14" width="28" height="28" rx="7" fill="#fff6e0" stroke="#c9a868" strokeWidth="1.3" />
      <GoodShape good={good} />
    </svg>
  )
}

export function Coin() {
  return (
    <svg className="runerail-coin" viewBox="-9 -9 18 18" aria-hidden="true">
      <circle r="8" fill="#c98a2c" stroke="#7f5119" strokeWidth="1" />
      <circle r="5.4" fill="#f0c04a" stroke="#a9742a" strokeWidth="0.8" />
    </svg>
  )
}
