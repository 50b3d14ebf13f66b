import { memo } from 'react'
import { starPath } from './stars.tsx'

interface FeltProps {
  readonly width: number
  readonly height: number
  readonly rim: number
  /** Undefined where there is no room for it. */
  readonly printed: string | undefined
  /** How far below the table's far edge. */
  readonly printY: number
}

/** The table: its far rim, and the felt down to the strip. */
export const Felt = memo(function Felt({ width: w, height: h, rim, printed, printY }: FeltProps) {
  const x = w / 2
  return (
    <svg className="geniejack-felt" width={w} height={h} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <defs>
        <radialGradient
          id="gj-felt"
          gradientUnits="userSpaceOnUse"
          cx={x - w * 0.16}
          cy={h * 0.1}
          r={Math.max(w * 0.72, h)}
        >
          <stop stopColor="#2a7f6d" />
          <stop offset={0.35} stopColor="#1c6357" />
          <stop offset={0.75} stopColor="#114239" />
          <stop offset={1} stopColor="#0a2c28" />
        </radialGradient>
        <pattern id="gj-girih" width={96} height={96} patternUnits="userSpaceOnUse">
          <g fill="none" stroke="#7fd0b6">
            <path transform="translate(48 48)" d={starPath(30, 0.766)} />
            <path transform="translate(48 48)" d={starPath(18, 0.766)} />
            <path d="M48 0V18M48 78V96M0 48H18M78 48H96M0 0L26.8 26.8M96 0L69.2 26.8M0 96L26.8 69.2M96 96L69.2 69.2" />
          </g>
        </pattern>
        <radialGradient id="gj-girih-fade" gradientUnits="userSpaceOnUse" cx={x} cy={h * 0.5} r={w * 0.6}>
          <stop stopColor="#fff" stopOpacity={0.05} />
          <stop offset={1} stopColor="#fff" stopOpacity={0.32} />
        </radialGradient>
        <mask id="gj-girih-mask">
          <rect width={w} height={h} fill="url(#gj-girih-fade)" />
        </mask>
      </defs>
      <rect width={w} height={h} fill="url(#gj-felt)" />
      <rect width={w} height={h} fill="url(#gj-girih)" mask="url(#gj-girih-mask)" />
      {printed !== undefined && <Payouts x={x} y={printY} width={w} text={printed} />}
      <rect y={rim} width={w} height={30} fill="#04140f" opacity={0.5} filter="url(#gj-soft)" />
      <rect width={w} height={rim} fill="url(#gj-rim)" />
      <path d={`M0 1H${w}`} stroke="#ffdca0" strokeWidth={1.6} opacity={0.7} />
      <path d={`M0 ${rim - 4.5}H${w}`} stroke="#e6bd6a" strokeWidth={2} opacity={0.85} />
    </svg>
  )
})

interface PayoutsProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly text: string
}

/** As casinos print it, in an arc. */
function Payouts({ x, y, width, text }: PayoutsProps) {
  const half = Math.min(width * 0.31, 380)
  const arc = (up: number, end: number) => `M${x - half} ${y - up}Q${x} ${y + end} ${x + half} ${y - up}`
  return (
    <g className="geniejack-payouts">
      <path id="gj-arc" d={arc(40, 50)} fill="none" />
      <path d={arc(68, 24) + arc(33, 63)} fill="none" stroke="#d8ab5e" strokeWidth={1.4} opacity={0.4} />
      <text textAnchor="middle">
        <textPath href="#gj-arc" startOffset="50%">
          {text}
        </textPath>
      </text>
    </g>
  )
}
