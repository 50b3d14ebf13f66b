import { createRng, Match, makeRecord, type TextStyle } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { base, draw, position } from '../game/tests/positions.ts'
import type { GameState, Move } from '../index.ts'
import { auditRecord, demo } from '../seed-api/demo.ts'
import { renderAudit } from './audit.ts'
import { face } from './face.ts'

const STYLE: TextStyle = { viewer: 0, names: ['Anna', 'Ben'], width: 80, color: false, ascii: true }
const show = (state: GameState, style: Partial<TextStyle> = {}) =>
  face.show(base.engine.getView(state), { ...STYLE, ...style })
const prompt = (state: GameState) => face.prompt(base.engine.getView(state), STYLE)

describe('the table in text', () => {
  test('shows the whole path, ships, damage, clock, deck, peek and what may be done', () => {
    const state = draw({ epics: ['underworld', 'circe', 'sirens'], players: [{ damage: 1 }, {}] }, { move: 3 })
    const text = show(state)
    expect(text).toContain('Ithaca is tile 30 | Sea deck 1 | epic clock 0 | action points 4')
    expect(text).toContain('Troy ~~   ~~   Unde ..   ..   (Ci) ..   ..   (Si) ..   ..   ?')
    expect(text).toContain('> A Anna       tile  2  damage #--')
    expect(text).toContain('Shown ahead: Circe on tile 6, Sirens on tile 9')
    expect(text).toContain('- Sail 2 carefully: This costs 5 points, and you have 4.')
  })

  test("shows Aeolus's choice", () => {
    const state = draw({ epics: ['aeolus'] }, { move: 3 })
    expect(show(state)).toContain('Wind to choose: 0, 1, 2')
    expect(prompt(state)).toBe('Anna chooses the wind of Aeolus.')
  })

  test.each([80, 40])('fits %i columns through a whole match, with and without colour', width => {
    const rng = createRng('width')
    let state = base.engine.initGame(['A', 'B', 'C', 'D'], 'width')
    const names = ['Alexandra', 'Bartholomew of Ithaca', 'C', 'D']
    for (; !state.gameEnded; state = base.engine.applyMove(state, rng.pick(base.engine.getLegalMoves(state)))) {
      for (const color of [true, false]) {
        const bare = show(state, { width, names, color }).replaceAll(
          new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'),
          '',
        )
        expect(Math.max(...bare.split('\n').map(line => line.length))).toBeLessThanOrEqual(width)
      }
      // 24 rows less what the terminal needs itself: path and ships come first, then what the last card did.
      const small = show(state, { width, names, height: width === 80 ? 14 : 13 }).split('\n')
      if (width === 80) expect(small.length).toBeLessThanOrEqual(14)
      expect(small.findIndex(line => line.startsWith('> '))).toBeLessThan(14)
    }
  })

  test('plain ASCII is plain ASCII', () => {
    expect(show(draw({ epics: ['aeolus'] }, { move: 3 }))).toMatch(/^[\n -~]*$/)
  })

  test('the prompt says whose turn it is, and who won; what to type is left to the terminal', () => {
    expect(prompt(position({}))).toBe("Anna's turn: 5 points left.")
    expect(prompt(draw({ players: [{ position: 29 }, {}] }, { move: 1 }))).toBe('Anna wins: home in Ithaca.')
    const tied = base.engine.applyMove(position({ seaDeck: [], currentPlayer: 1 }), { type: 'end_turn' })
    expect(prompt(tied)).toBe('Anna and Ben share the win: farthest when the Sea deck ran out.')
  })
})

describe('the table for screen readers', () => {
  test('is described in sentences, with "you" for the listener and names for the others', () => {
    const state = draw({ epics: ['underworld', 'circe', 'sirens'], players: [{ damage: 1 }, {}] }, { move: 3 })
    expect(face.speak?.(base.engine.getView(state), STYLE)).toBe(
      'Your turn: 4 points left. Your ship is on tile 2 with 1 of 3 damage. Ben is at Troy with 0 of 3 damage. ' +
        'Known epics: Underworld on 3. Seen ahead: Circe on 6, Sirens on 9. Ithaca is tile 30. ' +
        'Last card: Test (3 forward). 1 Sea card is left. Underworld: Go back 1 tile. Then the next 2 epics are shown.',
    )
  })
})

