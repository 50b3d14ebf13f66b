import { memo } from 'react'
import { centreOf, type Layout } from '../layout/layout.ts'
import { SQUARES } from '../squares/grid.ts'
import { isSpecial, SquareMark } from './marks.tsx'

interface SquaresLayerProps {
  readonly layout: Layout
  /** Squares with a piece or a ghost on them: their marks move to a corner. Joined, so that it is cheap to compare. */
  readonly covered: string
}

/** What is inlaid in the board: path arrows, numbers, marks of the special squares, the way out. */
export const SquaresLayer = memo(function SquaresLayer({ layout, covered }: SquaresLayerProps) {
  const isCovered = new Set(covered.split(' ').map(Number))
  const { size, grid } = layout
  const fontSize = Math.max(12, Math.round(size * 0.122))
  const isDense = size < 80 && !grid.isTall
  return (
    <svg className="senet-layer senet-inlays" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      {SQUARES.slice(0, -1).map(square => (
        <PathArrow key={square} square={square} layout={layout} />
      ))}
      {SQUARES.map(square => {
        const [x, y] = centreOf(square, layout)
        const left = x - layout.cellWidth / 2 + layout.bar + (grid.isTall ? 3 : isDense ? 1.5 : size * 0.055)
        const top = y - layout.cellHeight / 2 + layout.bar + fontSize * (isDense ? 0.84 : 0.92)
        return (
          <text key={square} className="senet-number" x={left} y={top} fontSize={fontSize}>
            {square}
          </text>
        )
      })}
      {SQUARES.filter(isSpecial).map(square => (
        <Mark key={square} square={square} layout={layout} isCovered={isCovered.has(square)} />
      ))}
      <WayOut layout={layout} />
    </svg>
  )
})

/** A small brass wedge where one square leads to the next, a larger one where the path turns into the next row. */
function PathArrow({ square, layout }: { readonly square: number; readonly layout: Layout }) {
  const [x0, y0] = centreOf(square, layout)
  const [x1, y1] = centreOf(square + 1, layout)
  const x = (x0 + x1) / 2 + (x0 === x1 ? layout.shift : 0)
  const angle = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI
  const z = Math.max(3.2, layout.size * 0.042) * (square % 10 === 0 ? 1.9 : 1)
  return (
    <path
      className="senet-arrow"
      d={`M${-z} ${-z * 1.15}L${z} 0L${-z} ${z * 1.15}Z`}
      transform={`translate(${x} ${(y0 + y1) / 2}) rotate(${angle})`}
    />
  )
}

function Mark({ square, layout, isCovered }: { square: number; layout: Layout; isCovered: boolean }) {
  const [x, y] = centreOf(square, layout)
  const { size, bar, cellWidth, cellHeight } = layout
  if (!isCovered) return <SquareMark square={square} x={x + layout.shift} y={y + size * 0.03} size={size * 0.4} />
  if (layout.grid.isTall) {
    return <SquareMark square={square} x={x - cellWidth / 2 + bar + 9.5} y={y + cellHeight / 2 - bar - 9} size={13} />
  }
  const inset = Math.max(9, size * 0.115)
  return (
    <SquareMark
      square={square}
      x={x + cellWidth / 2 - bar - inset}
      y={y - cellHeight / 2 + bar + inset}
      size={Math.max(12, size * 0.16)}
    />
  )
}

/** Brass chevrons in the cut through the frame. */
function WayOut({ layout }: { readonly layout: Layout }) {
  const { x, y, width, height, isDown } = layout.way
  const z = Math.min(width, height) * (isDown ? 0.2 : 0.3)
  const path = `M${-z * 0.42} ${-z}L${z * 0.42} 0L${-z * 0.42} ${z}`
  return [-1, 1].map(side => (
    <g
      key={side}
      className="senet-chevron"
      transform={`translate(${x + width / 2} ${y + height / 2}) rotate(${isDown ? 90 : 0}) translate(${side * z * 0.72} 0)`}
    >
      <path d={path} strokeWidth={z * 0.72} />
      <path d={path} strokeWidth={z * 0.4} />
    </g>
  ))
}
