import { createRng, type TextStyle } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { after, begin, draw, p, play } from '../game/tests/table.ts'
import {
  DEFAULT_OPTIONS,
  DEFAULT_STYLE,
  formatMaze,
  maze as game,
  generateMaze,
  type Maze,
  type State,
} from '../index.ts'
import { module } from '../module.ts'
import { face } from './face.ts'

const MAZE = draw('.1c.. ..... ....T .a..2 ...b.', [{ x: 0, y: 0, dir: 'S' }])
const FALLEN = after(begin(MAZE, [p(0, 0), p(4, 1)]), '0S 1N 0E 1S 0E 1N')
const DEEP = generateMaze({ ...DEFAULT_OPTIONS, pits: 12 }, DEFAULT_STYLE, createRng('deep'))
const hall = (size: number): Maze => ({
  size,
  east: Array.from({ length: size }, () => '.'.repeat(size - 1)),
  south: Array.from({ length: size - 1 }, () => '.'.repeat(size)),
  exits: [
    { x: 2, y: 0, side: 'N' },
    { x: size - 1, y: 2, side: 'E' },
    { x: 2, y: size - 1, side: 'S' },
    { x: 0, y: 2, side: 'W' },
  ],
  things: [{ x: 1, y: 0, kind: 'true-treasure' }],
})
const style = (viewer: TextStyle['viewer'], width = 80, ascii = true): TextStyle => ({
  viewer,
  names: ['Ann', 'Ben'],
  width,
  color: false,
  ascii,
})
const show = (state: State, viewer: 0 | 1 | 'spectator' | 'host', width = 80) =>
  face.show(game.view(state, viewer), style(viewer, width))

describe('the maps', () => {
  test('islands are side by side, unknown sides are dotted', () => {
    expect(show(FALLEN, 0).split('\n').slice(2, 9)).toEqual([
      'Main map                   Under pit 1 (you)',
      '     A   B   C   D   E     +...+...+',
      "   +...+...+...+...+...+   : 1'  @ :",
      ' 1 :     1 : ? : ? : ? :   +...+...+',
      '   +---+...+...+...+...+',
      ' 2 : ? : ? : ? : ? : ? :',
      '   +...+...+...+...+...+',
    ])
  })
  test.each([40, 60, 80, 120])('no line is wider than %i columns', width => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      for (const line of show(FALLEN, viewer, width).split('\n')) expect(line.length).toBeLessThanOrEqual(width)
    }
  })
  test('plain ASCII when asked for, colour only when asked for', () => {
    const text = show(FALLEN, 0)
    expect([...text].every(sign => sign.charCodeAt(0) < 128)).toBe(true)
    const coloured = face.show(game.view(FALLEN, 0), { ...style(0), color: true })
    expect(coloured).toContain('\u001b[1;33m@')
    expect(coloured.replaceAll(/.\[[\d;]*m/g, '')).toBe(show(FALLEN, 0))
  })
  test('a spectator sees the tempo and no map', () => {
    expect(show(FALLEN, 'spectator')).toContain('Ann: 3 turns, 3 steps, 0 tries to join maps, 0 missed')
    expect(show(FALLEN, 'spectator')).not.toContain('Main map')
  })
  test('at the end both mazes are drawn', () => {
    expect(show(after(FALLEN, '0-'), 1)).toContain('Explored by Ann')
    expect(show(after(FALLEN, '0-'), 1)).toContain('Explored by Ben')
  })
})

describe('where there are few rows', () => {
  /** What the full screen leaves the board at 80×24. */
  const ROWS = 14
  test.each([
    [80, ROWS],
    [40, ROWS],
    [40, 8],
  ])('at %i columns and %i rows everybody sees where they are', (width, height) => {
    for (const size of [10, 20]) {
      for (const at of [0, Math.floor(size / 2), size - 1]) {
        const state = begin(hall(size), [p(at, at), p(0, 0)])
        const lines = face.show(game.view(state, 0), { ...style(0, width), height }).split('\n')
        expect(lines.length).toBeLessThanOrEqual(height)
        expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(width)
        expect(lines.filter(line => line.includes('@'))).toHaveLength(1)
      }
    }
  })
  test('the map that the player is on comes before the main map', () => {
    const text = face.show(game.view(FALLEN, 0), { ...style(0, 40), height: ROWS })
    expect(text).toContain('Under pit 1 (you)')
    expect(text).toContain('@')
  })
  test('the result of the last step is the first line', () => {
    const news = ['Ann goes east: a wall.', 'Ben takes a step.']
    const text = face.show(game.view(FALLEN, 0), { ...style(0), height: ROWS, news })
    expect(text.split('\n')[0]).toBe('Ann goes east: a wall. Ben takes a step.')
  })
})