describe('typed lines', () => {
  const rows: readonly [line: string, move: Move][] = [
    ['draw', { type: 'draw_card' }],
    [' MEND ', { type: 'repair' }],
    ['sail  1', { type: 'careful_sail_1' }],
    ['careful_sail_2', { type: 'careful_sail_2' }],
    ['end', { type: 'end_turn' }],
  ]
  const parse = (line: string, state: GameState) =>
    face.parse(line, base.engine.getView(state), base.engine.getLegalMoves(state), 0)

  test.each(rows)('%j', (line, move) => {
    expect(parse(line, position({}))).toEqual({ ok: true, value: move })
  })

  test('wind 2', () => {
    const state = draw({ epics: ['aeolus'] }, { move: 3 })
    expect(parse('wind 2', state)).toEqual({ ok: true, value: { type: 'aeolus_move', tilesToMove: 2 } })
    expect(parse('wind 3', state)).toEqual({
      ok: false,
      error: { code: 'illegal-action', message: 'Aeolus carries you 0 to 2 tiles now, not 3.' },
    })
    expect(parse('wind 1', position({}))).toEqual({
      ok: false,
      error: { code: 'illegal-action', message: 'Aeolus offers no wind now.' },
    })
    expect(parse('draw', state)).toMatchObject({
      error: { message: 'First choose how far the wind of Aeolus carries you.' },
    })
  })

  test.each([
    ['', 'not-understood'],
    ['dra', 'not-understood'],
    ['toString', 'not-understood'],
    ['sail 3', 'not-understood'],
    ['sail 2', 'illegal-action'],
  ])('%j is refused: %s', (line, code) => {
    expect(parse(line, position({ actionsRemaining: 2 }))).toMatchObject({ ok: false, error: { code } })
  })
})

describe('sentences', () => {
  test('every action has a label with its cost', () => {
    const view = base.engine.getView(position({}))
    expect(base.engine.getLegalMoves(position({})).map(move => face.describeAction(move, view))).toEqual([
      'Draw a Sea card (1 point)',
      'Repair (1 point, nothing is damaged)',
      'Sail 1 carefully (3 points)',
      'Sail 2 carefully (5 points)',
      'End turn (free)',
    ])
    expect(face.describeAction({ type: 'aeolus_move', tilesToMove: 2 }, view)).toBe('2 forward (2 damage)')
  })

  test('epics that are shown ahead have their names', () => {
    const tiles = [{ epicId: 'lotus_eaters', index: 6 }] as const
    expect(face.describeEvent({ type: 'epics-peeked', seat: 0, tiles }, ['A', 'B'])).toBe(
      'Shown ahead: Lotus-Eaters on tile 6.',
    )
  })

  test('every event of 40 random matches has a complete sentence', () => {
    for (let seed = 0; seed < 40; seed++) {
      const rng = createRng(seed)
      let state = base.engine.initGame(['A', 'B', 'C'], `tell ${seed}`)
      while (!state.gameEnded) {
        const result = base.game.apply(state, base.game.toAct(state)[0]!, rng.pick(base.engine.getLegalMoves(state)))
        if (!result.ok) throw new Error(result.error.message)
        state = result.value.state
        for (const event of result.value.events) {
          const sentence = face.describeEvent(event, ['A', 'B', 'C'])
          if (sentence !== undefined) expect(sentence).not.toMatch(/undefined|NaN/)
        }
      }
    }
  })
})

describe('the audit view', () => {
  test('the demo starts a game for two and prints it', () => {
    expect(demo()).toBe(
      [
        'Current player: Penelope (0)',
        'Actions remaining: 5',
        'Epic clock: 0',
        'Decks: sea 40, discard 0, open seas 20, epics 10',
        'Players:',
        '  Penelope: tile 0, damage 0, turns 0',
        '  Telemachus: tile 0, damage 0, turns 0',
        'Path:',
        '  0 START: Penelope, Telemachus',
        'Legal moves: draw_card, repair, careful_sail_1, careful_sail_2, end_turn',
      ].join('\n'),
    )
  })

  test('a question in any match, and of a record at any entry', () => {
    const state = draw({ epics: ['aeolus'] }, { move: 3 })
    expect(face.ask?.('audit', base.engine.getView(state), STYLE)?.text).toBe(renderAudit(state, { legalMoves: true }))
    const match = new Match(base.game, { seed: 'audit', options: { difficulty: 'standard' }, seats: 2 })
    match.play(0, { type: 'careful_sail_1' })
    const record = makeRecord(match, [{ name: 'Ann' }, { name: 'Ben' }])
    expect(auditRecord(record, 0)).toContain('  Ann: tile 0, damage 0')
    expect(auditRecord(record)).toContain('  Ann: tile 1, damage 0')
    expect(() => auditRecord({})).toThrow()
  })

  test('shows flags, choices, peeks and the end', () => {
    const aeolus = renderAudit(draw({ epics: ['aeolus'] }, { move: 3 }), { legalMoves: true })
    expect(aeolus).toContain('3 Aeolus: P0')
    expect(aeolus).toContain('Aeolus waits for: P0')
    expect(aeolus).toContain('Legal moves: aeolus_move 0, aeolus_move 1, aeolus_move 2')
    expect(renderAudit(draw({ epics: ['circe'] }, { move: 3 }))).toContain(
      'P0: tile 3, damage 0, turns 1, skips its next turn, will jump (Circe)',
    )
    expect(renderAudit(draw({ epics: ['underworld', 'circe'] }, { move: 3 }))).toContain('Peek: circe at 6')
    expect(renderAudit(draw({ players: [{ position: 29 }, {}] }, { move: 1 }))).toContain('Ended: P0 (ithaca)')
  })
})
