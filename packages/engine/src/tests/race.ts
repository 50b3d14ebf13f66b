import type { Game } from '../game.ts'
import { fail, ok } from '../result.ts'
import type { Schema } from '../schema.ts'

/** The smallest game with turns, chance and an end: roll a die on your turn, first past the goal wins. */
export interface RaceState {
  readonly at: readonly number[]
  readonly turn: number
  readonly goal: number
}
export type RaceAction = { readonly type: 'roll'; readonly value?: number } | { readonly type: 'rest' }
export interface RaceEvent {
  readonly type: 'rolled' | 'rested'
  readonly seat: number
}

const anything = <Value>(accepts: (value: Record<string, unknown>) => Value | undefined): Schema<Value> => ({
  '~standard': {
    version: 1,
    vendor: 'test',
    validate(value) {
      const parsed = typeof value === 'object' && value !== null ? accepts({ ...value }) : undefined
      return parsed === undefined ? { issues: [{ message: 'not understood', path: ['type'] }] } : { value: parsed }
    },
  },
})

const DIE = [1, 2, 3, 4, 5, 6].map(value => ({ weight: 1, item: { type: 'roll', value } as const }))

export const race: Game<RaceState, RaceAction, RaceEvent, RaceState, { readonly goal: number }> = {
  id: 'race',
  title: 'Race',
  version: '1',
  seats: { min: 2, max: 3 },
  options: anything(({ goal = 30 }) => (typeof goal === 'number' ? { goal } : undefined)),
  action: anything(({ type, value }) => {
    if (type === 'rest') return { type }
    if (type !== 'roll') return undefined
    return typeof value === 'number' ? { type, value } : { type }
  }),
  setup: ({ goal }, seats) => ({ at: Array.from({ length: seats }, () => 0), turn: 0, goal }),
  toAct: state => (state.at.some(at => at >= state.goal) ? [] : [state.turn]),
  legalActions: (state, seat) => (race.toAct(state).includes(seat) ? [{ type: 'roll' }, { type: 'rest' }] : []),
  chance: (_state, action) => (action.type === 'roll' ? DIE : []),
  apply(state, seat, action) {
    if (!race.toAct(state).includes(seat)) return fail('not-your-turn', 'It is not your turn.')
    const turn = (state.turn + 1) % state.at.length
    if (action.type === 'rest') {
      return ok({ state: { ...state, turn }, events: [{ type: 'rested', seat }], reveals: false })
    }
    const at = state.at.map((square, i) => (i === seat ? square + (action.value ?? 0) : square))
    return ok({ state: { ...state, at, turn }, events: [{ type: 'rolled', seat }], reveals: true })
  },
  view: state => state,
  conceal: state => state,
  redact: event => event,
  outcome(state) {
    const winners = state.at.flatMap((at, seat) => (at >= state.goal ? [seat] : []))
    return winners.length === 0 ? undefined : { winners, reason: 'home' }
  },
  endings: ['home'],
  check: state => (typeof state === 'object' && state !== null && 'goal' in state ? [] : ['That is no race.']),
  resample: view => view,
}
