import { numbers } from './random.ts'

interface StarsProps {
  readonly count: number
  readonly width: number
  readonly height: number
  readonly seed: number
}

/** Fewer and fainter towards the horizon. */
export function Stars({ count, width, height, seed }: StarsProps) {
  const random = numbers(seed)
  const next = () => random.next().value
  return Array.from({ length: count }, (_, i) => {
    const y = next()
    return (
      <circle
        key={String(i)}
        cx={Math.round(next() * width)}
        cy={Math.round(y * height)}
        r={0.5 + next() * 1.1}
        fill="#fff3d8"
        opacity={(0.25 + next() * 0.65) * (1 - y * 0.8)}
      />
    )
  })
}

/** A place behind the table, down to its far edge at `height`. */
export interface PlaceProps {
  readonly width: number
  readonly height: number
  /** Sun, moon or window behind the enemy's head. */
  readonly disc: { readonly x: number; readonly y: number; readonly r: number }
  readonly isBoss: boolean
}

/** Rays from behind the disc. */
export function Rays({
  disc,
  color,
  opacity,
}: Pick<PlaceProps, 'disc'> & { readonly color: string; readonly opacity: number }) {
  const point = (turn: number, r: number) =>
    `${(disc.x + Math.cos(turn) * r).toFixed(1)} ${(disc.y + Math.sin(turn) * r).toFixed(1)}`
  const d = Array.from({ length: 22 }, (_, i) => {
    const [from, to] = [i, i + 0.5].map(part => (part / 22) * Math.PI * 2) as [number, number]
    const [near, far] = [disc.r * 1.06, disc.r * 2.6]
    return `M${point(from, near)}L${point(from, far)}L${point(to, far)}L${point(to, near)}z`
  }).join('')
  return <path d={d} fill={color} opacity={opacity} />
}

/** The ornament round a boss's disc. */
export function BossRing({ disc: { x, y, r }, color }: Pick<PlaceProps, 'disc'> & { readonly color: string }) {
  const size = r / 140
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill="none" stroke={color}>
      <circle r={156} strokeWidth={2} opacity={0.8} />
      <circle r={174} strokeWidth={1.2} opacity={0.6} />
      {Array.from({ length: 24 }, (_, i) => (
        <path
          key={String(i)}
          transform={`rotate(${i * 15})`}
          d="M0-160l5-7-5-7-5 7z"
          fill={color}
          stroke="none"
          opacity={0.85}
        />
      ))}
      {Array.from({ length: 12 }, (_, i) => (
        <path
          key={String(i)}
          transform={`rotate(${i * 30 + 7.5})`}
          d={i % 3 === 0 ? 'M0-178v-22' : 'M0-178v-12'}
          strokeWidth={2.4}
          strokeLinecap="round"
          opacity={0.7}
        />
      ))}
    </g>
  )
}

/** An eight-pointed star about the origin. */
export function starPath(r: number, inner: number): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const [turn, length] = [(i * Math.PI) / 8, i % 2 === 0 ? r : r * inner]
    return `${(Math.sin(turn) * length).toFixed(1)} ${(-Math.cos(turn) * length).toFixed(1)}`
  })
  return `M${points.join('L')}z`
}
