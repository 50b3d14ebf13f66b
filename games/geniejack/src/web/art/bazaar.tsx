import { memo } from 'react'
import { Lantern } from './lantern.tsx'
import { numbers } from './random.ts'

const WOOD = ['#3b2415', '#422918', '#382112', '#462c1a']

interface ShopfrontProps {
  readonly width: number
  readonly height: number
  /** Of the awning, before its scallops. */
  readonly awning: number
  readonly lanterns: readonly { readonly x: number; readonly y: number; readonly size: number }[]
}

/** Planks, lamplight and a striped awning. */
export const Shopfront = memo(
  function Shopfront({ width: w, height: h, awning, lanterns }: ShopfrontProps) {
    return (
      <svg className="geniejack-backdrop" width={w} height={h} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
        <defs>
          <radialGradient
            id="gj-lamplight"
            gradientUnits="userSpaceOnUse"
            cx={w * 0.34}
            cy={h * 0.18}
            r={Math.max(w * 0.62, h * 0.8)}
          >
            <stop stopColor="#ffb960" stopOpacity={0.5} />
            <stop offset={0.5} stopColor="#c06a2a" stopOpacity={0.18} />
            <stop offset={1} stopColor="#0a0408" stopOpacity={0.72} />
          </radialGradient>
        </defs>
        <Planks width={w} height={h} />
        <rect width={w} height={h} fill="url(#gj-lamplight)" />
        {lanterns.map(lantern => (
          <Lantern key={lantern.x} {...lantern} />
        ))}
        <Awning width={w} height={awning} />
      </svg>
    )
  },
  (one, other) => JSON.stringify(one) === JSON.stringify(other),
)

function Planks({ width, height }: { readonly width: number; readonly height: number }) {
  const random = numbers(3)
  const tops: number[] = []
  for (let y = 0; y < height; y += 44 + random.next().value * 10) tops.push(Math.round(y))
  return tops.map((y, i) => (
    <g key={y}>
      <rect y={y} width={width} height={56} fill={WOOD[i % WOOD.length]} />
      <path d={`M0 ${y}H${width}`} stroke="#1c0f07" strokeWidth={2} />
      <path d={`M0 ${y + 1.5}H${width}`} stroke="#6b4526" opacity={0.55} />
    </g>
  ))
}

function Awning({ width, height }: { readonly width: number; readonly height: number }) {
  const count = 2 * Math.round(width / (width > 700 ? 154 : 78))
  const w = width / count
  return (
    <>
      <g filter="url(#gj-drop)">
        {Array.from({ length: count }, (_, i) => (
          <path
            key={String(i)}
            d={`M${i * w} 0h${w}v${height}a${w / 2} ${w * 0.36} 0 0 1 ${-w} 0z`}
            fill={`url(#gj-awning-${i % 2})`}
          />
        ))}
      </g>
      <path d={`M0 ${height - 9}H${width}`} stroke="#e6bd6a" strokeWidth={2} strokeDasharray="2 5" opacity={0.8} />
    </>
  )
}
