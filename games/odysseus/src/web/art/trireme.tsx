import { ownValue } from '@turnwise/engine'
import { INK, INKED } from './ink.ts'
import { type Mark, MarkShape } from './mark.tsx'
import { Hatch } from './pieces.tsx'

/** Sail colours: lit, middle and shaded. The middle is the fill of the seat. */
const SAILS: Readonly<Record<string, readonly [lit: string, middle: string, shaded: string]>> = {
  teal: ['#2c9c8c', '#0e6b60', '#07463f'],
  amber: ['#e09a3e', '#b3650c', '#7a4202'],
  plum: ['#a062a4', '#6d3370', '#46194a'],
  sky: ['#5795dc', '#1f5fa8', '#123c70'],
  rose: ['#d96b86', '#a62e4e', '#6a1730'],
  slate: ['#8792a5', '#454d5c', '#262c38'],
}

export type SailPaint = keyof typeof SAILS

export function TriremePaints() {
  return (
    <>
      {Object.entries(SAILS).flatMap(([id, [lit, middle, shaded]]) =>
        [false, true].map(isMirrored => (
          <linearGradient
            key={`${id} ${isMirrored}`}
            id={`ody-sail-${id}${isMirrored ? '-mirrored' : ''}`}
            x1={isMirrored ? 1 : 0}
            y1={0}
            x2={isMirrored ? 0 : 1}
            y2={0.55}
          >
            <stop offset={0} stopColor={lit} />
            <stop offset={0.42} stopColor={middle} />
            <stop offset={1} stopColor={shaded} />
          </linearGradient>
        )),
      )}
      <linearGradient id="ody-hull" x1={0} y1={0} x2={0} y2={1}>
        <stop offset={0} stopColor="#8a5a34" />
        <stop offset={0.4} stopColor="#5d3820" />
        <stop offset={1} stopColor="#2f1b10" />
      </linearGradient>
      <radialGradient id="ody-ship-shade">
        <stop offset={0} stopColor="#0b2a2e" stopOpacity={0.55} />
        <stop offset={0.6} stopColor="#0b2a2e" stopOpacity={0.28} />
        <stop offset={1} stopColor="#0b2a2e" stopOpacity={0} />
      </radialGradient>
    </>
  )
}

/** The sail by damage: whole, torn, in rags, down. */
const SAIL_SHAPES = [
  'M18 15 C38 19 62 19 82 13 C90 28 87 42 80 52 C60 57 40 57 24 53 C13 42 12 28 18 15Z',
  'M18 15 C38 19 62 19 82 13 C90 28 87 42 80 52 C75 53.5 71 54 67 54.6 L65 45 L60 55 C48 56 36 55.6 24 53 C13 42 12 28 18 15Z',
  'M18 15 C38 19 62 19 82 13 C86 20 87 27 87 33 L79 36 L86 42 C85 46 83 49 80 52 C75 53.5 71 54 67 54.6 L63 42 L58 55.2 L46 56 L43 47 L38 55.4 C33 55 28 54 24 53 C18 47 15 40 14 33 L22 30 L15 24 C15.5 20 16.5 18 18 15Z',
  'M20 40 C32 40 44 38 56 32 L64 40 L58 45 L66 50 L56 56 L50 50 L46 60 L36 54 L30 62 L22 54Z',
] as const

const OARS = [22, 31, 40, 49, 58, 67]
const MIRROR = 'translate(100 0) scale(-1 1)'
const YARD = 'M14 15 C38 20 64 19 87 12'
const RAIL = 'M12 61.5 C28 69.5 62 71 83 65'
const STERN = 'M5 33 C12 29 15 36 13 44 C11 54 14 60 22 63 M5 33 C2 36 3 41 7.5 41'

interface TriremeProps {
  readonly paint: SailPaint
  /** The mark of the seat on the sail. */
  readonly mark: Mark | null
  readonly damage: number
  /** It sails to the left. The light still comes from the left. */
  readonly isMirrored: boolean
}

