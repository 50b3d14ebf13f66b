import type { ReactNode } from 'react'
import { INK, INKED } from './ink.ts'

/** What several drawings are made of, in the same style. */

export function Hatch({ d, width, opacity }: { readonly d: string; readonly width: number; readonly opacity: number }) {
  return (
    <path
      d={d}
      fill="none"
      stroke={INK}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity={opacity}
    />
  )
}

/** Two coasts, so that neighbours differ: the outline, and the meadow on it. */
const COASTS = [
  [
    'M8 91 C6 84 15 80 24 80 C29 74 40 77 48 75 C57 70 70 73 80 73 C91 71 101 77 109 80 C119 82 124 88 118 93 C114 98 107 96 101 100 C92 105 81 102 70 105 C58 108 49 104 38 105 C28 106 23 101 16 99 C9 98 9 95 8 91Z',
    'M17 89 C18 82 27 83 33 80 C43 79 50 78 57 76 C66 75 74 78 83 77 C93 77 101 81 107 84 C113 88 108 92 101 92 C94 97 84 95 76 97 C64 101 54 97 44 98 C34 99 28 96 23 94 C18 93 16 92 17 89Z',
  ],
  [
    'M10 93 C4 88 10 82 18 82 C23 76 34 78 43 75 C54 73 64 72 75 74 C85 72 95 74 102 79 C112 79 122 84 121 91 C118 97 110 97 103 99 C97 105 86 103 77 104 C66 108 55 106 46 104 C36 107 26 104 20 100 C14 99 11 97 10 93Z',
    'M18 91 C15 86 23 84 29 83 C36 79 46 80 54 78 C64 76 74 78 82 78 C92 77 100 81 106 83 C113 85 113 91 107 92 C100 95 92 95 84 96 C74 99 64 98 55 97 C45 99 36 98 29 95 C23 95 20 94 18 91Z',
  ],
] as const

export function Foam({ coast = 0 }: { readonly coast?: 0 | 1 }) {
  const [d] = COASTS[coast]
  return (
    <g transform="translate(64 92) scale(1.085 1.2) translate(-64 -91.5)">
      <path d={d} fill="var(--ody-foam)" opacity={0.34} />
      <path
        d={d}
        fill="none"
        stroke="var(--ody-foam)"
        strokeWidth={1.5}
        strokeDasharray="13 4 5 6 21 5"
        strokeLinecap="round"
        opacity={0.95}
      />
    </g>
  )
}

/** Foam, a wet edge, sand, perhaps a meadow, and a rock. */
export function Shore({ coast, meadow }: { readonly coast: 0 | 1; readonly meadow?: string }) {
  const [outline, inner] = COASTS[coast]
  const rock = coast === 0 ? 'M112 103 c-1 -4 6 -6 8 -2 c2 3 -6 5 -8 2z' : 'M3 101 c0 -4 7 -5 8 -1 c1 3 -7 4 -8 1z'
  return (
    <>
      <Foam coast={coast} />
      <path d={outline} transform="translate(0 3)" fill="#8f6a3c" {...INKED} />
      <path d={outline} fill="url(#ody-sand)" {...INKED} />
      {meadow === undefined ? null : <path d={inner} fill={meadow} {...INKED} strokeOpacity={0.75} />}
      <path d={rock} fill="url(#ody-rock)" {...INKED} />
    </>
  )
}

interface PetalProps {
  readonly angle: number
  readonly size: number
  readonly isBehind?: boolean
}

export function Petal({ angle, size, isBehind = false }: PetalProps) {
  return (
    <g transform={`translate(64 86) rotate(${angle}) scale(${size})`}>
      <path
        d="M0 0 C-17 -16 -17 -38 0 -58 C17 -38 17 -16 0 0Z"
        fill={isBehind ? 'url(#ody-petal-behind)' : 'url(#ody-petal)'}
        {...INKED}
      />
      <Hatch
        d="M0 -48 C-1 -36 -1 -26 0 -14 M-5 -38 C-7 -30 -7 -24 -5 -16 M5 -38 C7 -30 7 -24 5 -16"
        width={1}
        opacity={0.32}
      />
    </g>
  )
}

export function Wind({ d, width }: { readonly d: string; readonly width: number }) {
  const line = { d, fill: 'none', strokeLinecap: 'round' } as const
  return (
    <>
      <path {...line} stroke={INK} strokeWidth={width + 3} />
      <path {...line} stroke="#fdfbf2" strokeWidth={width} />
      <path {...line} stroke="#8fc4cf" strokeWidth={width * 0.28} transform="translate(.8 1.1)" />
    </>
  )
}

interface At {
  readonly x: number
  readonly y: number
}

