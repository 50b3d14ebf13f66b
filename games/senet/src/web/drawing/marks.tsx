import { FIRST_EXIT, GATE, LAST, OFF, REFUGE, WATER } from '../../game/board.ts'
import { useGlyph } from '../skin/skin.ts'

/** The marks of the special squares, 32 by 32. */
const PATHS: Readonly<Record<number, string>> = {
  [REFUGE]: 'M16 4.5 26.5 8v8.200c0 5.8-4.3 9.5-10.5 11.600C9.8 25.7 5.5 22 5.5 16.200V8z',
  [GATE]: 'M5.5 27.500V15.500a10.5 10.5 0 0 1 21 0v12M11.5 27.500V16a4.5 4.5 0 0 1 9 0v11.500M3.5 27.500h25',
  [WATER]: 'M4 10q3-4.2 6 0t6 0 6 0 6 0M4 17q3-4.2 6 0t6 0 6 0 6 0M4 24q3-4.2 6 0t6 0 6 0 6 0',
}

export function isSpecial(square: number): boolean {
  return PATHS[square] !== undefined || (square >= FIRST_EXIT && square <= LAST)
}

/** An inlaid mark: dark, with a lit edge below it. A shield, the gate, water, or the exact throw that leads home. */
export function SquareMark(props: {
  readonly square: number
  readonly x: number
  readonly y: number
  readonly size: number
}) {
  const { square, x, y, size } = props
  const glyph = useGlyph(square)
  const path = PATHS[square]
  if (glyph !== undefined)
    return <image href={glyph} x={x - size * 0.7} y={y - size * 0.7} width={size * 1.4} height={size * 1.4} />
  if (path === undefined) {
    const exact = OFF - square
    return (
      <g className="senet-exact" fontSize={size * 1.02}>
        <text className="senet-mark-edge" x={x + 1} y={y + size * 0.3 + 1}>
          {exact}
        </text>
        <text className="senet-mark-ink" x={x} y={y + size * 0.3}>
          {exact}
        </text>
      </g>
    )
  }
  return (
    <g className="senet-mark" transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})`}>
      <path className="senet-mark-edge" d={path} transform="translate(.9 1)" />
      <path className="senet-mark-ink" d={path} />
    </g>
  )
}

/** The mark alone, for the card that explains the square. */
export function MarkPicture({ square }: { readonly square: number }) {
  return (
    <svg className="senet-card-mark" viewBox="0 0 32 32" aria-hidden="true">
      <SquareMark square={square} x={16} y={16} size={32} />
    </svg>
  )
}
