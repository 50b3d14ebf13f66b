import { expect, test } from 'vitest'
import { reduce } from '../../seed-api/reduce.ts'
import type { RuleCode } from '../refusals.ts'
import type { Throw } from '../throws.ts'
import type { Player } from '../types.ts'
import { formatPosition, position } from './position.ts'

export interface MoveCase {
  readonly name: string
  readonly at: string
  readonly turn?: Player
  readonly throw: Throw
  readonly from: number
  /** The position after it, or the rule that forbids it. */
  readonly gives: string | { readonly refused: RuleCode }
  /** The types of the events, if the case checks them. */
  readonly events?: readonly string[]
}

/** Every case is a position, a throw, a move and the expected result. */
export function testMoves(ruling: string, cases: readonly MoveCase[]): void {
  test.each(cases)(`${ruling}: $name`, ({ at, turn = 0, throw: value, from, gives, events }) => {
    const state = position(at, turn, value)
    if (typeof gives !== 'string') {
      expect(() => reduce(state, { type: 'move', from })).toThrow(expect.objectContaining({ code: gives.refused }))
      return
    }
    const step = reduce(state, { type: 'move', from })
    expect(formatPosition(step.state)).toBe(formatPosition(position(gives)))
    if (events !== undefined) expect(step.events.map(event => event.type)).toEqual(events)
  })
}