export function Cypress({ x, y, height }: At & { readonly height: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${height / 50})`}>
      <path d="M-6 0 C-10 -16 -7 -36 0 -50 C7 -36 10 -16 6 0Z" fill="#34483c" {...INKED} />
      <path d="M0 -50 C7 -36 10 -16 6 0 L1 0 C4 -18 3 -34 0 -50Z" fill="#172319" opacity={0.6} />
    </g>
  )
}

interface HopliteProps extends At {
  readonly size: number
  /** The colour of the shield. */
  readonly field: string
  /** The sign on it. */
  readonly children: ReactNode
}

export function Hoplite({ x, y, size, field, children }: HopliteProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M24 40 L24 -44" stroke={INK} strokeWidth={4.4} strokeLinecap="round" />
      <path d="M24 40 L24 -40" stroke="#a8743c" strokeWidth={2} />
      <path d="M24 -58 C29 -50 29 -45 24 -38 C19 -45 19 -50 24 -58Z" fill="#e5e3da" {...INKED} />
      <path d="M24 -58 C29 -50 29 -45 24 -38Z" fill="#8d8f8c" opacity={0.8} />
      <path
        d="M-16 -33 C-18 -48 -4 -58 10 -54 C20 -51 25 -42 24 -30 C22 -20 18 -14 14 -10 C16 -22 14 -33 4 -37 C-4 -40 -12 -38 -16 -33Z"
        fill="#b8322a"
        {...INKED}
      />
      <Hatch d="M-10 -42l3 6M-3 -48l2 9M6 -50l0 10M14 -46l-4 9M20 -38l-6 6M21 -29l-6 2" width={1.2} opacity={0.55} />
      <path
        d="M-14 -12 C-18 -28 -8 -38 2 -38 C13 -38 18 -28 16 -14 C15 -6 14 0 15 6 L-4 8 L-5 -4 L-8 2 L-13 0 C-12 -4 -13 -8 -14 -12Z"
        fill="url(#ody-gold)"
        {...INKED}
      />
      <path
        d="M8 -36.5 C16 -33 18 -25 16 -14 C15 -6 14 0 15 6 L6 7 C10 -6 12 -24 8 -36.5Z"
        fill="#66400c"
        opacity={0.42}
      />
      <path d="M-14 -14 C-10 -19 -5 -18 -3 -14 C-6 -11 -11 -10.5 -14 -12Z" fill="#20150e" {...INKED} />
      <path d="M-5 -4 L-3.6 -13" stroke={INK} strokeWidth={2} />
      <circle cx={0} cy={24} r={23} fill="url(#ody-gold)" {...INKED} />
      <circle cx={0} cy={24} r={17.5} fill={field} {...INKED} />
      {children}
      <path d="M16 8 A23 23 0 0 1 -8 45.5 A24 24 0 0 0 16 8Z" fill="#2c1a0a" opacity={0.28} />
      <path
        d="M-18 16 A20 20 0 0 1 -6 5"
        fill="none"
        stroke="#fff7dc"
        strokeWidth={2.2}
        strokeLinecap="round"
        opacity={0.85}
      />
    </g>
  )
}

interface BoxProps extends At {
  readonly width: number
  readonly height: number
}

export function House({ x, y, width, height }: BoxProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0h${width}v${-height}h${-width}z`} fill="url(#ody-marble)" {...INKED} />
      <path
        d={`M-3 ${-height} L${width / 2} ${-height - width * 0.42} L${width + 3} ${-height}Z`}
        fill="url(#ody-terracotta)"
        {...INKED}
      />
      <path d={`M${width * 0.34} 0v${-height * 0.55}h${width * 0.3}v${height * 0.55}z`} fill="#5a4030" />
    </g>
  )
}

interface WallProps {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly height: number
  readonly merlons: number
  readonly isPlain?: boolean
}

export function Wall({ from, to, y, height, merlons, isPlain = false }: WallProps) {
  const step = (to - from) / (2 * merlons - 1)
  const top = Array.from({ length: merlons }, (_, i) => `h${step}${i < merlons - 1 ? `v4h${step}v-4` : ''}`).join('')
  const courses = Array.from(
    { length: Math.floor((height - 8) / 7) },
    (_, row) => `M${from + 2} ${y + 10 + row * 7}H${to - 2}`,
  )
  const joints = Array.from(
    { length: Math.floor((to - from) / 9) },
    (_, i) => `M${from + 6 + i * 9} ${y + 10 + (i % 3) * 7}v7`,
  )
  return (
    <>
      <path d={`M${from} ${y + height}V${y}${top}V${y + height}Z`} fill="url(#ody-wall)" {...INKED} />
      {isPlain ? null : <Hatch d={[...courses, ...joints].join('')} width={0.9} opacity={0.28} />}
    </>
  )
}

export function Tower({ x, y, width, height }: BoxProps) {
  return (
    <>
      <Wall from={x} to={x + width} y={y} height={height} merlons={3} />
      <path
        d={`M${x + width * 0.62} ${y + 4}H${x + width}V${y + height}H${x + width * 0.62}Z`}
        fill="#5d4322"
        opacity={0.26}
      />
      <path d={`M${x + width / 2 - 2} ${y + 14}v7h4v-7c0-3-4-3-4 0z`} fill={INK} />
    </>
  )
}

export function Olive({ x, y, size }: At & { readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-1.5 0 C-3 -5 2 -8 -1 -13 M1.5 0 C3 -5 0 -8 5 -13" fill="none" stroke="#6b4a2c" strokeWidth={3} />
      <path
        d="M-11 -12 C-15 -18 -8 -24 -4 -22 C-2 -28 7 -28 9 -22 C15 -22 16 -13 10 -11 C6 -8 -7 -8 -11 -12Z"
        fill="#93a273"
        {...INKED}
      />
      <path d="M9 -22 C15 -22 16 -13 10 -11 C6 -8 0 -8.5 -4 -9 C6 -10 9 -16 9 -22Z" fill="#4f5f3a" opacity={0.5} />
      <Hatch d="M-6 -16l2 2M-1 -20l2 2M4 -15l2 2M0 -13l2 1" width={1.2} opacity={0.5} />
    </g>
  )
}
