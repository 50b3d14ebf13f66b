import type { ReactNode } from 'react'
import { CardShip, FINE, Waves } from './parts.tsx'

/** Cards of what is in the water. */
export const DEEP_WATER: Readonly<Record<string, ReactNode>> = {
  'hidden-reef': (
    <>
      <rect width={80} height={56} fill="#d3e4da" />
      <Waves y={22} swell={7} fill="#4c9fa5" />
      <path d="M6 56L16 34L22 40L30 27L38 42L46 30L54 44L62 33L74 56Z" fill="#6b5b4b" {...FINE} />
      <path d="M30 27L38 42L46 30L54 44L62 33L74 56H40Z" fill="#3b3026" opacity={0.5} />
      <path d="M20 14C32 20 48 20 60 14L56 24C46 28 34 28 24 24Z" fill="#7a4a28" {...FINE} />
      <path d="M40 16V2" {...FINE} />
      <path d="M36 25l3 4l-2 3" fill="none" stroke="#f3d9a8" strokeWidth={1.5} />
    </>
  ),
  whirlpool: (
    <>
      <rect width={80} height={56} fill="#3d8f98" />
      <path d="M40 28m-36 0a36 22 0 1 1 72 0a36 22 0 1 1 -72 0" fill="#2f7a86" />
      <path d="M40 28m-27 0a27 16 0 1 1 54 0a27 16 0 1 1 -54 0" fill="#1f606e" />
      <path d="M40 28m-18 0a18 10 0 1 1 36 0a18 10 0 1 1 -36 0" fill="#123f4c" />
      <ellipse cx={40} cy={28} rx={8} ry={4.5} fill="#061c22" />
      <path
        d="M6 24C14 6 60 2 72 22C78 38 50 50 28 44C12 38 16 22 36 18C56 16 62 32 46 36"
        fill="none"
        stroke="#eaf7f2"
        strokeWidth={2.3}
        strokeLinecap="round"
        strokeDasharray="22 4 9 5"
      />
      <g transform="translate(52 2) rotate(24) scale(.22)">
        <CardShip />
      </g>
    </>
  ),
  riptide: (
    <>
      <rect width={80} height={56} fill="#d3e4da" />
      <Waves y={16} swell={8} fill="#5fabae" />
      <Waves y={30} swell={6} fill="#2d7f88" />
      <path d="M70 26H22" stroke="#eaf7f2" strokeWidth={4.5} strokeLinecap="round" />
      <path d="M22 26l8 -6M22 26l8 6" stroke="#eaf7f2" strokeWidth={4.5} strokeLinecap="round" />
      <path d="M74 37H14" stroke="#eaf7f2" strokeWidth={4.5} strokeLinecap="round" />
      <path d="M14 37l8 -6M14 37l8 6" stroke="#eaf7f2" strokeWidth={4.5} strokeLinecap="round" />
      <path d="M66 48H26" stroke="#eaf7f2" strokeWidth={4.5} strokeLinecap="round" />
      <path d="M26 48l8 -6M26 48l8 6" stroke="#eaf7f2" strokeWidth={4.5} strokeLinecap="round" />
    </>
  ),
}
