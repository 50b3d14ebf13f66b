import { expect, test } from 'vitest'
import { choiceLines } from './choice-list.ts'

const cells = (count: number) =>
  Array.from({ length: count }, (_, i) => `${'ABCDEFGHIJ'[i % 10]}${1 + Math.floor(i / 10)}`)

test('lists cells in one line, after a choice that shows what is typed', () => {
  const choices = [
    { key: 'n', text: 'Go north' },
    ...cells(7).map(cell => ({ key: `join ${cell}`, text: `You are at ${cell}: join the maps` })),
  ]
  expect(choiceLines(choices)).toEqual([
    '  n: Go north',
    '  join A1: You are at A1: join the maps',
    '  … or with B1, C1, D1, E1, F1, G1',
  ])
})

test('names some of very many cells', () => {
  const lines = choiceLines(cells(100).map(cell => ({ key: `start ${cell}`, text: `Start at ${cell}` })))
  expect(lines).toEqual(['  start A1: Start at A1', expect.stringMatching(/^ {2}… or with B1, .* D3, E3 and 75 more$/)])
})

test('lists every choice where each says something else', () => {
  const choices = cells(8).map((cell, i) => ({ key: `build to ${cell}`, text: `connect to ${cell}: ${i} gold` }))
  expect(choiceLines(choices)).toHaveLength(8)
  expect(choiceLines(cells(3).map(cell => ({ key: `join ${cell}`, text: `join ${cell}` })))).toEqual([
    '  join A1',
    '  join B1',
    '  join C1',
  ])
})

test('says how many it does not list', () => {
  const lines = choiceLines(cells(50).map((cell, i) => ({ key: cell, text: `choice ${i}` })))
  expect(lines).toHaveLength(41)
  expect(lines.at(-1)).toBe('  … and 10 more; ? tells how to type them.')
})
