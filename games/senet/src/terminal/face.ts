import { fail, ok, type Result, type Seat, type TextFace, type TextStyle, type Viewer } from '@turnwise/engine'
import { legalMoves, planMove } from '../game/moves.ts'
import type { Action, Event, MoveAction, Player, View } from '../game/types.ts'
import { stateOf } from '../game/view.ts'
import { drawBoard, MARKS } from './board.ts'

/** What a typed line can be; the table's own commands (undo, hint, help) are not the game's. */
const MOVE = /^(?:(?:move|m)\s*)?(\d{1,2})$/
const THROW = /^(?:throw|t)(?:\s+([1-5]))?$/

export const face: TextFace<View, Action, Event> = {
  show(view, style) {
    const off = ([0, 1] as const).map(seat => `${MARKS[seat]} ${style.names[seat]}: ${view.borneOff[seat]} of 5 off`)
    const last = view.lastThrow === null ? 'no throw yet' : `last throw ${view.lastThrow}`
    const foot = style.width >= 60 ? [`${off.join('   ')}   ${last}`] : [...off, last]
    return [drawBoard(view, style), '', ...foot].join('\n')
  },

  prompt(view, style) {
    const { names, viewer } = style
    if (view.winner !== null) return `${nameOf(view.winner, names, viewer)} won: all five pieces are off the board.`
    const who = nameOf(view.turn, names, viewer)
    if (view.throw === null) return `${who} to throw.`
    const moves = legalMoves(stateOf(view)).map(move => shortMove(move, view))
    return `${who} threw ${view.throw}: ${moves.join(', ')}.`
  },

  describeAction(action, view) {
    return action.type === 'throw' ? 'throw' : shortMove(action, view)
  },

  describeEvent(event, names) {
    const name = names[event.seat] ?? `Seat ${event.seat}`
    switch (event.type) {
      case 'thrown':
        return `${name} throws ${event.value}.`
      case 'moved':
        return `${name} moves ${event.from} to ${event.to}.`
      case 'swapped':
        return `${name} is swapped back from ${event.from} to ${event.to}.`
      case 'gate-opened':
        return `${name} may now take this piece beyond ${event.square}.`
      case 'water':
        return `The water takes it back to ${event.to}.`
      case 'borne-off':
        return `${name} bears off from ${event.from}: ${event.count} of 5.`
      case 'forfeited':
        return `${name} cannot move ${event.value} and forfeits it.`
      case 'extra-turn':
        return `${name} throws again.`
      case 'turn-passed':
        return undefined
      case 'won':
        return `${name} wins.`
    }
  },

  parse(line, view, legal, seat) {
    const text = line.trim().toLowerCase()
    const thrown = THROW.exec(text)
    if (thrown !== null) return parseThrow(thrown[1], view, legal)
    const move = MOVE.exec(text)
    if (move !== null) return parseMove(Number(move[1]), view, legal, seat)
    return fail('bad-request', 'Not understood. Type throw, or the number of the square to move from.')
  },

  help: [
    'throw (t)         throw the sticks',
    '7, move 7 (m 7)   move the piece on square 7 by what was thrown',
    'x and o are the pieces; X and O have landed on 26 and may go beyond it.',
    'The path: 1-10 to the right, 11-20 to the left, 21-30 to the right.',
  ].join('\n'),
}

function parseThrow(value: string | undefined, view: View, legal: readonly Action[]): Result<Action> {
  const action = legal.find(candidate => candidate.type === 'throw')
  if (action === undefined) {
    return fail('illegal-action', view.winner === null ? 'You cannot throw now.' : 'The match is over.')
  }
  const given = ([1, 2, 3, 4, 5] as const).find(candidate => String(candidate) === value)
  return ok(given === undefined ? action : { type: 'throw', value: given })
}

function parseMove(from: number, view: View, legal: readonly Action[], seat: Seat): Result<Action> {
  const action = legal.find(candidate => candidate.type === 'move' && candidate.from === from)
  if (action !== undefined) return ok(action)
  if (from < 1 || from > 30) return fail('bad-request', 'The squares are numbered 1 to 30.')
  if (view.winner !== null) return fail('match-over', 'The match is over.')
  if (seat !== view.turn) return fail('not-your-turn', 'It is not your turn.')
  if (view.throw === null) return fail('illegal-action', 'Throw first.')
  const planned = planMove(stateOf(view).squares, view.turn, from, view.throw)
  return fail('illegal-action', planned.legal ? 'That move is not offered now.' : planned.sentence)
}

/** `7>11 swap`: a choice and what comes of it. */
function shortMove({ from }: MoveAction, view: View): string {
  if (view.throw === null) return `${from}`
  const planned = planMove(stateOf(view).squares, view.turn, from, view.throw)
  if (!planned.legal) return `${from}`
  const { to, bearsOff, swaps, washedTo, opensGate } = planned.plan
  if (bearsOff) return `${from}>off`
  if (washedTo !== null) return `${from}>${to} water, back to ${washedTo}`
  return `${from}>${to}${swaps ? ' swap' : ''}${opensGate ? ' gate' : ''}`
}

function nameOf(seat: Player, names: TextStyle['names'], viewer: Viewer): string {
  const name = names[seat] ?? `Seat ${seat}`
  return `${name} (${MARKS[seat]}${viewer === seat ? ', you' : ''})`
}
