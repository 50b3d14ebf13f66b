import type { SeatColorId } from '@turnwise/ui'
import { memo } from 'react'
import { usePicture } from '../skin/skin.ts'
import { INLAYS } from './colors.ts'

export type Shape = 'disc' | 'block'

interface PieceProps {
  readonly shape: Shape
  readonly color: SeatColorId
  /** Has landed on 26: a brass ring around the dish. */
  readonly gate: boolean
}

/** A turned disc or a block, seen from above and a little from the front. A square is 100 wide, the middle is the origin. */
export const PieceArt = memo(function PieceArt({ shape, color, gate }: PieceProps) {
  const picture = usePicture(shape === 'disc' ? 'player-token-a' : 'player-token-b')
  if (picture !== undefined)
    return (
      <>
        <image href={picture} x="-36" y={TOP - 36} width="72" height="72" />
        {gate && <Outline shape={shape} radius={37} className="senet-token-gate" />}
      </>
    )
  return shape === 'disc' ? <Disc color={color} gate={gate} /> : <Block color={color} gate={gate} />
})

/** The top face lies this much above the middle of the piece. */
const TOP = -3.5

function Disc({ color, gate }: Omit<PieceProps, 'shape'>) {
  return (
    <>
      <path d="M-34 -3.500V5.500A34 34 0 0 0 34 5.500V-3.500Z" fill={`url(#senet-${color}-side)`} />
      <path d="M-33.7 1A34 34 0 0 0 33.7 1" fill="none" stroke="#000" strokeOpacity=".2" />
      <path d="M-33.8 2.300A34 34 0 0 0 33.8 2.3" fill="none" stroke="#fff" strokeOpacity=".1" strokeWidth=".8" />
      <circle cy={TOP} r="34" fill={`url(#senet-${color}-top)`} />
      <circle cy={TOP} r="32.8" fill="none" stroke="url(#senet-bevel)" strokeWidth="2.4" />
      <circle cy={TOP} r="33.5" fill="none" stroke="url(#senet-rim)" />
      {gate && (
        <>
          <circle cy={TOP} r="28" fill="none" stroke="#1a0e04" strokeOpacity=".5" strokeWidth="4.6" />
          <circle cy={TOP} r="28" fill="none" stroke="url(#senet-brass)" strokeWidth="3.2" />
        </>
      )}
      <circle cy={TOP} r="23.6" fill={`url(#senet-${color}-dish)`} />
      <circle cy={TOP} r="23.6" fill="none" stroke="url(#senet-groove)" strokeWidth="2.2" />
      {[18.3, 13.6].map(radius => (
        <g key={radius} fill="none">
          <circle cy={TOP} r={radius} stroke="#000" strokeOpacity=".15" strokeWidth=".8" />
          <circle cx=".4" cy="-3" r={radius} stroke="#fff" strokeOpacity=".12" strokeWidth=".7" />
        </g>
      ))}
      <Inlay color={color} y={TOP} />
      <ellipse
        cx="-15"
        cy="-24.5"
        rx="15"
        ry="5.5"
        fill="url(#senet-sheen)"
        transform="rotate(-35 -15 -24.5)"
        opacity=".6"
      />
    </>
  )
}

function Block({ color, gate }: Omit<PieceProps, 'shape'>) {
  return (
    <>
      <rect {...face(0, 8.5, 5.5)} fill={`url(#senet-${color}-side)`} />
      <path
        d="M-29.7 25A8.5 8.5 0 0 0 -21.5 31H21.500A8.5 8.5 0 0 0 29.7 25"
        fill="none"
        stroke="#000"
        strokeOpacity=".2"
      />
      <rect {...face(0, 8.5)} fill={`url(#senet-${color}-top)`} />
      <rect {...face(2.2, 6.8)} fill="none" stroke="url(#senet-bevel)" strokeWidth="4.4" />
      <rect {...face(0.5, 8)} fill="none" stroke="url(#senet-rim)" />
      {gate && (
        <>
          <rect {...face(6.6, 4.6)} fill="none" stroke="#1a0e04" strokeOpacity=".5" strokeWidth="4.6" />
          <rect {...face(6.6, 4.6)} fill="none" stroke="url(#senet-brass)" strokeWidth="3.2" />
        </>
      )}
      <rect {...face(10, 3.6)} fill={`url(#senet-${color}-dish)`} />
      <rect {...face(10, 3.6)} fill="none" stroke="url(#senet-groove)" strokeWidth="2.2" />
      <path
        d="M-18.5 -15c11 3 24-3 37 1M-18.5 -7c13 3 22-2 37 0M-18.5 5c9-3 26 3 37-1M-18.5 11c13 2 20-3 37 0"
        fill="none"
        stroke="#000"
        strokeOpacity=".2"
        strokeWidth=".9"
      />
      <Inlay color={color} y={TOP} />
      <ellipse
        cx="-13"
        cy="-29.5"
        rx="14"
        ry="3.6"
        fill="url(#senet-sheen)"
        transform="rotate(-3 -13 -29.5)"
        opacity=".55"
      />
    </>
  )
}

function Inlay({ color, y }: { readonly color: SeatColorId; readonly y: number }) {
  return (
    <g strokeLinejoin="round">
      <path d={INLAYS[color]} transform={`translate(0 ${y})`} fill="#000" stroke="#000" strokeWidth="2" opacity=".42" />
      <path
        d={INLAYS[color]}
        transform={`translate(.3 ${y + 0.4})`}
        fill="url(#senet-ivory)"
        stroke="url(#senet-ivory)"
        strokeWidth=".8"
      />
    </g>
  )
}

/** A face of the block, `inset` from its edge. */
function face(inset: number, rx: number, y = TOP) {
  const half = 30 - inset
  return { x: -half, y: y - half, width: 2 * half, height: 2 * half, rx }
}

/** The outline of a piece, for rings and ghosts in its shape. */
export function Outline(props: {
  readonly shape: Shape
  readonly radius: number
  readonly className: string
  readonly corner?: number
}) {
  const { shape, radius, className, corner = 0.35 } = props
  return shape === 'disc' ? (
    <circle className={className} r={radius} />
  ) : (
    <rect
      className={className}
      x={-radius * 0.86}
      y={-radius * 0.86}
      width={radius * 1.72}
      height={radius * 1.72}
      rx={radius * corner}
    />
  )
}
