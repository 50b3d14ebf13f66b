import type { GameAction } from '@turnwise/engine'
import { z } from 'zod'
import { type Checked, check } from './checked.ts'
import { OF_CHANGE } from './errors.ts'
import { aMatch, happened, logLength, ofSeat, requestId } from './fields.ts'
import type { ReadonlyDeep } from './readonly-deep.ts'

/** An action as a program gives it. Its game has a stricter type. */
export const playedAction = z.looseObject({ type: z.string().min(1).max(64) })
const action = z.strictObject({ ...ofSeat, action: playedAction })

/** An action of a game: any `cmd` that is not a command of the table. */
export const ACT = {
  note: 'Any other `cmd` is an action of the match’s game, with its own fields beside these.',
  /** On the wire the type of an action is the `cmd`, and its fields are beside those of the envelope. */
  request: z.looseObject({ id: requestId.optional(), cmd: z.string().min(1).max(64), ...ofSeat }).transform(
    ({ id: _id, cmd, match_id, player_id, token, expected_seq, ...fields }): z.output<typeof action> => ({
      match_id,
      player_id,
      token,
      expected_seq,
      action: { ...fields, type: cmd },
    }),
  ),
  answer: z.object({ match_id: aMatch, seq: logLength, ...happened }),
  errors: [...OF_CHANGE, 'not-your-turn', 'unknown-command'],
  cost: 1,
} as const

/** A seat asks for an action of its game. */
export type ActionRequest = Checked<z.output<typeof action>>
export type ActionAnswer = ReadonlyDeep<z.output<typeof ACT.answer>>

/** A seat as its holder names it; a remote carrier needs the token. */
export interface HeldSeat {
  readonly match_id: string
  readonly player_id: number
  readonly token?: string | undefined
}

/** For a caller in this process, who has action and envelope separately. */
export function parseAction(seat: HeldSeat, asked: GameAction, expected_seq: number | undefined): ActionRequest {
  return check(action, { ...seat, expected_seq, action: asked })
}
