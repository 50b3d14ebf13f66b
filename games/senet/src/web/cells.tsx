import type { BoardPlayer } from '@turnwise/ui'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { GATE, isSafe, WATER } from '../game/board.ts'
import { planMove } from '../game/moves.ts'
import type { View } from '../game/types.ts'
import { stateOf } from '../game/view.ts'
import { describeEnd } from '../words.ts'
import { type Grid, neighbourOf, placeOf, SQUARES } from './grid.ts'
import { SquareMark } from './square-mark.tsx'

export interface CellsProps {
  readonly view: View
  readonly grid: Grid
  readonly players: readonly BoardPlayer[]
  readonly movable: ReadonlySet<number>
  readonly selected: number | undefined
  readonly target: number | undefined
  readonly last: ReadonlySet<number>
  readonly hinted: number | undefined
  /** A click that no pointer made comes from a key. */
  readonly onTap: (square: number, byKey: boolean) => void
  readonly onHover: (square: number | undefined) => void
  readonly onGrab: (square: number, event: PointerEvent) => void
}

/** The thirty squares as buttons, exactly over those that are drawn. Arrow keys walk over them as they lie. */
export function Cells(props: CellsProps) {
  const { view, grid, movable, selected, target, last, hinted, onTap, onHover, onGrab } = props
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
    <div className="senet-cells" ref={cells}>
      {SQUARES.map(square => {
        const { row, column } = placeOf(square, grid)
        return (
          <button
            key={square}
            type="button"
            className="senet-cell"
            style={{ gridRow: row + 1, gridColumn: column + 1 }}
            tabIndex={square === focus ? 0 : -1}
            aria-label={labelOf(square, props)}
            aria-pressed={movable.has(square) ? square === selected : undefined}
            data-square={square}
            data-movable={movable.has(square)}
            data-target={square === target}
            data-occupied={view.board[square - 1] !== null}
            data-last={last.has(square)}
            data-hint={square === hinted}
            onClick={event => {
              setFocus(square)
              onTap(square, event.detail === 0)
            }}
            onFocus={() => setFocus(square)}
            onKeyDown={event => press(event, square)}
            onPointerEnter={event => event.pointerType === 'mouse' && onHover(square)}
            onPointerLeave={() => onHover(undefined)}
            onPointerDown={event => onGrab(square, event)}
          >
            <span className="senet-number">{square}</span>
            <SquareMark square={square} />
          </button>
        )
      })}
    </div>
  )
}

/** "Square 7, Ann's piece: can move to 9, swapping". */
function labelOf(square: number, { view, players, movable, target, selected }: CellsProps): string {
  const seat = view.board[square - 1] ?? null
  const holder = seat === null ? 'empty' : `${players[seat]?.name ?? 'a'}’s piece`
  const gate = view.gate[square - 1] === true ? ' that has been on 26' : ''
  const facts = [`Square ${square}`, `${holder}${gate}`, specialOf(square)].filter(fact => fact !== '')
  if (square === target) return `${facts.join(', ')}: move here`
  if (square === selected) return `${facts.join(', ')}: selected`
  const planned = planMove(stateOf(view), square)
  return movable.has(square) && planned.legal
    ? `${facts.join(', ')}: can move ${describeEnd(planned.plan)}`
    : facts.join(', ')
}

function specialOf(square: number): string {
  if (square === GATE) return 'the gate, safe'
  if (square === WATER) return 'water'
  return isSafe(square) ? 'safe' : ''
}
