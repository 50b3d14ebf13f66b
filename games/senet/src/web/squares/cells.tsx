import type { Wording } from '@turnwise/engine'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { MovePlan } from '../../game/moves.ts'
import type { View } from '../../game/types.ts'
import { describeEnd } from '../../game/words/actions.ts'
import { describeCell, describeSquare } from '../../game/words/board.ts'
import { explainSquare } from '../../game/words/reasons.ts'
import type { Layout } from '../layout/layout.ts'
import { neighbourOf, placeOf, SQUARES } from './grid.ts'

export interface CellsProps {
  readonly view: View
  readonly layout: Layout
  readonly wording: Wording
  readonly plans: ReadonlyMap<number, MovePlan>
  readonly selected: number | undefined
  readonly target: number | undefined
  readonly last: readonly number[]
  readonly hinted: number | undefined
  /** A click that no pointer made comes from a key. */
  readonly onTap: (square: number, byKey: boolean) => void
  readonly onHover: (square: number | undefined) => void
  readonly onFocus: (square: number | undefined) => void
  readonly onGrab: (square: number, event: PointerEvent) => void
}

/** The thirty squares as buttons, exactly over those that are drawn. Arrow keys walk over them as they lie. */
export function Cells(props: CellsProps) {
  const { view, layout, plans, selected, target, last, hinted, onTap, onHover, onFocus, onGrab } = props
  const { board, rail, cellWidth, cellHeight, grid } = layout
  const [focus, setFocus] = useState(1)
  const cells = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent, square: number) => {
    const next = neighbourOf(square, event.key, grid)
    if (next === square) return
    event.preventDefault()
    setFocus(next)
    cells.current?.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus()
  }
  return (
    <div
      className="senet-cells"
      data-settled
      ref={cells}
      style={{
        insetInlineStart: board.x + rail,
        insetBlockStart: board.y + rail,
        width: cellWidth * grid.columns,
        height: cellHeight * grid.rows,
      }}
    >
      {SQUARES.map(square => {
        const { row, column } = placeOf(square, grid)
        return (
          <button
            key={square}
            type="button"
            className="senet-cell"
            style={{
              insetInlineStart: column * cellWidth,
              insetBlockStart: row * cellHeight,
              width: cellWidth,
              height: cellHeight,
            }}
            tabIndex={square === focus ? 0 : -1}
            aria-label={labelOf(square, props)}
            aria-describedby={describeSquare(square) === undefined ? undefined : `senet-about-${square}`}
            aria-pressed={plans.has(square) ? square === selected : undefined}
            data-square={square}
            data-movable={plans.has(square)}
            data-target={square === target}
            data-occupied={view.board[square - 1] !== null}
            data-last={last.includes(square)}
            data-hint={square === hinted}
            onClick={event => {
              setFocus(square)
              onTap(square, event.detail === 0)
            }}
            onFocus={event => {
              setFocus(square)
              if (event.currentTarget.matches(':focus-visible')) onFocus(square)
            }}
            onBlur={() => onFocus(undefined)}
            onKeyDown={event => press(event, square)}
            onPointerEnter={event => event.pointerType === 'mouse' && onHover(square)}
            onPointerLeave={() => onHover(undefined)}
            onPointerDown={event => onGrab(square, event)}
            onContextMenu={event => event.preventDefault()}
          />
        )
      })}
      {SQUARES.map(square => {
        const about = describeSquare(square)
        return about === undefined ? null : (
          <span key={square} id={`senet-about-${square}`} hidden>
            {about.title}. {about.text}
          </span>
        )
      })}
    </div>
  )
}

/** "Square 7, your piece: can move to 9, swap". */
function labelOf(square: number, { view, wording, plans, target, selected }: CellsProps): string {
  const what = describeCell(square, view, wording)
  if (square === target) return `${what}: move here`
  if (square === selected) return `${what}: selected`
  const plan = plans.get(square)
  if (plan !== undefined) return `${what}: can move ${describeEnd(plan)}`
  const isStuck = plans.size > 0 && view.board[square - 1] === view.turn
  return isStuck ? `${what}: cannot move. ${explainSquare(square, view, wording.viewer)}` : what
}
