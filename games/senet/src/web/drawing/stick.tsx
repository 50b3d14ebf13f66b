import { memo } from 'react'

interface FaceProps {
  readonly length: number
  readonly width: number
}

/** The flat pale side: a pip in the middle and two lines at each end, so that it can be recognised without colour. */
export const LightSide = memo(function LightSide({ length: l, width: w }: FaceProps) {
  const h = w / 2
  const x = -l / 2
  const grain = [
    `M${x + h} ${-h * 0.45}q${l * 0.3} ${h * 0.25} ${l * 0.85} ${-h * 0.05}`,
    `M${x + h * 0.7} ${h * 0.05}q${l * 0.24} ${h * 0.22} ${l * 0.36} ${h * 0.04}`,
    `M${x + l * 0.62} ${h * 0.12}q${l * 0.2} ${h * 0.2} ${l * 0.33} 0`,
    `M${x + h} ${h * 0.52}q${l * 0.4} ${-h * 0.2} ${l * 0.84} ${h * 0.04}`,
  ]
  const lines = [0.14, 0.18, 0.82, 0.86].map(part => `M${x + l * part} ${-h * 0.75}V${h * 0.75}`)
  return (
    <>
      <rect x={x} y={-h} width={l} height={w} rx={h} fill="url(#senet-maple)" />
      <path d={grain.join('')} fill="none" stroke="#b98f52" strokeOpacity=".38" strokeWidth={w * 0.035} />
      <rect
        x={x + 0.6}
        y={-h + 0.6}
        width={l - 1.2}
        height={w - 1.2}
        rx={h - 0.6}
        fill="none"
        stroke="#fffbee"
        strokeOpacity=".7"
        strokeDasharray={`${l * 0.86} 999`}
      />
      <path d={lines.join('')} stroke="#6b451c" strokeOpacity=".75" strokeWidth={w * 0.055} />
      <circle r={w * 0.255} fill="#fff" fillOpacity=".8" cx=".8" cy=".9" />
      <circle r={w * 0.255} fill="#3a210b" />
    </>
  )
})

/** The round dark back, without a pip. */
export const DarkSide = memo(function DarkSide({ length: l, width: w }: FaceProps) {
  const h = w / 2
  const x = -l / 2
  const grain = `M${x + h} ${-h * 0.1}q${l * 0.3} ${h * 0.3} ${l * 0.82} 0M${x + l * 0.1} ${h * 0.4}q${l * 0.3} ${-h * 0.2} ${l * 0.7} ${h * 0.1}`
  return (
    <>
      <rect x={x} y={-h} width={l} height={w} rx={h} fill="url(#senet-bark)" />
      <path d={grain} fill="none" stroke="#1c0d04" strokeOpacity=".5" strokeWidth={w * 0.04} />
      <rect
        x={x + l * 0.05}
        y={-h * 0.56}
        width={l * 0.9}
        height={w * 0.12}
        rx={w * 0.06}
        fill="#ffe2b4"
        opacity=".38"
      />
      <rect
        x={x + 0.5}
        y={-h + 0.5}
        width={l - 1}
        height={w - 1}
        rx={h - 0.5}
        fill="none"
        stroke="#e6bd85"
        strokeOpacity=".55"
        strokeWidth={Math.max(0.8, w * 0.05)}
      />
    </>
  )
})

/** Four soft copies make the shadow of a stick that lies at this angle, always to the lower right; no filter. */
export const StickShadow = memo(function StickShadow({ length: l, width: w, angle }: FaceProps & { angle: number }) {
  return SHADOWS.map(([x, y, grow, opacity]) => {
    const g = (grow * w) / 22
    return (
      <rect
        key={grow}
        x={-l / 2 - g}
        y={-w / 2 - g}
        width={l + 2 * g}
        height={w + 2 * g}
        rx={w / 2 + g}
        fill="#0a0502"
        opacity={opacity}
        transform={`translate(${x * w} ${y * w}) rotate(${angle})`}
      />
    )
  })
})

const SHADOWS = [
  [0.42, 0.62, 4.2, 0.07],
  [0.38, 0.56, 2.8, 0.09],
  [0.32, 0.46, 1.6, 0.12],
  [0.24, 0.34, 0.6, 0.17],
] as const
