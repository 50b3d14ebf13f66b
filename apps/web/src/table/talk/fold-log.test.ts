import type { SeenEntry } from '@turnwise/client'
import { expect, test } from 'vitest'
import { foldLog } from './fold-log.ts'

const entry = (seq: number, type: string, kind: SeenEntry['kind'] = 'action'): SeenEntry => ({
  seq,
  kind,
  player_id: 0,
  at: 0,
  events: [{ type }],
  text: [type],
})
const words = ({ text }: SeenEntry) => text.join(' ')

test('entries for which the board has one sentence are one line', () => {
  const log = [entry(1, 'roll'), entry(2, 'build'), entry(3, 'build'), entry(4, 'build'), entry(5, 'end')]
  const join = (all: readonly SeenEntry['events'][]) =>
    all.flat().every(({ type }) => type === 'build') ? `build ${all.length} times` : undefined
  expect(foldLog(log, words, join).map(line => [line.first, line.seq, line.words])).toEqual([
    [1, 1, 'roll'],
    [2, 4, 'build 3 times'],
    [5, 5, 'end'],
  ])
  const undone = [entry(1, 'build'), entry(2, 'build', 'undo'), entry(3, 'build')]
  expect(foldLog(undone, words, join)).toHaveLength(3)
  expect(foldLog(log, words, undefined)).toHaveLength(5)
})
