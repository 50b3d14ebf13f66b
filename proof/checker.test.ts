import type { GameAction } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { findFaults } from './checker.ts'
import type { Attempt, FinalMatch, History } from './history.ts'

const go = (to: number): GameAction & { readonly to: number } => ({ type: 'go', to })
const action = (seq: number, seat: number) => ({ seq, kind: 'action' as const, seat, action: go(seq) })
const entries = [action(1, 0), action(2, 1), action(3, 0)]
const match = (changes: Partial<FinalMatch> = {}): FinalMatch => ({
  id: 'm',
  entries,
  states: ['{}', '{}'],
  seenBy: () => ['a', 'b', 'c'],
  ...changes,
})
const attempt = (seq: number, changes: Partial<Attempt> = {}): Attempt => ({
  client: 'c',
  match: 'm',
  seat: (seq - 1) % 2,
  asked: { kind: 'action', action: go(seq) },
  expected: seq - 1,
  sent: seq * 10,
  answered: seq * 10 + 5,
  result: { kind: 'ok', seq },
  ...changes,
})
const stream = (texts: readonly [number, string][]) => ({
  client: 'w',
  match: 'm',
  seat: 0,
  entries: texts.map(([seq, text]) => ({ seq, text, isOver: false })),
})
const good: History = {
  attempts: [attempt(1), attempt(2), attempt(3)],
  streams: [
    stream([
      [1, 'a'],
      [2, 'b'],
    ]),
  ],
  matches: [match()],
}

describe('the checker', () => {
  test('finds nothing in a sound history', () => {
    expect(findFaults(good)).toEqual([])
  })

  test('accepts an unknown attempt that is in the log once, or not at all', () => {
    const unknown = attempt(3, { result: { kind: 'unknown' } })
    expect(findFaults({ ...good, attempts: [attempt(1), attempt(2), unknown] })).toEqual([])
    expect(
      findFaults({
        ...good,
        attempts: [attempt(1), attempt(2), unknown],
        matches: [match({ entries: entries.slice(0, 2) })],
      }),
    ).toEqual([])
  })

  test('knows offers, which may come between an action and the seq it expected, and their effects', () => {
    const offered: FinalMatch['entries'] = [
      action(1, 0),
      { seq: 2, kind: 'offer', seat: 0, offer: 'undo' },
      { ...action(3, 1), action: go(2) },
      { seq: 4, kind: 'offer', seat: 1, offer: 'undo' },
      { seq: 5, kind: 'answer', seat: 0, offer: 'undo', accept: true },
      { seq: 6, kind: 'undo', seat: 1, to: 2 },
    ]
    const attempts = [
      attempt(1),
      attempt(2, { seat: 0, asked: { kind: 'offer', offer: 'undo' } }),
      attempt(2, { sent: 21, answered: 28, result: { kind: 'ok', seq: 3 } }),
      attempt(4, { asked: { kind: 'offer', offer: 'undo' } }),
      attempt(5, { asked: { kind: 'answer', offer: 'undo', accept: true }, result: { kind: 'ok', seq: 6 } }),
    ]
    const matches = [match({ entries: offered })]
    const faultsOf = (changed: readonly Attempt[]) => findFaults({ attempts: changed, streams: [], matches }).join('\n')
    expect(faultsOf(attempts)).toBe('')
    expect(faultsOf(attempts.filter(({ asked }) => asked.kind !== 'answer'))).toMatch(/5 was never asked for/)
    expect(faultsOf(attempts.map(one => ({ ...one, expected: one.expected + 1 })))).toMatch(/not the entry/)
  })

  test('lets seats decide at the same time, each once', () => {
    const attempts = [attempt(1), attempt(2, { expected: 0 }), attempt(3)]
    const faultsAt = (toActAt: FinalMatch['toActAt'], changed: readonly Attempt[] = attempts) =>
      findFaults({ attempts: changed, streams: [], matches: [match(toActAt && { toActAt })] }).join('\n')
    expect(faultsAt(() => [0, 1])).toBe('')
    expect(faultsAt(() => [0])).toMatch(/not the entry at 2/)
    expect(faultsAt(undefined)).toMatch(/not the entry at 2/)
    expect(faultsAt(() => [0, 1], [attempt(1), attempt(2), attempt(3, { expected: 0 })])).toMatch(/not the entry at 3/)
  })

  test('lets a bot act without a request from where it began, and shows more once a match is over', () => {
    const [first, ...others] = good.attempts
    expect(first?.seat).toBe(0)
    const played = { ...good, attempts: others.filter(({ seat }) => seat === 1) }
    expect(findFaults({ ...played, matches: [match({ bots: new Map([[0, 0]]) })] })).toEqual([])
    expect(findFaults({ ...played, matches: [match({ bots: new Map([[0, 1]]) })] }).join()).toMatch(/1 was never asked/)
    const seenBy = (_seat: number | undefined, isOver: boolean) => (isOver ? ['all'] : ['a'])
    const streams = [true, false].map(isOver => ({ ...stream([]), entries: [{ seq: 1, text: 'all', isOver }] }))
    expect(findFaults({ ...good, streams, matches: [match({ seenBy })] })).toHaveLength(1)
  })

  test.each<[string, Partial<History>, RegExp]>([
    ['an acknowledged action that is lost', { matches: [match({ entries: entries.slice(0, 2) })] }, /lost/],
    ['an action applied twice', { matches: [match({ entries: [...entries, action(4, 0)] })] }, /never asked for/],
    ['a gap', { matches: [match({ entries: entries.filter(({ seq }) => seq !== 2) })] }, /has seq/],
    [
      'another action in its place',
      { attempts: [attempt(1), attempt(2, { asked: { kind: 'action', action: go(9) } }), attempt(3)] },
      /not the entry/,
    ],
    [
      'a refused action that is in the log',
      { attempts: [attempt(1), attempt(2), attempt(3, { result: { kind: 'refused', code: 'conflict' } })] },
      /refused and is in/,
    ],
    [
      'one seq acknowledged to two clients',
      { attempts: [attempt(1), attempt(2), attempt(3), attempt(3, { client: 'd' })] },
      /2 times/,
    ],
    [
      'an order against time',
      { attempts: [attempt(1, { sent: 90, answered: 95 }), attempt(2), attempt(3)] },
      /before 1 was sent/,
    ],
    ['nodes that disagree', { matches: [match({ states: ['{}', '{"a":1}'] })] }, /different states/],
    [
      'a watcher who missed one',
      {
        streams: [
          stream([
            [1, 'a'],
            [3, 'c'],
          ]),
        ],
      },
      /where 2 was due/,
    ],
    [
      'a watcher who saw one twice',
      {
        streams: [
          stream([
            [1, 'a'],
            [1, 'a'],
          ]),
        ],
      },
      /where 2 was due/,
    ],
    ['a watcher who saw too much', { streams: [stream([[1, 'a and more']])] }, /otherwise than it is/],
    [
      'a watcher who saw what never happened',
      {
        streams: [
          stream([
            [1, 'a'],
            [2, 'b'],
            [3, 'c'],
            [4, 'd'],
          ]),
        ],
      },
      /never was/,
    ],
    ['a match that is gone', { matches: [] }, /is gone/],
  ])('finds %s', (_what, changes, message) => {
    expect(findFaults({ ...good, ...changes }).join('\n')).toMatch(message)
  })
})
