import { INKED } from '../ink.ts'
import { Trireme } from '../trireme.tsx'

/** The outline of what is drawn on a card. */
export const FINE = { ...INKED, strokeWidth: 1.7 }

export function CardShip() {
  return <Trireme paint="teal" mark={null} damage={0} isMirrored={false} />
}

interface WavesProps {
  readonly y: number
  readonly swell: number
  readonly fill: string
}

/** The sea from this height down. */
export function Waves({ y, swell, fill }: WavesProps) {
  return <path d={`M0 ${y}q10 ${-swell} 20 0t20 0t20 0t20 0V56H0Z`} fill={fill} />
}

/** Wind: a white band with a line in it. */
export function Gust({ d }: { readonly d: string }) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} stroke="#fffdf6" strokeWidth={5} />
      <path d={d} stroke="#4b9aa3" strokeWidth={1.4} />
    </g>
  )
}

export function Bolt({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M4 0L-4 12h5l-3 10L9 8H3l4 -8z"
      fill="#ffd65a"
      {...FINE}
    />
  )
}
