import type { Wording } from '@turnwise/engine'
import { GATE, isSafe, LAST, OFF, opponentOf, REFUGE, WATER } from '../board.ts'
import { lightSides, type Throw } from '../throws.ts'
import type { Player, View } from '../types.ts'
import { listOf, nameOf, possessive } from './names.ts'
import { prompt } from './prompt.ts'

/** The board for screen readers: `Yours on 2, 3 and 5. Greedy on 1 and 4. You threw 3.` */
export function describeBoard(view: View, wording: Wording): string {
  const first: Player = wording.viewer === 1 ? 1 : 0
  const sides = [first, opponentOf(first)].map(seat => describeSide(view, seat, wording))
  const { viewer, names } = wording
  if (view.winner !== null || view.throw === null) return [...sides, prompt(view, wording)].join(' ')
  const mover = viewer === view.turn ? 'You' : nameOf(view.turn, names)
  return [...sides, `${mover} threw ${view.throw}.`].join(' ')
}

function describeSide(view: View, seat: Player, { viewer, names }: Wording): string {
  const squares = view.board.flatMap((holder, i) => (holder === seat ? [i + 1] : []))
  const who = viewer === seat ? 'Yours' : nameOf(seat, names)
  const home = view.borneOff[seat] === 0 ? '' : `, ${view.borneOff[seat]} home`
  const free = squares.filter(square => square < GATE && view.gate[square - 1] === true)
  const passed = free.length === 0 ? '' : ` Free to pass the gate: ${listOf(free)}.`
  if (squares.length === 0) return `${who}: all five home.`
  return `${who} on ${listOf(squares)}${home}.${passed}`
}

/** `All five home, Greedy had three.` Undefined unless the rules ended the match. */
export function describeEnding(view: View, { viewer, names }: Wording): string | undefined {
  if (view.winner === null) return undefined
  const loser = opponentOf(view.winner)
  const count = ['none', 'one', 'two', 'three', 'four', 'five'][view.borneOff[loser]] ?? 'none'
  return viewer === loser
    ? `${nameOf(view.winner, names)} has all five home, you had ${count}.`
    : `All five home, ${nameOf(loser, names)} had ${count}.`
}

/** The standing of a seat, for its plate. */
export function describeStanding(view: View, seat: number): string {
  return `${view.borneOff[seat === 1 ? 1 : 0]} of 5 home`
}

/** `Square 7, your piece`, `Square 27, empty, water`. */
export function describeCell(square: number, view: View, { viewer, names }: Wording): string {
  const seat = view.board[square - 1] ?? null
  const holder = seat === null ? 'empty' : viewer === seat ? 'your piece' : `${possessive(nameOf(seat, names))} piece`
  const passed = seat !== null && square < GATE && view.gate[square - 1] === true ? ', free to pass the gate' : ''
  const special = describeSquare(square)?.title.toLowerCase()
  return `Square ${square}, ${holder}${passed}${special === undefined ? '' : `, ${special}`}`
}

/** What a special square is and does, in a line; undefined for a plain one. */
export function describeSquare(square: number): { readonly title: string; readonly text: string } | undefined {
  if (square === REFUGE) return { title: 'Safe square', text: 'A piece here cannot be swapped.' }
  if (square === GATE) {
    return { title: 'Gate', text: 'Every piece must land here exactly before it may go further. It is safe here.' }
  }
  if (square === WATER) {
    return {
      title: 'Water',
      text: `A piece that lands here goes straight back to ${REFUGE}, or to the nearest empty square before it.`,
    }
  }
  if (square === LAST) {
    return {
      title: 'Last square',
      text: 'A throw of 1 brings a piece home from here. It is not safe: it can be swapped.',
    }
  }
  if (!isSafe(square)) return undefined
  const exact = OFF - square
  return { title: 'Exit', text: `Only a throw of ${exact} brings a piece home from here. It is safe here.` }
}

/** How the sticks lie. */
export function describeSides(value: Throw): string {
  const light = lightSides(value)
  if (light === 0) return 'no light side'
  return light === 1 ? '1 light side' : `${light} light sides`
}
