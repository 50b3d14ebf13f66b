import type { ReactNode } from 'react'
import { INK } from '../ink.ts'
import { CardShip, FINE, Gust, Waves } from './parts.tsx'

/** Cards that carry a ship on: fair winds and steady work. */
export const FAIR_WEATHER: Readonly<Record<string, ReactNode>> = {
  'following-sea': (
    <>
      <rect width={80} height={56} fill="#cfe6dd" />
      <Waves y={34} swell={12} fill="#7cc0bb" />
      <Waves y={42} swell={12} fill="#469aa0" />
      <Waves y={50} swell={11} fill="#256f7c" />
      <g transform="translate(22 4) scale(.40)">
        <CardShip />
      </g>
      <path d="M6 18h12M4 24h10" stroke="var(--ody-foam)" strokeWidth={2.4} strokeLinecap="round" />
    </>
  ),
  'fair-wind': (
    <>
      <rect width={80} height={56} fill="#d5e8e4" />
      <Waves y={46} swell={9} fill="#469aa0" />
      <Gust d="M10 20H46C56 20 56 9 47 9C42 9 41 14 44 15" />
      <Gust d="M16 31H60C69 31 69 22 61 22" />
    </>
  ),
  zephyr: (
    <>
      <rect width={80} height={56} fill="#d5e8e4" />
      <circle cx={63} cy={15} r={9} fill="#f3c65c" />
      <Waves y={46} swell={9} fill="#469aa0" />
      <Gust d="M6 22C22 12 36 26 50 18C60 12 54 4 47 8" />
      <Gust d="M8 33C24 24 40 38 58 30C68 25 64 18 58 20" />
    </>
  ),
  'steady-oars': (
    <>
      <rect width={80} height={56} fill="#d3e6dc" />
      <Waves y={36} swell={8} fill="#5aa7a9" />
      <Waves y={46} swell={8} fill="#2d7f88" />
      <path d="M24 6L12 40" stroke={INK} strokeWidth={4.6} strokeLinecap="round" />
      <path d="M24 6L12 40" stroke="#c99555" strokeWidth={2.4} strokeLinecap="round" />
      <path d="M14 34l-5 12l4 2l5 -12z" fill="#e0b679" stroke={INK} strokeWidth={1.4} />
      <path d="M40 6L28 40" stroke={INK} strokeWidth={4.6} strokeLinecap="round" />
      <path d="M40 6L28 40" stroke="#c99555" strokeWidth={2.4} strokeLinecap="round" />
      <path d="M30 34l-5 12l4 2l5 -12z" fill="#e0b679" stroke={INK} strokeWidth={1.4} />
      <path d="M56 6L44 40" stroke={INK} strokeWidth={4.6} strokeLinecap="round" />
      <path d="M56 6L44 40" stroke="#c99555" strokeWidth={2.4} strokeLinecap="round" />
      <path d="M46 34l-5 12l4 2l5 -12z" fill="#e0b679" stroke={INK} strokeWidth={1.4} />
      <path d="M72 6L60 40" stroke={INK} strokeWidth={4.6} strokeLinecap="round" />
      <path d="M72 6L60 40" stroke="#c99555" strokeWidth={2.4} strokeLinecap="round" />
      <path d="M62 34l-5 12l4 2l5 -12z" fill="#e0b679" stroke={INK} strokeWidth={1.4} />
    </>
  ),
  dolphins: (
    <>
      <rect width={80} height={56} fill="#d5e8e4" />
      <circle cx={66} cy={12} r={7} fill="#f3c65c" />
      <path
        transform="translate(10 8) scale(1.05)"
        d="M0 20 C4 8 14 2 25 4 C30 4 34 7 38 11 L44 12 L38 15 C34 15 30 13 26 13 C18 12 10 15 6 22 L2 27 L-4 26 L-1 23 L-5 19Z M18 4 C19 0 23 -3 27 -3 C25 0 25 2 26 4Z"
        fill="#8fb2bd"
        {...FINE}
      />
      <path
        transform="translate(42 20) scale(0.74)"
        d="M0 20 C4 8 14 2 25 4 C30 4 34 7 38 11 L44 12 L38 15 C34 15 30 13 26 13 C18 12 10 15 6 22 L2 27 L-4 26 L-1 23 L-5 19Z M18 4 C19 0 23 -3 27 -3 C25 0 25 2 26 4Z"
        fill="#8fb2bd"
        {...FINE}
      />
      <Waves y={38} swell={10} fill="#7cc0bb" />
      <Waves y={46} swell={10} fill="#469aa0" />
      <Waves y={54} swell={9} fill="#256f7c" />
    </>
  ),
  'grey-eyes': (
    <>
      <rect width={80} height={56} fill="#dfd9bf" />
      <path d="M4 50C10 30 8 16 2 6M76 50C70 30 72 16 78 6" fill="none" stroke="#7f9a4c" strokeWidth={3} />
      <path d="M10 40l-7 -4M9 28l-8 -2M70 40l7 -4M71 28l8 -2" stroke="#7f9a4c" strokeWidth={3} strokeLinecap="round" />
      <path
        d="M20 4L28 9C35 6 45 6 52 9L60 4C63 14 62 22 60 30C58 44 52 54 40 56C28 54 22 44 20 30C18 22 17 14 20 4Z"
        fill="#a98a5f"
        {...FINE}
      />
      <circle cx={31} cy={23} r={9} fill="#f6efe0" {...FINE} />
      <circle cx={49} cy={23} r={9} fill="#f6efe0" {...FINE} />
      <circle cx={31} cy={23} r={5} fill="#7d8b92" />
      <circle cx={49} cy={23} r={5} fill="#7d8b92" />
      <circle cx={31} cy={23} r={2.3} fill="#1c1712" />
      <circle cx={49} cy={23} r={2.3} fill="#1c1712" />
      <path d="M40 27l-3.5 5L40 38l3.5 -6z" fill="#e0ac43" {...FINE} />
      <path d="M31 44l3 3l3 -3l3 3l3 -3l3 3l3 -3" fill="none" stroke="#5d4326" strokeWidth={1.5} />
    </>
  ),
}
