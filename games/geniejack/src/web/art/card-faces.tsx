import { isRed } from '../../game/cards.ts'
import type { Card, Rank } from '../../game/types.ts'
import { Court } from './court.tsx'
import { Pip } from './suits.tsx'

/** A card of 100 × 140. */
export function CardFace({ card }: { readonly card: Card }) {
  const { rank, suit } = card
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true" fill={isRed(card) ? '#b3261e' : '#1d2430'}>
      <rect x={0.5} y={0.5} width={99} height={139} rx={8} fill="url(#gj-card)" stroke="#cbb891" />
      {rank === 'A' ? <Ace suit={suit} /> : isCourt(rank) ? <Court rank={rank} suit={suit} /> : <Pips card={card} />}
      <Index card={card} />
      <g transform="rotate(180 50 70)">
        <Index card={card} />
      </g>
    </svg>
  )
}

const isCourt = (rank: Rank): rank is 'J' | 'Q' | 'K' => rank === 'J' || rank === 'Q' || rank === 'K'

function Index({ card: { rank, suit } }: { readonly card: Card }) {
  const narrow = rank === '10' ? { textLength: 23, lengthAdjust: 'spacingAndGlyphs' as const } : {}
  return (
    <>
      <text className="geniejack-rank" x={rank === '10' ? 15 : 14.5} y={24} textAnchor="middle" {...narrow}>
        {rank}
      </text>
      <Pip suit={suit} x={14.5} y={36} size={0.78} />
    </>
  )
}

function Ace({ suit }: Pick<Card, 'suit'>) {
  return (
    <>
      <g transform="translate(50 70)" fill="none" stroke="#c99b4e" strokeWidth={1.1} opacity={0.85}>
        <circle r={30} />
        {Array.from({ length: 8 }, (_, i) => (
          <path key={String(i)} transform={`rotate(${i * 45})`} d="M0-30Q6-35 0-41Q-6-35 0-30M11.5-28Q17-32 16-38" />
        ))}
      </g>
      <Pip suit={suit} x={50} y={70} size={2.25} />
    </>
  )
}

const [LEFT, MIDDLE, RIGHT] = [37, 50, 63]
const pair = (...ys: readonly number[]) => ys.flatMap(y => [[LEFT, y] as const, [RIGHT, y] as const])
const single = (...ys: readonly number[]) => ys.map(y => [MIDDLE, y] as const)

/** Where the pips are; those in the lower half are upside down. */
const PLACES: Readonly<Partial<Record<Rank, readonly (readonly [number, number])[]>>> = {
  '2': single(32, 108),
  '3': single(32, 70, 108),
  '4': pair(34, 106),
  '5': [...pair(34, 106), ...single(70)],
  '6': pair(34, 70, 106),
  '7': [...pair(32, 70, 108), ...single(51)],
  '8': [...pair(32, 70, 108), ...single(51, 89)],
  '9': [...pair(30, 57, 83, 110), ...single(70)],
  '10': [...pair(30, 57, 83, 110), ...single(43.5, 96.5)],
}

function Pips({ card: { rank, suit } }: { readonly card: Card }) {
  return (PLACES[rank] ?? []).map(([x, y]) => (
    <Pip key={`${x} ${y}`} suit={suit} x={x} y={y} size={0.86} isTurned={y > 71} />
  ))
}

const LATTICE = Array.from({ length: 21 }, (_, i) => {
  const x = (i - 9) * 14
  return `M${x} 0l112 140M${100 - x} 0L${-12 - x} 140`
}).join('')

/** The back: a lamp on purple. */
export function CardBack() {
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true">
      <rect x={0.5} y={0.5} width={99} height={139} rx={8} fill="#f7ecd2" stroke="#cbb891" />
      <svg x={5} y={5} width={90} height={130} viewBox="5 5 90 130" overflow="hidden" aria-hidden="true">
        <rect x={5} y={5} width={90} height={130} rx={5} fill="url(#gj-back)" />
        <path d={LATTICE} stroke="#a25ca0" opacity={0.6} fill="none" />
      </svg>
      <rect x={9} y={9} width={82} height={122} rx={3.5} fill="none" stroke="#e6bd6a" strokeWidth={1.3} />
      <circle cx={50} cy={70} r={27} fill="#3d1844" stroke="#e6bd6a" strokeWidth={1.6} />
      <circle cx={50} cy={70} r={22.5} fill="none" stroke="#e6bd6a" strokeWidth={0.8} strokeDasharray="1.5 2.5" />
      <g fill="url(#gj-gold)">
        <path d="M33 69C33 63 40 60 47 60.5C51 60.8 55 62 58 64.5C62 62 66 61 71 61.5C68 63 66.5 66 64 69.5C61 74 56 77 49 77C40 77 33 74.5 33 69z" />
        <path d="M42 77h14l3 5H39zM45 60c0-3 2-5 4-5s4 2 4 5z" />
        <circle cx={49} cy={53.5} r={1.8} />
      </g>
      <path d="M34 66c-6-1-7 7 1 7.5" fill="none" stroke="#e4b257" strokeWidth={2} />
      <path d="M70 60C74 56 69 53 72 48" stroke="#f3d79c" strokeWidth={1.8} fill="none" strokeLinecap="round" />
    </svg>
  )
}