test.each([40, 80])('pits beyond nine are drawn as the legend says at %i columns', width => {
  const text = face.show(game.view(after(begin(DEEP, [p(0, 0), p(4, 4)]), '0-'), 0), style(0, width))
  for (const sign of ['9', "9'", '12', "12'"]) expect(text).toContain(sign)
  expect(face.ask?.('maps', game.view(FALLEN, 0), style(0))?.text).toContain("1 pit 1, 1' its landing")
})

test('the table is described in sentences', () => {
  expect(face.speak?.(game.view(FALLEN, 0), style(0))).toBe(
    'You are on the map "Under pit 1", somewhere in the maze. North not tried, east not tried, south not tried, west open. ' +
      '0 of 1 treasure carried: one of them is true. Ben: 3 steps · last: step. ' +
      'Your turn: one step. You may join the maps first.',
  )
})

describe('the prompt says what may be done, and why not more', () => {
  test.each([
    ['building', game.setup(DEFAULT_OPTIONS, 2, 's'), 0, 'Build your maze'],
    ['on the main map', begin(MAZE, [p(0, 0), p(4, 1)]), 0, 'Your turn: one step.'],
    ['on another map', FALLEN, 0, 'You may join the maps first.'],
    ['after a try to join', after(FALLEN, '0m00'), 0, 'You have tried to join the maps in this turn already.'],
    ['waiting', FALLEN, 1, 'Ann is exploring.'],
    ['at the end', after(FALLEN, '1-'), 1, 'Ann wins: by resignation.'],
    ['after a draw that the players agreed to', FALLEN, 'host', 'Both mazes are open.'],
  ] as const)('%s', (_, state, viewer, text) => {
    expect(face.prompt(game.view(state, viewer), style(viewer))).toContain(text)
  })
})

describe('typed lines', () => {
  const parse = (line: string, state: State = FALLEN) => face.parse(line, game.view(state, 0), [], 0)
  test.each([
    ['n', { type: 'move', dir: 'N' }],
    [' West ', { type: 'move', dir: 'W' }],
    ['go e', { type: 'move', dir: 'E' }],
    ['join c4', { type: 'merge', x: 2, y: 3 }],
    ['C4', { type: 'merge', x: 2, y: 3 }],
    ['start j10', { type: 'choose-start', x: 9, y: 9 }],
    ['generate', { type: 'generate-maze' }],
    ['generate rabbit twisty=10 open=0', { type: 'generate-maze', seed: 'rabbit', style: { twisty: 10, open: 0 } }],
    ['resign', { type: 'resign' }],
  ])('%s', (line, action) => {
    expect(parse(line)).toEqual({ ok: true, value: action })
  })
  test.each([
    '',
    'north-west',
    'n n',
    'join',
    'join 3',
    'start',
    'generate a b',
    'generate open=900',
    'submit {',
    'fly',
  ])('never guessed: %j', line => {
    expect(parse(line).ok).toBe(false)
  })
  test('a whole maze on one line', () => {
    expect(parse(`submit ${JSON.stringify(JSON.parse(formatMaze(MAZE)))}`).ok).toBe(true)
  })
})

test('every event and every action has a sentence, for every viewer who may know it', () => {
  const rng = createRng('words')
  let state = game.setup({ ...DEFAULT_OPTIONS, rounds: 60 }, 2, 'words')
  while (game.toAct(state).length > 0) {
    const seat = rng.pick(game.toAct(state))
    const action = game.sample?.(state, seat, rng) ?? { type: 'resign' }
    expect(face.describeAction(action, game.view(state, seat))).not.toContain('undefined')
    const result = game.apply(state, seat, action)
    if (!result.ok) throw new Error(result.error.message)
    for (const event of result.value.events) {
      for (const viewer of [0, 1, 'spectator', 'host'] as const) {
        const redacted = game.redact(event, viewer)
        const text = redacted === undefined ? undefined : face.describeEvent(redacted, ['Ann', 'Ben'])
        expect(text ?? '').not.toMatch(/undefined|\[object/)
      }
    }
    state = result.value.state
  }
})

test('an opponent reads the same sentence whatever was found', () => {
  const announced = ['0N', '0S', '0E', '0W'].map(word =>
    play(begin(MAZE, [p(1, 1), p(4, 1)]), word).events.flatMap(event => {
      const redacted = game.redact(event, 1)
      return redacted === undefined ? [] : (face.describeEvent(redacted, ['Ann', 'Ben']) ?? [])
    }),
  )
  for (const sentences of announced) expect(sentences).toEqual(announced[0])
})

test('the module carries schemas and rules', () => {
  expect(JSON.stringify(module.schemas)).toContain('submit-maze')
  expect(module.rules).toContain('# A Maze')
  expect(module.bots.map(bot => bot.id)).toEqual(['wanderer', 'scout', 'cartographer'])
})
