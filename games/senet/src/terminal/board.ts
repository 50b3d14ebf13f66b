import type { TextStyle } from '@turnwise/engine'
import { GATE, REFUGE, squareAt, WATER } from '../game/board.ts'
import { resample } from '../game/conceal.ts'
import { legalMoves, planMove } from '../game/moves.ts'
import type { Player, View } from '../game/types.ts'

/** Small letters; a capital has landed on 26. Letters, so that no colour is needed. */
export const MARKS: readonly [string, string] = ['x', 'o']

const PAINT: readonly [string, string] = ['\u001b[36m', '\u001b[33m']
const BOLD = '\u001b[1m'
const RESET = '\u001b[0m'

interface Lines {
  readonly right: string
  readonly left: string
  readonly down: string
}

const ASCII: Lines = { right: '>', left: '<', down: 'v' }
const UNICODE: Lines = { right: '→', left: '←', down: '↓' }

/** Squares with their numbers; arrows say which way each row runs and where it turns. */
export function drawBoard(view: View, style: TextStyle): string {
  const cell = style.width >= 60 ? 5 : 3
  const lines = style.ascii ? ASCII : UNICODE
  const { movable, targets } = hintsOf(view)
  const rows: string[] = []
  for (let row = 0; row < 3; row++) {
    const numbers: string[] = []
    const pieces: string[] = []
    for (let column = 0; column < 10; column++) {
      const square = squareAt(row, column)
      numbers.push(
        String(square)
          .padStart(cell - 1)
          .padEnd(cell),
      )
      pieces.push(content(view, square, cell, style, movable.has(square), targets.has(square)))
    }
    const arrow = row === 1 ? lines.left : lines.right
    rows.push(`${arrow} ${numbers.join('')}`.trimEnd(), `  ${pieces.join('')}`.trimEnd())
    if (row < 2) {
      const turn = row === 0 ? 9 : 0
      rows.push(`  ${' '.repeat(turn * cell + cell - 2)}${lines.down}`)
    }
  }
  return rows.join('\n')
}

/** Brackets mark what can move, a star where it would go. */
function content(
  view: View,
  square: number,
  cell: number,
  style: TextStyle,
  movable: boolean,
  target: boolean,
): string {
  const seat = view.board[square - 1] ?? null
  const mark = seat === null ? emptyMark(square, target) : pieceMark(seat, view.gate[square - 1] === true)
  const lead = seat !== null && movable ? '[' : seat !== null && target ? '*' : ' '
  const tail = seat !== null && movable ? ']' : ' '
  const text = seat !== null && style.color ? `${BOLD}${PAINT[seat]}${mark}${RESET}` : mark
  return `${' '.repeat(cell - 3)}${lead}${text}${tail}`
}

function pieceMark(seat: Player, gate: boolean): string {
  return gate ? MARKS[seat].toUpperCase() : MARKS[seat]
}

function emptyMark(square: number, target: boolean): string {
  if (target) return '*'
  if (square === WATER) return '~'
  if (square === GATE) return '#'
  return square === REFUGE ? '+' : '.'
}

function hintsOf(view: View): { readonly movable: ReadonlySet<number>; readonly targets: ReadonlySet<number> } {
  const movable = new Set<number>()
  const targets = new Set<number>()
  const state = resample(view)
  for (const { from } of legalMoves(state)) {
    movable.add(from)
    const planned = planMove(state, from)
    if (planned.legal) targets.add(planned.plan.to)
  }
  return { movable, targets }
}
