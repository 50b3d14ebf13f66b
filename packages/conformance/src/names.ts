import { RESERVED_FIELDS, RESERVED_TYPES } from '@turnwise/protocol'
import type { Problems } from './checks.ts'

/** The action that the table's command of this name hands to a game. */
export const RESIGN = 'resign'

/** Types and fields of actions may not take the names of commands and of fields of the envelope. */
export function claimNames(problems: Problems, types: readonly string[], fields: readonly string[]): void {
  const field = RESERVED_FIELDS.find(name => fields.includes(name))
  problems.claim('reserved-names', field === undefined, () => `an action has a field ${field}`)
  const type = types.find(name => RESERVED_TYPES.includes(name) && name !== RESIGN)
  problems.claim('reserved-names', type === undefined, () => `${type} is a command of the table`)
}
