import type { GameAction } from '@turnwise/engine'
import { COMMANDS, LIVE_COMMANDS } from './commands/index.ts'
import { Refusal } from './errors.ts'

/** Fields of the envelope: no field of an action may have one of these names. */
export const RESERVED_FIELDS = ['id', 'cmd', 'match_id', 'player_id', 'token', 'expected_seq'] as const

/** The table's own commands: no action may have one of these types. */
export const RESERVED_TYPES: readonly string[] = [...Object.keys(COMMANDS), ...Object.keys(LIVE_COMMANDS)]

/** An action that would be a table command on the wire, or act for another seat, is refused before it is sent. */
export function refuseReserved({ type, ...fields }: GameAction): void {
  if (RESERVED_TYPES.includes(type)) {
    throw new Refusal('bad-request', `${type} is a command of the table, not an action of the game.`)
  }
  const field = RESERVED_FIELDS.find(name => Object.hasOwn(fields, name))
  if (field !== undefined) throw new Refusal('bad-request', `No action has a field ${field}.`)
}
