import { ok } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { checkGame } from '../check-game.ts'
import type { Check } from '../checks.ts'
import { describeConformance } from '../describe-conformance.ts'
import type { HiddenParts } from '../hidden-parts.ts'
import { type HighCard, highCard } from './high-card.ts'

const hidden = {
  seat: ['hands.{other}.*', 'rest.*', 'random'],
  spectator: ['hands.*.*', 'rest.*', 'random'],
}

describeConformance(highCard, { hidden })

describe('the report', () => {
  const { counts, problems } = checkGame(highCard, { hidden, seeds: 10 })

  test('counts what was compared, by type', () => {
    expect(problems).toEqual([])
    expect(Object.keys(counts.actions).toSorted()).toEqual(['play', 'toss'])
    expect(counts.actions.play?.compared).toBeGreaterThan(20)
    expect(counts.events.played?.compared).toBeGreaterThan(20)
    expect(counts.hidden.seat['hands.{other}.*']).toBeGreaterThan(20)
  })

  test('without a list of hidden parts names what is hidden', () => {
    const { problems } = checkGame(highCard, { seeds: 1 })
    expect(problems.find(({ check }) => check === 'hidden-parts')?.detail).toContain(
      'is changed for a seat and not listed',
    )
  })

  /** The kit's words about a spoilt game. */
  const detail = (check: Check, change: Partial<HighCard>, seeds = 3, parts: HiddenParts = hidden) =>
    checkGame({ ...highCard, ...change }, { hidden: parts, seeds, until: check }).problems.find(
      problem => problem.check === check,
    )?.detail

  test('says when chance lists what is hidden from the seat that asks for it', () => {
    const chance: HighCard['chance'] = (state, action) =>
      (highCard.chance?.(state, action) ?? []).slice((state.rest[0] ?? 0) % 2)
    expect(detail('leak-refusal', { chance }, 60)).toContain(
      '{"type":"toss"} by 0 can be completed by chance in other ways',
    )
  })

  test('says when what the viewer draws is likelier where something hidden is otherwise', () => {
    const chance: HighCard['chance'] = (state, action) =>
      (highCard.chance?.(state, action) ?? []).map(({ item }, i) => ({ item, weight: i + 1 + (state.rest[0] ?? 0) }))
    expect(detail('leak-chance', { chance }, 60)).toContain(
      '{"type":"toss"} by 0 is completed by chance with other odds',
    )
  })

  test('names the place where a view leaks', () => {
    const view: HighCard['view'] = state => highCard.view(state, 'host')
    expect(detail('leak-view', { view })).toMatch(/\(at hands\.\d\.0\)/)
  })

  test('says when only the order of keys differs', () => {
    const conceal: HighCard['conceal'] = (state, viewer, rng) => ({
      ...highCard.conceal(state, viewer, rng),
      marks: { b: 1, a: 1 },
    })
    const setup: HighCard['setup'] = (...args) => ({ ...highCard.setup(...args), marks: { a: 1, b: 1 } })
    const view: HighCard['view'] = (state, viewer) => Object.assign(highCard.view(state, viewer), marksOf(state))
    expect(detail('leak-view', { setup, conceal, view })).toContain('(at marks, only in the order of its keys')
  })

  test('names the function that shows a hidden choice', () => {
    const apply: HighCard['apply'] = (state, seat, action) => {
      const result = highCard.apply(state, seat, { ...action, ...(action.type === 'toss' ? { heads: true } : {}) })
      if (!result.ok || action.type !== 'toss') return result
      const random = { ...state.random, position: state.random.position + (action.heads === true ? 1 : 2) }
      return ok({ ...result.value, state: { ...result.value.state, random } })
    }
    const shown = 'redactAction shows whether 0 chose {"type":"toss","heads":'
    expect(detail('leak-events', { apply, redactAction: action => action }, 60)).toContain(shown)
    const toActing: HighCard['redactAction'] = (action, viewer, seat) => (viewer === seat ? action : undefined)
    expect(detail('leak-events', { apply, redactAction: toActing }, 60)).toContain(`viewer 0: ${shown}`)
    expect(detail('leak-events', { apply, redactAction: () => ({ type: 'toss' }) }, 60)).toBeUndefined()
  })

  test('tells how to list parts that cannot all change', () => {
    const parts = { ...hidden, seat: ['hands.{other}.*', 'rest.*', 'random.*'] }
    const conceal: HighCard['conceal'] = (state, viewer, rng) => {
      const world = highCard.conceal(state, viewer, rng)
      return { ...world, random: { ...world.random, position: state.random.position } }
    }
    expect(detail('hidden-parts', { conceal }, 10, parts)).toContain('write ? instead of *')
  })
})

function marksOf(state: object): object {
  return 'marks' in state ? { marks: state.marks } : {}
}
