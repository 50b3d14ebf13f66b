import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { isInside, neighbour, type Point, samePoint } from '../game/grid.ts'
import { placeOf } from './ink.ts'
import { DIR_OF_KEY } from './keys.ts'
import { cellsIn, keyOf, type Sheet } from './sheet.ts'

export interface CellLook {
  readonly label: string
  /** What the cell is now, for the style: a candidate, chosen, broken. */
  readonly look?: string | undefined
}

interface CellGridProps {
  readonly sheet: Sheet
  readonly name: string
  readonly first: Point
  /** Opened by a key: the next arrow walks over the cells. */
  readonly takesFocus?: boolean
  readonly look: (cell: Point) => CellLook
  readonly onTap: (cell: Point) => void
  /** The cell under the mouse or the focus. */
  readonly onPoint?: (cell: Point | undefined) => void
  /** True when the key was taken. */
  readonly onKey?: (cell: Point, event: KeyboardEvent) => boolean
  readonly onGrab?: (cell: Point, event: PointerEvent) => void
}

/** The cells of a board as buttons over the drawing. Arrow keys walk over them as they lie. */
export function CellGrid(props: CellGridProps) {
  const { sheet, name, first, takesFocus = false, look, onTap, onPoint, onKey, onGrab } = props
  const [focus, setFocus] = useState(first)
  const grid = useRef<HTMLFieldSetElement>(null)
  const size = sheet.to.x + 1
  useEffect(() => {
    if (takesFocus) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [takesFocus])
  const press = (event: KeyboardEvent, cell: Point) => {
    if (onKey?.(cell, event) === true) return event.preventDefault()
    const dir = DIR_OF_KEY[event.key]
    if (dir === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const next = neighbour(cell, dir)
    if (!isInside(size, next)) return
    setFocus(next)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${keyOf(next)}"]`)?.focus()
  }
  return (
    <fieldset className="maze-cells" aria-label={name} ref={grid}>
      {cellsIn(sheet).map(cell => {
        const { label, look: state } = look(cell)
        const isFirst = samePoint(cell, focus)
        return (
          <button
            key={keyOf(cell)}
            type="button"
            className="maze-cell"
            style={placeOf(sheet, cell)}
            tabIndex={isFirst ? 0 : -1}
            aria-label={label}
            data-cell={keyOf(cell)}
            data-look={state}
            onClick={() => onTap(cell)}
            onFocus={event => {
              setFocus(cell)
              // A finger focuses too, in the same tap that clicks: it has pointed at nothing yet.
              if (event.currentTarget.matches(':focus-visible')) onPoint?.(cell)
            }}
            onKeyDown={event => press(event, cell)}
            onPointerEnter={event => event.pointerType === 'mouse' && onPoint?.(cell)}
            onPointerDown={event => onGrab?.(cell, event)}
          />
        )
      })}
    </fieldset>
  )
}
