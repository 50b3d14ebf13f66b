import { fail, ok, type Result, type Seat, type TextFace } from '@turnwise/engine'
import { LAST } from '../game/board.ts'
import { REFUSALS, RULE_SENTENCES } from '../game/refusals.ts'
import type { Action, Event, View } from '../game/types.ts'
import { describeAction } from '../game/words/actions.ts'
import { describeBoard, describeStanding } from '../game/words/board.ts'
import { describeEvent } from '../game/words/events.ts'
import { nameOf } from '../game/words/names.ts'
import { prompt } from '../game/words/prompt.ts'
import { explainSquare, explainThrow } from '../game/words/reasons.ts'
import { drawBoard, MARKS } from './board.ts'

/** What a typed line can be; the table's own commands (undo, hint, help) are not the game's. */
const MOVE = /^(?:(?:move|m)\s*)?(\d{1,2})$/
const THROW = /^(?:throw|t)(?:\s+([1-5]))?$/

export const face: TextFace<View, Action, Event> = {
  show(view, style) {
    const sides = ([0, 1] as const).map(
      seat => `${MARKS[seat]} ${nameOf(seat, style.names)}: ${describeStanding(view, seat)}`,
    )
    const last = view.lastThrow === null ? 'no throw yet' : `last throw ${view.lastThrow}`
    const foot = style.width >= 60 ? [`${sides.join('   ')}   ${last}`] : [...sides, last]
    return [drawBoard(view, style), '', ...foot].join('\n')
  },

  prompt(view, style) {
    const line = prompt(view, style)
    if (view.winner !== null || style.viewer !== view.turn) return line
    return `${nameOf(view.turn, style.names)} (${MARKS[view.turn]}): ${line}`
  },

  speak: describeBoard,
  describeAction,
  describeEvent,
  typed: action => (action.type === 'throw' ? 'throw' : String(action.from)),

  parse(line, view, legal, seat) {
    const text = line.trim().toLowerCase()
    const thrown = THROW.exec(text)
    if (thrown !== null) return parseThrow(thrown[1], view, legal, seat)
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

function parseThrow(value: string | undefined, view: View, legal: readonly Action[], seat: Seat): Result<Action> {
  const action = legal.find(candidate => candidate.type === 'throw')
  if (action === undefined) return fail('illegal-action', explainThrow(view, seat))
  const given = ([1, 2, 3, 4, 5] as const).find(candidate => String(candidate) === value)
  return ok(given === undefined ? action : { type: 'throw', value: given })
}

function parseMove(from: number, view: View, legal: readonly Action[], seat: Seat): Result<Action> {
  const action = legal.find(candidate => candidate.type === 'move' && candidate.from === from)
  if (action !== undefined) return ok(action)
  if (from < 1 || from > LAST) return fail('bad-request', RULE_SENTENCES['bad-square'])
  if (view.winner !== null) return REFUSALS.matchOver
  if (seat !== view.turn) return REFUSALS.notYourTurn
  if (view.throw === null) return REFUSALS.rule('throw-first')
  return fail('illegal-action', explainSquare(from, view, seat))
}
