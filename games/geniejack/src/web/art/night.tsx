import { memo } from 'react'
import { Stars } from './stars.tsx'

interface NightProps {
  readonly width: number
  readonly height: number
  /** Where the Genie is. */
  readonly x: number
  readonly ground: number
}

/** The sky that the Genie rises into. */
export const Night = memo(function Night({ width: w, height: h, x, ground }: NightProps) {
  return (
    <svg className="geniejack-backdrop" width={w} height={h} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <defs>
        <radialGradient
          id="gj-purple"
          gradientUnits="userSpaceOnUse"
          cx={x}
          cy={ground * 0.45}
          r={Math.max(w, h) * 0.8}
        >
          <stop stopColor="#7a4a86" />
          <stop offset={0.3} stopColor="#43276a" />
          <stop offset={0.65} stopColor="#1d1440" />
          <stop offset={1} stopColor="#0b0820" />
        </radialGradient>
      </defs>
      <rect width={w} height={h} fill="url(#gj-purple)" />
      <Stars count={Math.round(w / 9)} width={w} height={ground * 0.8} seed={12} />
      <path
        d={`M0 ${ground - 30}C${w * 0.2} ${ground - 58} ${w * 0.5} ${ground - 20} ${w} ${ground - 48}V${h}H0z`}
        fill="#2c1d4a"
      />
      <path
        d={`M0 ${ground - 14}C${w * 0.3} ${ground - 36} ${w * 0.6} ${ground} ${w} ${ground - 26}V${h}H0z`}
        fill="#1b1236"
      />
    </svg>
  )
})
