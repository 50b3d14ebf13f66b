import type { MovePlan } from '../../game/moves.ts'
import { centreOf, type Layout, type Rect, tileOf } from '../layout/layout.ts'
import { SQUARES } from '../squares/grid.ts'
import { type Part, usePicture } from './skin.ts'

interface SkinLayerProps {
  readonly layout: Layout
}

/** What lies under squares and pieces: surface, lines, frame and corners. */
export function SkinBelow({ layout }: SkinLayerProps) {
  const { board, rail, size } = layout
  const lines = usePicture('grid-line-ink-texture')
  const strip = usePicture('chevron-border-strip')
  const corner = usePicture('corner-ornament')
  const inner = {
    x: board.x + rail,
    y: board.y + rail,
    width: board.width - 2 * rail,
    height: board.height - 2 * rail,
  }
  return (
    <svg className="senet-layer" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      <Picture part="board-surface-texture" box={inner} />
      {lines !== undefined && (
        <g fill="none" stroke="url(#senet-skin-lines)" strokeWidth={Math.max(2, layout.bar * 2)}>
          <pattern id="senet-skin-lines" patternUnits="userSpaceOnUse" {...inner}>
            <image href={lines} width={inner.width} height={inner.height} preserveAspectRatio="none" />
          </pattern>
          {SQUARES.map(square => (
            <rect key={square} {...tileOf(square, layout)} />
          ))}
        </g>
      )}
      {strip !== undefined && (
        <>
          <pattern id="senet-skin-strip" patternUnits="userSpaceOnUse" width={rail * 4} height={rail}>
            <image href={strip} width={rail * 4} height={rail} preserveAspectRatio="none" />
          </pattern>
          {sidesOf(board).map(({ turn, length }) => (
            <rect key={turn} transform={turn} width={length} height={rail} fill="url(#senet-skin-strip)" />
          ))}
        </>
      )}
      {corner !== undefined &&
        sidesOf(board).map(({ turn }) => (
          <image key={turn} href={corner} transform={turn} width={size * 0.4} height={size * 0.4} />
        ))}
    </svg>
  )
}

/** The four sides of the frame, each from its corner on and with the board at its right hand. */
function sidesOf({ x, y, width, height }: Rect): readonly { readonly turn: string; readonly length: number }[] {
  return [
    { turn: `translate(${x} ${y})`, length: width },
    { turn: `translate(${x + width} ${y}) rotate(90)`, length: height },
    { turn: `translate(${x + width} ${y + height}) rotate(180)`, length: width },
    { turn: `translate(${x} ${y + height}) rotate(270)`, length: height },
  ]
}

interface SkinAboveProps extends SkinLayerProps {
  readonly plan: MovePlan | undefined
  /** Where pieces swap and where the water takes one while that is shown. */
  readonly swap: number | undefined
  readonly wash: number | undefined
}

/** What lies over the pieces: selection, target, what happens to pieces, and what is over the whole scene. */
export function SkinAbove({ layout, plan, swap, wash }: SkinAboveProps) {
  const whole = { x: 0, y: 0, width: layout.width, height: layout.height }
  return (
    <svg className="senet-layer" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      {plan !== undefined && <Picture part="selection-ring" box={cellOf(plan.from, layout)} />}
      {plan !== undefined && plan.to <= SQUARES.length && (
        <Picture part="legal-move-marker" box={cellOf(plan.to, layout)} />
      )}
      {swap !== undefined && <Picture part="capture-swap-flash" box={cellOf(swap, layout)} />}
      {wash !== undefined && <Picture part="water-penalty-sweep" box={cellOf(wash, layout)} />}
      <Picture part="ambient-dust-overlay" box={whole} />
      <Picture part="subtle-vignette" box={whole} />
    </svg>
  )
}

function cellOf(square: number, layout: Layout): Rect {
  const [x, y] = centreOf(square, layout)
  const { cellWidth, cellHeight } = layout
  return { x: x - cellWidth / 2, y: y - cellHeight / 2, width: cellWidth, height: cellHeight }
}

function Picture({ part, box }: { readonly part: Part; readonly box: Rect }) {
  const picture = usePicture(part)
  return picture === undefined ? null : <image href={picture} {...box} preserveAspectRatio="none" data-part={part} />
}