/** A ship of 100 × 92; its waterline is at y = 80, its keel over x = 50. Damage is seen on sail, oars, hull and mast. */
export function Trireme({ paint, mark, damage, isMirrored }: TriremeProps) {
  const isWreck = damage >= 3
  const sail = SAIL_SHAPES[damage] ?? SAIL_SHAPES[3]
  const flag = ownValue(SAILS, paint)?.[1] ?? INK
  return (
    <>
      <ellipse cx={55} cy={84} rx={48} ry={9} fill="url(#ody-ship-shade)" />
      <g transform={isMirrored ? MIRROR : undefined}>
        <g transform={isWreck ? 'rotate(11 50 80) translate(0 5)' : undefined}>
          <Mast isWreck={isWreck} flag={flag} />
          <path d={sail} fill="#fff8e6" stroke="#fff8e6" strokeWidth={5.4} strokeLinejoin="round" />
          <path
            d={sail}
            fill={`url(#ody-sail-${paint}${isMirrored ? '-mirrored' : ''})`}
            {...INKED}
            strokeWidth={1.7}
          />
          {isWreck ? null : <SailFolds damage={damage} isMirrored={isMirrored} />}
          {mark === null ? null : (
            <g transform={`translate(${isWreck ? '38 49' : '47 36'}) scale(${isMirrored ? -1 : 1} 1)`} fill="#fff8e6">
              <MarkShape mark={mark} size={isWreck ? 5.5 : 10} />
            </g>
          )}
          <path
            d="M5 33 C1 37 3 43 8 42 M5 33 C12 29 15 36 13 44 C11 54 14 60 22 63"
            fill="none"
            stroke={INK}
            strokeWidth={6.4}
            strokeLinecap="round"
          />
          <path d={STERN} fill="none" stroke="#7c4d2b" strokeWidth={3.2} strokeLinecap="round" />
          <path
            d="M11 58 C26 66 60 68 80 62 C86 60 88 54 91 50 C94 54 92 62 90 67 L99 73 C95 76 90 76 87 76 C82 82 72 84 58 84 C40 84 24 82 17 76 C12 71 10 64 11 58Z"
            fill="url(#ody-hull)"
            {...INKED}
          />
          <path d={RAIL} fill="none" stroke="#fff3d6" strokeWidth={4.6} />
          <path d={RAIL} fill="none" stroke={flag} strokeWidth={3} />
          <Hatch d="M17 72 C32 78 64 79 86 72" width={1.2} opacity={0.6} />
          {damage >= 1 ? <path d="M60 73l3 3l-2 2l4 4" fill="none" stroke="#f3d9a8" strokeWidth={1.3} /> : null}
          {damage >= 2 ? <path d="M30 74l6 -1l4 4l-2 5l-7 -1z" fill="#160d08" {...INKED} strokeWidth={1.2} /> : null}
          <ellipse cx={86} cy={66.5} rx={4} ry={2.7} fill="#fffaf0" {...INKED} strokeWidth={1.3} />
          <circle cx={86.8} cy={66.5} r={1.4} fill={INK} />
          <Oars damage={damage} />
        </g>
      </g>
      <path
        d="M3 85 C12 79 20 86 29 83 C40 80 48 87 58 84 C68 81 76 87 86 83 C92 81 97 84 99 85 C92 91 78 90 60 90 C38 91 14 91 3 85Z"
        fill="#eafaf4"
        opacity={0.82}
      />
      <path
        d="M3 85 C12 79 20 86 29 83 C40 80 48 87 58 84 C68 81 76 87 86 83 C92 81 97 84 99 85"
        fill="none"
        stroke="#fffef8"
        strokeWidth={2}
        strokeLinecap="round"
      />
    </>
  )
}

function Mast({ isWreck, flag }: { readonly isWreck: boolean; readonly flag: string }) {
  const d = isWreck ? 'M48 62L44 36M44 38L66 24' : 'M50 64V5'
  return (
    <>
      <path d={d} stroke={INK} strokeWidth={5} strokeLinecap="round" />
      <path d={d} stroke="#a9763f" strokeWidth={2.3} strokeLinecap="round" />
      {isWreck ? null : (
        <path d="M51 4 C57 2 60 6 67 3 C64 6 66 8 68 10 C61 11 58 8 51 10Z" fill={flag} {...INKED} strokeWidth={1.3} />
      )}
    </>
  )
}

function SailFolds({ damage, isMirrored }: { readonly damage: number; readonly isMirrored: boolean }) {
  return (
    <>
      <path
        d="M30 17.5 C27 30 29 44 33 54 M66 17.5 C70 30 69 44 65 54.5"
        fill="none"
        stroke="#fff3d6"
        strokeWidth={1.1}
        opacity={0.32}
      />
      <g transform={isMirrored ? MIRROR : undefined}>
        <path d="M82 14 C88 28 86 42 79 51 C76 52.4 74 53 71 53.6 C79 42 80 28 75 15.5Z" fill="#000" opacity={0.16} />
        <path
          d="M21 18 C18 27 18 36 22 43"
          fill="none"
          stroke="#fff"
          strokeWidth={2}
          strokeLinecap="round"
          opacity={0.35}
        />
      </g>
      {damage === 2 ? <path d="M68 26l6 -3l3 6l-5 4z" fill="#d9efe9" stroke={INK} strokeWidth={1.3} /> : null}
      {damage === 1 ? (
        <>
          <path d="M70 24l9 1l-1 9l-9 -1z" fill="#d8c49a" {...INKED} strokeWidth={1.2} />
          <Hatch d="M70 27l-2 0M78 31l2 0M73 23l0-2M75 34l0 2" width={1.2} opacity={0.9} />
        </>
      ) : null}
      <path d={YARD} fill="none" stroke={INK} strokeWidth={5} strokeLinecap="round" />
      <path d={YARD} fill="none" stroke="#a9763f" strokeWidth={2.3} strokeLinecap="round" />
    </>
  )
}

function Oars({ damage }: { readonly damage: number }) {
  const isBroken = (oar: number) => damage >= 3 || (damage === 2 && (oar === 1 || oar === 4))
  const broken = OARS.filter((_, i) => isBroken(i)).map(x => `M${x} 69l-3 6`)
  const whole = OARS.filter((_, i) => !isBroken(i))
  return (
    <>
      <path d={broken.join('')} stroke={INK} strokeWidth={2.4} strokeLinecap="round" />
      <path d={whole.map(x => `M${x} 68L${x - 9} 86`).join('')} stroke={INK} strokeWidth={2.6} strokeLinecap="round" />
      <path
        d={whole.map(x => `M${x} 68L${x - 8} 84`).join('')}
        stroke="#d9b27a"
        strokeWidth={1.1}
        strokeLinecap="round"
      />
    </>
  )
}
