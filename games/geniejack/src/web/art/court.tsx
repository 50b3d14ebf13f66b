import type { ReactNode } from 'react'
import type { Suit } from '../../game/types.ts'

interface CourtProps {
  readonly rank: 'J' | 'Q' | 'K'
  readonly suit: Suit
}

const [GOLD, BRONZE, INK, CREAM] = ['#d9a23f', '#8f6222', '#2a1c18', '#fff6e2']

/** The robe in two tones of the suit. */
interface Cloth {
  readonly lit: string
  readonly deep: string
}

const FIGURES = { J: Jack, Q: Queen, K: King }

/** A figure of the court above, and the same turned round below. */
export function Court({ rank, suit }: CourtProps) {
  const isRed = suit === 'hearts' || suit === 'diamonds'
  const cloth = isRed ? { lit: '#b3261e', deep: '#7d1720' } : { lit: '#1f3b57', deep: '#12253c' }
  const Figure = FIGURES[rank]
  const half = (
    <svg x={26} y={10} width={48} height={60} viewBox="26 10 48 60" overflow="hidden" aria-hidden="true">
      <g transform="translate(50 70) scale(.9) translate(-50 -70)">
        <Figure {...cloth} />
      </g>
    </svg>
  )
  return (
    <>
      <rect x={26} y={10} width={48} height={120} rx={3} fill="#fbeecb" />
      {half}
      <g transform="rotate(180 50 70)">{half}</g>
      <path d="M26 70H74" stroke="#e6bd6a" strokeWidth={1.6} />
      <rect x={26} y={10} width={48} height={120} rx={3} fill="none" stroke="#c99b4e" strokeWidth={1.2} />
    </>
  )
}

function Robe({ lit, deep, children }: Cloth & { readonly children: ReactNode }) {
  return (
    <>
      <path d="M18 70V61C24 52 38 49 50 49C62 49 76 52 82 61V70z" fill={lit} />
      <path d="M50 49C62 49 76 52 82 61V70H50z" fill={deep} />
      {children}
    </>
  )
}

function Face() {
  return (
    <>
      <path d="M41 29C41 22 59 22 59 29V38C59 45 55 49 50 49C45 49 41 45 41 38z" fill="#f3cda3" />
      <path d="M50 24C56 24 59 25 59 29V38C59 45 55 49 50 49z" fill="#d9a47a" opacity={0.55} />
      <path
        d="M43.8 34.5q2.2-1.8 4.4 0M51.8 34.5q2.2-1.8 4.4 0"
        stroke={INK}
        strokeWidth={1.1}
        fill="none"
        strokeLinecap="round"
      />
      <circle cx={46} cy={35} r={1} fill={INK} />
      <circle cx={54} cy={35} r={1} fill={INK} />
      <path d="M50 35v4.2l-1.6.6" stroke={BRONZE} fill="none" strokeLinecap="round" />
    </>
  )
}

function King(cloth: Cloth) {
  return (
    <>
      <Robe {...cloth}>
        <path d="M41 50L50 66L59 50L64 52L54 70H46L36 52z" fill={GOLD} />
        <path d="M50 66L59 50L64 52L54 70H50z" fill={BRONZE} />
        <path
          d="M28 60l2.4 3.6-2.4 3.6-2.4-3.6zM39 60l2.4 3.6-2.4 3.6-2.4-3.6zM61 60l2.4 3.6-2.4 3.6-2.4-3.6zM72 60l2.4 3.6-2.4 3.6-2.4-3.6z"
          fill={GOLD}
        />
      </Robe>
      <Face />
      <path d="M41 37C40 47 43 57 50 61C57 57 60 47 59 37C57 41 54 42 50 42C46 42 43 41 41 37z" fill={INK} />
      <path d="M50 42C54 42 57 41 59 37C60 47 57 57 50 61z" fill="#120b0c" />
      <path d="M46 42.5q4-1.6 8 0q-4 2.4-8 0z" fill="#a8514a" />
      <path d="M36 30C34 20 40 13 50 13C60 13 66 20 64 30C58 25 42 25 36 30z" fill={CREAM} />
      <path d="M50 13C60 13 66 20 64 30C60 27 55 26 50 26z" fill="#e3d0ac" />
      <path d="M37 24C44 18 56 18 63 24M36 28C44 22 56 22 64 28" stroke={BRONZE} strokeWidth={0.9} fill="none" />
      <path d="M43 15L45 5L50 10L55 5L57 15C53 13 47 13 43 15z" fill={GOLD} />
      <circle cx={50} cy={17.5} r={3} fill={cloth.lit} stroke={GOLD} strokeWidth={1.2} />
      <path d="M70 20C76 30 77 44 72 58" stroke={BRONZE} strokeWidth={2.6} fill="none" strokeLinecap="round" />
      <path d="M69 19C67 26 70 34 74 38C76 30 74 23 69 19z" fill="#cfd3d6" />
    </>
  )
}

