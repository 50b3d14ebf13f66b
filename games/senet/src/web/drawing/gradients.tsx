import type { SeatColorId } from '@turnwise/ui'
import { memo } from 'react'
import { RAMPS } from './colors.ts'

type Stop = readonly [offset: number, color: string, opacity?: number]

/** From the lit upper left to the lower right, by default. */
const SLOPE = [0.12, 0.06, 0.88, 0.94] as const
const ACROSS = [0, 0, 1, 0] as const
const DOWN = [0, 0, 0, 1] as const

function Linear(props: { readonly id: string; readonly stops: readonly Stop[]; readonly along?: readonly number[] }) {
  const [x1, y1, x2, y2] = props.along ?? SLOPE
  return (
    <linearGradient id={props.id} x1={x1} y1={y1} x2={x2} y2={y2}>
      <Stops stops={props.stops} />
    </linearGradient>
  )
}

function Radial({ id, stops }: { readonly id: string; readonly stops: readonly Stop[] }) {
  return (
    <radialGradient id={id}>
      <Stops stops={stops} />
    </radialGradient>
  )
}

function Stops({ stops }: { readonly stops: readonly Stop[] }) {
  return stops.map(([offset, color, opacity = 1]) => (
    <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
  ))
}

/** All gradients, once for the page: light from the upper left on lacquer, brass, ivory and wood. */
export const Gradients = memo(function Gradients({ colors }: { readonly colors: readonly SeatColorId[] }) {
  return (
    <svg className="senet-paints" width="0" height="0" aria-hidden="true">
      <defs>
        {[...new Set(colors)].map(id => (
          <Lacquer key={id} id={id} />
        ))}
        <Linear id="senet-bevel" stops={BEVEL} />
        <Linear id="senet-rim" stops={RIM} />
        <Linear id="senet-groove" stops={GROOVE} />
        <Linear id="senet-brass" stops={BRASS} />
        <Linear id="senet-ivory" stops={IVORY} />
        <Radial id="senet-contact" stops={CONTACT} />
        <Radial id="senet-far" stops={FAR} />
        <Radial id="senet-sheen" stops={SHEEN} />
        <Radial id="senet-warm" stops={WARM} />
        <Linear id="senet-maple" stops={MAPLE} along={DOWN} />
        <Linear id="senet-bark" stops={BARK} along={DOWN} />
      </defs>
    </svg>
  )
})

function Lacquer({ id }: { readonly id: SeatColorId }) {
  const { high, top, base, low, deep } = RAMPS[id]
  return (
    <>
      <Linear
        id={`senet-${id}-top`}
        stops={[
          [0, high],
          [0.3, top],
          [0.68, base],
          [1, low],
        ]}
      />
      <Linear
        id={`senet-${id}-dish`}
        stops={[
          [0, low],
          [0.45, base],
          [1, top],
        ]}
      />
      <Linear
        id={`senet-${id}-side`}
        along={ACROSS}
        stops={[
          [0, base],
          [0.16, top],
          [0.4, base],
          [0.78, deep],
          [0.95, low],
          [1, top],
        ]}
      />
    </>
  )
}

const BEVEL: readonly Stop[] = [
  [0, '#fff', 0.85],
  [0.32, '#fff', 0.22],
  [0.55, '#000', 0],
  [0.8, '#000', 0.28],
  [1, '#000', 0.5],
]
const RIM: readonly Stop[] = [
  [0, '#fff', 0.5],
  [0.25, '#fff', 0],
  [0.66, '#ffe9c4', 0],
  [1, '#ffe9c4', 0.75],
]
const GROOVE: readonly Stop[] = [
  [0, '#000', 0.62],
  [0.45, '#000', 0.22],
  [0.62, '#fff', 0.12],
  [1, '#fff', 0.55],
]
const BRASS: readonly Stop[] = [
  [0, '#fff3c9'],
  [0.28, '#e7c375'],
  [0.55, '#b3832f'],
  [0.75, '#d9b263'],
  [1, '#7d5518'],
]
const IVORY: readonly Stop[] = [
  [0, '#fffdf4'],
  [0.6, '#f3e7cd'],
  [1, '#d8c39b'],
]
const CONTACT: readonly Stop[] = [
  [0, '#160c04', 0.62],
  [0.62, '#160c04', 0.5],
  [0.8, '#160c04', 0.24],
  [1, '#160c04', 0],
]
const FAR: readonly Stop[] = [
  [0, '#160c04', 0.42],
  [0.55, '#160c04', 0.3],
  [1, '#160c04', 0],
]
const SHEEN: readonly Stop[] = [
  [0, '#fff', 0.75],
  [0.5, '#fff', 0.22],
  [1, '#fff', 0],
]
/** Weak at the rim, where a line of brass is inlaid. */
const WARM: readonly Stop[] = [
  [0, '#fff8e2', 0.85],
  [0.55, '#fff4d4', 0.5],
  [1, '#ffeec2', 0.16],
]
const MAPLE: readonly Stop[] = [
  [0, '#b8925a'],
  [0.07, '#f7e8c6'],
  [0.5, '#fbf0d6'],
  [0.9, '#ecd6a8'],
  [1, '#a27c45'],
]
const BARK: readonly Stop[] = [
  [0, '#3a1f0b'],
  [0.12, '#6e431d'],
  [0.28, '#b98350'],
  [0.4, '#85542a'],
  [0.72, '#4a2910'],
  [1, '#251206'],
]
