import { BossRing, type PlaceProps, Rays, Stars } from './stars.tsx'

/** Ruins and palms by moonlight. */
export function Oasis({ width: w, height: h, disc, isBoss }: PlaceProps) {
  const { x, y, r } = disc
  return (
    <>
      <defs>
        <linearGradient id="gj-night" x1={0} y1={0} x2={0} y2={1}>
          <stop stopColor="#0a1730" />
          <stop offset={0.4} stopColor="#123b52" />
          <stop offset={0.75} stopColor="#2c7277" />
          <stop offset={1} stopColor="#9cc9a6" />
        </linearGradient>
        <radialGradient id="gj-moon" cx={0.38} cy={0.32} r={0.85}>
          <stop stopColor="#fffbe8" />
          <stop offset={0.55} stopColor="#f0eac6" />
          <stop offset={1} stopColor="#a9cfb4" />
        </radialGradient>
      </defs>
      <rect width={w} height={h + 4} fill="url(#gj-night)" />
      <Stars count={Math.round(w / 7)} width={w} height={h * 0.8} seed={8} />
      <circle cx={x} cy={y} r={r * 1.7} fill="#d8efc9" opacity={0.16} filter="url(#gj-glow)" />
      {isBoss && <Rays disc={disc} color="#e9ffe0" opacity={0.05} />}
      <circle cx={x} cy={y} r={r} fill="url(#gj-moon)" />
      <g fill="#c9d8b8" opacity={0.55}>
        <circle cx={x + r * 0.5} cy={y - r * 0.3} r={r * 0.14} />
        <circle cx={x - r * 0.55} cy={y + r * 0.2} r={r * 0.1} />
        <circle cx={x + r * 0.68} cy={y + r * 0.22} r={r * 0.08} />
        <circle cx={x - r * 0.3} cy={y - r * 0.62} r={r * 0.09} />
      </g>
      {isBoss && <BossRing disc={disc} color="#f3ecc0" />}
      <path
        d={`M0 ${h * 0.78}C${w * 0.2} ${h * 0.7} ${w * 0.34} ${h * 0.8} ${w * 0.5} ${h * 0.8}C${w * 0.7} ${h * 0.8} ${w * 0.84} ${h * 0.7} ${w} ${h * 0.76}V${h + 4}H0z`}
        fill="#245e66"
      />
      <Palm x={w * 0.285} y={h * 0.9} size={h / 380} color="#17464f" />
      <Palm x={w * 0.75} y={h * 0.88} size={h / 420} color="#123c48" />
      <Column x={w * 0.055} base={h * 0.98} height={h * 0.5} width={44} color="#2d5c5f" light="#8fb7a0" />
      <Column x={w * 0.155} base={h * 0.98} height={h * 0.3} width={44} color="#285458" light="#7fa996" />
      <path d={`M${w * 0.03} ${h * 0.47}H${w * 0.11}V${h * 0.42}H${w * 0.028}z`} fill="#6f9a8a" />
      <Column x={w * 0.85} base={h * 0.98} height={h * 0.42} width={48} color="#183f49" light="#4d7f7a" />
      <Column x={w * 0.95} base={h * 0.98} height={h * 0.56} width={48} color="#15383f" light="#46756f" />
      <path
        d={`M0 ${h * 0.94}C${w * 0.24} ${h * 0.88} ${w * 0.4} ${h * 0.95} ${w * 0.54} ${h * 0.95}C${w * 0.72} ${h * 0.95} ${w * 0.86} ${h * 0.88} ${w} ${h * 0.92}V${h + 4}H0z`}
        fill="#0e3340"
      />
      <Palm x={w * 0.215} y={h * 1.02} size={h / 300} color="#0a2833" />
    </>
  )
}

interface PalmProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly color: string
}

const FRONDS = [
  [-70, 12],
  [-40, -34],
  [-6, -52],
  [34, -44],
  [66, -12],
  [58, 26],
  [-48, 34],
] as const

function Palm({ x, y, size, color }: PalmProps) {
  const fronds = FRONDS.map(
    ([dx, dy]) =>
      `M12-138C${12 + dx * 0.3} ${-152 + dy * 0.5} ${12 + dx * 0.8} ${-148 + dy} ${12 + dx} ${-128 + dy}C${12 + dx * 0.7} ${-140 + dy * 0.8} ${12 + dx * 0.3} ${-140 + dy * 0.3} 12-130z`,
  )
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      d={`M-6 0C-2-50-4-96 8-140L16-138C8-96 8-50 10 0z${fronds.join('')}`}
      fill={color}
    />
  )
}

interface ColumnProps {
  readonly x: number
  readonly base: number
  readonly height: number
  readonly width: number
  readonly color: string
  readonly light: string
}

function Column({ x, base, height: h, width: w, color, light }: ColumnProps) {
  return (
    <g transform={`translate(${x} ${base})`}>
      <rect x={-w / 2} y={-h} width={w} height={h} fill={color} />
      <rect x={-w / 2} y={-h} width={w * 0.28} height={h} fill={light} opacity={0.8} />
      <path
        d={`M${-w * 0.2} ${-h}V0M${w * 0.1} ${-h}V0M${w * 0.3} ${-h}V0`}
        stroke="#071c28"
        strokeWidth={1.5}
        opacity={0.4}
      />
      <path d={`M${-w * 0.72} ${-h - 10}H${w * 0.5}L${w * 0.62} ${-h + 2}H${-w * 0.66}z`} fill={light} />
    </g>
  )
}
