import { describe, expect, test } from 'vitest'
import { findFaults } from './checker.ts'
import type { Attempt, FinalMatch, History } from './history.ts'

const action = (seq: number, seat: number) => ({ seq, kind: 'action' as const, seat, action: { type: 'go', to: seq } })
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
  action: { type: 'go', to: seq },
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
  entries: texts.map(([seq, text]) => ({ seq, text })),
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

  test('takes an unknown one that stands there once, or not at all', () => {
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

  test.each<[string, Partial<History>, RegExp]>([
    ['an acknowledged action that is lost', { matches: [match({ entries: entries.slice(0, 2) })] }, /lost/],
    ['an action applied twice', { matches: [match({ entries: [...entries, action(4, 0)] })] }, /by nobody/],
    ['a gap', { matches: [match({ entries: entries.filter(({ seq }) => seq !== 2) })] }, /has seq/],
    [
      'another action in its place',
      { attempts: [attempt(1), attempt(2, { action: { type: 'go', to: 9 } }), attempt(3)] },
      /not what stands/,
    ],
    [
      'a refused action that stands there',
      { attempts: [attempt(1), attempt(2), attempt(3, { result: { kind: 'refused', code: 'conflict' } })] },
      /refused and stands/,
    ],
    [
      'one place acknowledged to two',
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
      'a watcher who saw what never was',
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
