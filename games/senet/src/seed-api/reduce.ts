import type { Applied } from '@turnwise/engine'
import { apply } from '../game/apply.ts'
import { LAST } from '../game/board.ts'
import { REFUSALS, type RuleCode } from '../game/refusals.ts'
import { THROWS } from '../game/throws.ts'
import type { Action, Event, GameState } from '../game/types.ts'

/** The rules as one function; an illegal action throws an Error that carries its code. */
export function reduce(state: GameState, action: Action): Pick<Applied<GameState, Event>, 'state' | 'events'> {
  const malformed = problemOf(action)
  const result = malformed === undefined ? apply(state, state.turn, action) : REFUSALS.rule(malformed)
  if (result.ok) return result.value
  const { code, message, details } = result.error
  throw Object.assign(new Error(message), { code: String(details?.rule_code ?? code) })
}

/** Other programs have no schema: a value that is not an action is refused like an illegal action. */
function problemOf(action: Action | null | undefined): RuleCode | undefined {
  if (action?.type === 'throw') return action.value === undefined || isThrow(action.value) ? undefined : 'bad-throw'
  if (action?.type !== 'move') return 'unknown-action'
  const { from } = action
  return Number.isInteger(from) && from >= 1 && from <= LAST ? undefined : 'bad-square'
}

function isThrow(value: number): boolean {
  return THROWS.some(candidate => candidate === value)
}
