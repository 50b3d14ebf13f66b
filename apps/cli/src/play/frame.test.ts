import { expect, test } from 'vitest'
import { boardRows, drawScreen, joinParagraphs, type ScreenContent, wrapIndented, wrapPage } from './frame.ts'

const CONTENT: ScreenContent = {
  title: 'Runerail: Ann · Bob',
  board: 'the board\nin two lines',
  scroll: 0,
  log: ['Bob builds Saltmarrow–Brinefold, 14 gold, which is long'],
  prompt: 'Your turn: build (opening 1 of 3), 20 gold left to spend.',
  choices: [
    { key: 'build to Cinderfair', text: 'connect Saltmarrow to Cinderfair: 8 gold' },
    { key: 'end', text: 'end turn' },
  ],
  chosen: 0,
  typed: undefined,
  notice: undefined,
  help: '? help',
}

const screen = (content: Partial<ScreenContent>, columns: number, rows = 24) =>
  drawScreen({ ...CONTENT, ...content }, { columns, rows }, false, true)

test.each([80, 40])('is as large as the terminal, and nothing is wider, with %i columns', columns => {
  const lines = screen({}, columns)
  expect(lines).toHaveLength(24)
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(columns)
})

test('a prompt and the log are not cut in 40 columns, and a choice keeps its price', () => {
  const text = screen({}, 40).join('\n')
  expect(text).toContain('Your turn: build (opening 1 of 3), 20\ngold left to spend.')
  expect(text).toContain('gold, which is long')
  expect(text).toMatch(/^> connect Saltmarrow to .*…ir: 8 gold$/m)
  expect(text).toContain('  end: end turn')
})

test('a long notice takes its rows from the log and the choices, not from the board', () => {
  const notice = Array.from({ length: 20 }, (_, i) => `word${i}`).join(' ')
  const lines = screen({ notice }, 40, 14)
  expect(lines).toHaveLength(14)
  expect(lines.join('\n')).toContain('in two lines')
  expect(lines.join(' ')).toContain('word19')
})

test('the board leaves room for the newest lines of the log and three choices', () => {
  expect(boardRows({ columns: 80, rows: 24 }, 9)).toBe(14)
  expect(boardRows({ columns: 40, rows: 24 }, 9)).toBe(13)
})

test('a page keeps what a command does in its column, or below it where there is no room', () => {
  const help = 'where GOOD     which cities supply it\nplain words that are wrapped as words are'
  expect(wrapPage(help, 32)).toEqual([
    'where GOOD     which cities',
    '               supply it',
    'plain words that are wrapped as',
    'words are',
  ])
  expect(wrapPage(help, 24).slice(0, 2)).toEqual(['where GOOD', '    which cities supply'])
})

test('a wrapped line keeps its indentation, and words longer than the width stay whole', () => {
  expect(wrapIndented('  take Hod Pickmeister', 14)).toEqual(['  take Hod', '  Pickmeister'])
  expect(wrapIndented('see /a/long/path', 8)).toEqual(['see', '/a/long/path'])
})

test('a page keeps the indentation of a drawing, and rules are wrapped by paragraphs', () => {
  expect(wrapPage('   A  B\n 1 ·  ·', 20)).toEqual(['   A  B', ' 1 ·  ·'])
  const rules = '# Title\n\nOne line\nand on.\n\n- an item\n  that goes on\n- another\n1. first\n| a | b |\n'
  expect(joinParagraphs(rules)).toBe(
    '# Title\n\nOne line and on.\n\n- an item that goes on\n- another\n1. first\n| a | b |\n',
  )
})
