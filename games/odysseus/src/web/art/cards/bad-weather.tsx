import type { ReactNode } from 'react'
import { INK } from '../ink.ts'
import { Bolt, CardShip, FINE, Gust, Waves } from './parts.tsx'

const TRIDENT =
  'M40 56V10M28 12C28 24 32 28 40 28S52 24 52 12M28 11l-4 6M28 11l4 5M52 11l-4 5M52 11l4 6M40 8l-4.5 7M40 8l4.5 7'

/** Cards of bad weather. */
export const BAD_WEATHER: Readonly<Record<string, ReactNode>> = {
  squall: (
    <>
      <rect width={80} height={56} fill="#aeb9bd" />
      <path
        d="M12 22C4 22 4 11 13 12C14 3 29 2 33 9C41 3 55 6 55 14C64 13 66 24 57 24Z"
        fill="#737f8b"
        stroke={INK}
        strokeWidth={1.8}
      />
      <path
        d="M18 27l-5 9M28 27l-5 9M40 27l-5 9M52 27l-5 9"
        fill="none"
        stroke="#eef4f2"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M46 20l-6 11h6l-4 9l11 -13h-6l4 -7z" fill="#ffd65a" stroke={INK} strokeWidth={1.3} />
      <Waves y={46} swell={10} fill="#2b5f70" />
    </>
  ),
  'torn-sail': (
    <>
      <rect width={80} height={56} fill="#d9dccb" />
      <Waves y={48} swell={9} fill="#3d8088" />
      <path d="M40 4V46" stroke="#5d3820" strokeWidth={4} />
      <path
        d="M18 8C32 12 48 12 62 7C66 18 64 26 60 32L52 28L50 38L42 30L36 38L32 28L22 34C16 26 15 16 18 8Z"
        fill="#f4e7c8"
        stroke={INK}
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      <path d="M26 16l6 3l-3 6z" fill="#d9dccb" stroke={INK} strokeWidth={1.2} />
    </>
  ),
  'riding-storm': (
    <>
      <rect width={80} height={56} fill="#8f9ca6" />
      <path d="M0 10C10 2 22 12 34 5S60 0 80 8V0H0Z" fill="#5d6873" />
      <Bolt x={64} y={9} size={0.9} />
      <path
        d="M0 56V44C16 46 24 38 30 28C38 14 54 12 60 22C54 20 50 23 51 28C58 26 66 32 80 30V56Z"
        fill="#256f7c"
        {...FINE}
      />
      <path d="M30 28C38 14 54 12 60 22C54 20 50 23 51 28C46 25 40 30 37 38" fill="#eaf7f2" {...FINE} />
      <g transform="translate(2 12) rotate(-14) scale(.32)">
        <CardShip />
      </g>
    </>
  ),
  becalmed: (
    <>
      <rect width={80} height={56} fill="#f3e3b8" />
      <circle cx={40} cy={28} r={15} fill="#f3c65c" {...FINE} />
      <rect y={30} width={80} height={26} fill="#8fc3bf" />
      <path d="M28 34h24M31 39h18M34 44h12" stroke="#fbe6a4" strokeWidth={2.6} strokeLinecap="round" />
      <path d="M4 36h14M60 40h16M6 47h20M54 49h18" stroke="#3b8b93" strokeWidth={1.7} strokeLinecap="round" />
      <path d="M32 28C36 31 46 31 50 28L48 32H34Z" fill="#7a4a28" {...FINE} />
      <path d="M41 28V13M36 14h10M37 15l1 9M45 15l-1 9" {...FINE} />
    </>
  ),
  'contrary-wind': (
    <>
      <rect width={80} height={56} fill="#c9d6d6" />
      <Waves y={42} swell={10} fill="#7cc0bb" />
      <Waves y={50} swell={10} fill="#469aa0" />
      <Waves y={58} swell={9} fill="#256f7c" />
      <path d="M78 12C66 4 60 6 56 12C50 12 48 18 52 21L50 27C56 31 66 30 78 24Z" fill="#f4ead6" {...FINE} />
      <circle cx={60} cy={15.5} r={1.5} fill={INK} />
      <path d="M57 11l5 -1" {...FINE} />
      <Gust d="M48 20H24C14 20 14 30 22 30C27 30 27 25 24 24" />
      <Gust d="M47 26H34C26 26 20 36 8 34" />
    </>
  ),
  'sea-gods-wrath': (
    <>
      <rect width={80} height={56} fill="#5d6873" />
      <path d="M0 12C12 2 26 14 40 6S66 2 80 10V0H0Z" fill="#3f4954" />
      <Bolt x={12} y={10} size={0.9} />
      <Bolt x={66} y={12} size={0.8} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={TRIDENT} stroke={INK} strokeWidth={6} />
        <path d={TRIDENT} stroke="#ecc678" strokeWidth={3} />
      </g>
      <path d="M0 44q8 -14 16 -2q4 8 10 0q8 -12 16 0q6 8 12 -2q8 -10 14 2q6 6 12 -2V56H0Z" fill="#1d5a68" {...FINE} />
    </>
  ),
}
