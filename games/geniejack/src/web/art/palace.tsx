import { Lantern } from './lantern.tsx'
import { BossRing, type PlaceProps, starPath } from './stars.tsx'

/** A hall with pointed arches and lanterns. */
export function Palace({ width: w, height: h, disc, isBoss }: PlaceProps) {
  const { x, y, r } = disc
  return (
    <>
      <defs>
        <linearGradient id="gj-hall" x1={0} y1={0} x2={1} y2={1}>
          <stop stopColor="#7a2334" />
          <stop offset={0.5} stopColor="#4a1530" />
          <stop offset={1} stopColor="#1f0a22" />
        </linearGradient>
        <radialGradient id="gj-window" cx={0.4} cy={0.35} r={0.8}>
          <stop stopColor="#fff0c4" />
          <stop offset={0.6} stopColor="#f5bf6a" />
          <stop offset={1} stopColor="#c86a34" />
        </radialGradient>
      </defs>
      <rect width={w} height={h + 4} fill="url(#gj-hall)" />
      {[0.1, 0.27, 0.73, 0.9].map((at, i) => (
        <g key={at}>
          <path d={archPath(w * at, w * 0.13, h * 0.22, h)} fill="#2a0d28" />
          <path d={archPath(w * at, w * 0.108, h * 0.27, h)} fill={i < 2 ? '#3a2a58' : '#241a40'} />
        </g>
      ))}
      <circle cx={x} cy={y} r={r * 1.7} fill="#ffb765" opacity={0.2} filter="url(#gj-glow)" />
      <circle cx={x} cy={y} r={r} fill="url(#gj-window)" />
      <g transform={`translate(${x} ${y})`} fill="none" stroke="#9a4a28" strokeWidth={2} opacity={0.5}>
        <path d={starPath(r * 0.96, 0.76)} />
        <path d={starPath(r * 0.7, 0.76)} />
      </g>
      {isBoss && <BossRing disc={disc} color="#ffdb94" />}
      <Lantern x={w * 0.185} y={h * 0.34} size={Math.min(1, h / 340)} />
      <Lantern x={w * 0.815} y={h * 0.34} size={Math.min(1, h / 340)} />
    </>
  )
}

function archPath(x: number, w: number, top: number, h: number): string {
  return `M${x - w / 2} ${h + 4}V${top + w * 0.5}C${x - w * 0.62} ${top + w * 0.2} ${x - w * 0.3} ${top} ${x} ${top - w * 0.16}C${x + w * 0.3} ${top} ${x + w * 0.62} ${top + w * 0.2} ${x + w / 2} ${top + w * 0.5}V${h + 4}z`
}