function Queen(cloth: Cloth) {
  return (
    <>
      <path d="M34 30C30 44 30 56 28 64H72C70 56 70 44 66 30C60 16 40 16 34 30z" fill={INK} />
      <Robe {...cloth}>
        <path d="M40 50C42 58 46 62 50 62C54 62 58 58 60 50L64 52C62 62 56 68 50 68C44 68 38 62 36 52z" fill={GOLD} />
        {[40, 45, 50, 55, 60].map((x, i) => (
          <circle key={x} cx={x} cy={63 + (2 - Math.abs(i - 2)) * 1.6} r={1.7} fill={CREAM} />
        ))}
      </Robe>
      <Face />
      <path d="M47 42.8q3 1.8 6 0q-3-2.2-6 0z" fill="#b3261e" />
      <circle cx={40} cy={41} r={1.7} fill={GOLD} />
      <circle cx={60} cy={41} r={1.7} fill={GOLD} />
      <path d="M33 34C32 20 40 12 50 12C60 12 68 20 67 34C65 26 58 22 50 22C42 22 35 26 33 34z" fill={cloth.lit} />
      <path d="M50 12C60 12 68 20 67 34C65 26 58 22 50 22z" fill={cloth.deep} />
      <path d="M36 25C40 19 60 19 64 25L62 20L65 11L57 15L50 6L43 15L35 11L38 20z" fill={GOLD} />
      <circle cx={50} cy={16} r={2.2} fill={CREAM} />
      <g transform="translate(73 40)">
        <path d="M0 18V2" stroke="#3d6b3a" strokeWidth={1.6} />
        <path d="M0 4C-6 2-6-6 0-8C6-6 6 2 0 4z" fill={cloth.lit} />
        <path d="M0 3C-3 0-3-4 0-6C3-4 3 0 0 3z" fill={GOLD} />
      </g>
    </>
  )
}

function Jack(cloth: Cloth) {
  return (
    <>
      <Robe {...cloth}>
        <path d="M36 52L50 60L64 52L66 56L50 66L34 56z" fill={CREAM} />
        <path d="M50 60L64 52L66 56L50 66z" fill="#dcc8a2" />
        <path d="M30 58l6 12M70 58l-6 12" stroke={GOLD} strokeWidth={2} />
      </Robe>
      <Face />
      <path d="M46.5 42.8q3.5 1.5 7 0" stroke="#8d4a3e" strokeWidth={1.2} fill="none" strokeLinecap="round" />
      <path d="M41 30C41 26 44 24 50 24C56 24 59 26 59 30L61 36C63 30 62 22 58 20H42C38 22 37 30 39 36z" fill={INK} />
      <path d="M37 25C34 15 42 9 51 9C60 9 66 15 63 25C56 20 44 20 37 25z" fill={cloth.lit} />
      <path d="M51 9C60 9 66 15 63 25C59 22 55 21.5 50 21.5z" fill={cloth.deep} />
      <path d="M38 19C45 15 56 15 62 19M41 13C47 10.5 54 10.5 59 13" stroke={GOLD} strokeWidth={1.3} fill="none" />
      <path d="M60 15C66 12 69 4 66-2C61 1 57 8 58 14z" fill={CREAM} />
      <path d="M60 14C63 9 65 4 66-2" stroke={GOLD} fill="none" />
      <circle cx={59} cy={15.5} r={2.4} fill={GOLD} />
      <path d="M27 22V60" stroke={BRONZE} strokeWidth={2} />
      <path d="M27 12L31 24L27 28L23 24z" fill="#cfd3d6" stroke={INK} strokeWidth={0.6} />
    </>
  )
}
