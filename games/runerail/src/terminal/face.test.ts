import { createRng, jsonProblem, Match } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { planner } from '../bots/index.ts'
import type { Action } from '../game/commands/index.ts'
import { above, city, effect, line, NEXT, OPTIONS, play, position } from '../game/tests/table.ts'
import { runerail } from '../index.ts'
import { module } from '../module.ts'
import { face } from './face.ts'

const NAMES = ['Anna', 'Ben', 'Carla']
const style = { viewer: 0, names: NAMES, width: 80, color: false, ascii: true } as const
const track = {
  ...line(0, above(39, 12), above(38, 12), above(37, 12)),
  ...line(1, above(37, 12), above(36, 12), above(36, 13)),
}
const state = position({ track, players: [{ loads: ['ale'] }], effects: [effect(8, 'half-rate', 7)] })
const view = runerail.view(state, 0)
const understood = (text: string, seen = view, seat = 0) => {
  const parsed = face.parse(text, seen, runerail.legalActions(state, seat), seat)
  return parsed.ok ? parsed.value : parsed.error.message
}

describe('what is shown', () => {
  test('a window of the map with track and trains, the table, the hand and the effects', () => {
    const text = face.show(view, style)
    expect(text).toMatch(/bbb\.---\.---/)
    expect(text).toContain('P Bluefeld  ~')
    expect(text).toContain('Here: Bluefeld (hops)')
    expect(text).toContain('1a Anna: 60 of 250 gold; 1 of 7 cities; Teapot (speed 10, 2 loads); Tam')
    expect(text).toContain('=.= =.=')
    expect(text).toContain('Card 1: ')
    expect(text).toMatch(/Monsoon: .*half rate/)
    for (const row of text.split('\n')) expect(row.length).toBeLessThanOrEqual(80)
  })

  test.each([
    [80, 14],
    [80, 10],
    [40, 13],
  ])('with %i columns and %i rows, own gold and hand come first and the map gets the rest', (width, height) => {
    const lines = face.show(view, { ...style, width, height }).split('\n')
    expect(lines[0]).toMatch(/^1a Anna: 60 gold; 1\/7 cities/)
    expect(lines.findIndex(row => row.startsWith('Card 3: '))).toBeLessThan(7)
    expect(lines.join('\n')).toContain('Bluefeld')
    expect(lines.filter(row => row.includes('---'))).toHaveLength(1)
    expect(Math.max(...lines.map(row => row.length))).toBeLessThanOrEqual(width)
  })

  test.each([true, false])('the legend explains every mark that is drawn, and no other (ascii: %s)', ascii => {
    const lines = face.show(view, { ...style, ascii }).split('\n')
    const legendAt = lines.findIndex(row => row.includes('~ sea'))
    const legend = lines.slice(legendAt, legendAt + 2).join(' ')
    const rows = lines
      .slice(0, legendAt)
      .filter(row => /^ +\d+ /.test(row))
      .slice(1)
    const drawn = new Set(rows.join('').replaceAll(/[A-Z]?[a-z]{3,}|[\d\s\-b]/g, ''))
    const explained = new Set(legend.split(', ').flatMap(entry => [...(entry.split(' ')[0] ?? '')]))
    expect([...explained].toSorted()).toEqual([...drawn].toSorted())
  })

  test('a question moves the map, before a train is placed too', () => {
    const before = runerail.view(position({ players: [{ at: null, lastCity: null }] }), 0)
    const answer = face.ask?.('look skarn', before, style)
    expect(answer?.text).toContain('Skarn, ')
    expect(face.show(before, { ...style, height: 12, look: answer?.look })).toContain('Skarn')
    expect(face.ask?.('look', before, style)).toEqual({ text: expect.stringContaining('not on the map yet'), look: {} })
  })

  test('narrow, pretty and coloured', () => {
    const narrow = face.show(view, { ...style, width: 40 })
    for (const row of narrow.split('\n')) expect(row.length).toBeLessThanOrEqual(44)
    expect(face.show(view, { ...style, color: true, ascii: false })).toContain('\u001b[31m')
  })

  test.each([
    [view, 'Your turn: move, 10 steps left.'],
    [runerail.view(play(state, [0, NEXT], [0, NEXT]), 0), 'Your turn: build, 20 gold left to spend.'],
    [runerail.view(play(state, [0, { type: 'resign' }]), 0), 'Ben has won: everybody else resigned.'],
  ])('the prompt', (seen, expected) => {
    expect(face.prompt(seen, style)).toBe(expected)
  })
})

describe('what is typed', () => {
  test.each<[string, Action]>([
    ['take none', { type: 'pick-foreman', foreman_id: null }],
    ['take mother', { type: 'pick-foreman', foreman_id: 'Mother Shale' }],
    ['place corsair', { type: 'place-train', city: "Corsair's Rest" }],
    ['move w', { type: 'move-train', path: [above(39, 12)] }],
    ['move w w', { type: 'move-train', path: [above(39, 12), above(38, 12)] }],
    ['move 37,12', { type: 'move-train', path: [above(39, 12), above(38, 12), above(37, 12)] }],
    ['pick hops', { type: 'pick-up', good: 'hops' }],
    ['pick up hops', { type: 'pick-up', good: 'hops' }],
    ['drop ale', { type: 'drop-load', good: 'ale' }],
    ['deliver ale 17', { type: 'deliver', card_id: 17, good: 'ale' }],
    ['next', { type: 'next-phase' }],
    ['end-turn', { type: 'end-turn' }],
    ['ship', { type: 'draw-ship' }],
    ['board none', { type: 'board-ship', ship_id: null }],
    ['ashore', { type: 'disembark' }],
    ['build 39,12 nw', { type: 'build-track', start: above(39, 12), end: above(38, 11) }],
    ['build u11,5 u11,4', { type: 'build-track', start: [1, 11, 5], end: [1, 11, 4] }],
    ['upgrade skink', { type: 'upgrade-train', train: 'Skink' }],
    ['upgrade frost drop ale', { type: 'upgrade-train', train: 'Frostwing', drop: 'ale' }],
    ['hire deck', { type: 'hire-foreman', mode: 'draw', from: 'deck' }],
    ['hire Mother Shale', { type: 'hire-foreman', mode: 'choose', foreman_id: 'Mother Shale' }],
    ['keep ilvane', { type: 'keep-foreman', foreman_id: 'Ilvane' }],
    ['lose ale', { type: 'choose-load', good: 'ale' }],
    ['discard', { type: 'discard-hand' }],
    ['resign', { type: 'resign' }],
  ])('%s', (text, expected) => {
    expect(understood(text)).toEqual(expected)
  })

  test.each([
    ['dance', '"dance" is not understood'],
    ['place C', 'not name one city'],
    ['pick g', 'names none, or more than one'],
    ['build 39,12', 'two mileposts'],
    ['build here there', 'is not a milepost'],
    ['move Skarn', 'Skarn is not in reach this turn'],
    ['move 30,12', 'not in reach'],
    ['deliver ale', 'No card of yours pays for ale here.'],
    ['upgrade Pony', 'is not one of Teapot'],
  ])('never guessed: %s', (text, expected) => {
    expect(understood(text)).toContain(expected)
  })

  const asked = (text: string, seen = view) => face.ask?.(text, seen, style)?.text

  test('path shows what a way would take, from the train or between two cities', () => {
    expect(asked('path to Bremmner')).toMatch(
      /^Bremmner: \d+ steps, \d turns? at speed 10; \d+ sections to build for \d+ gold/,
    )
    expect(asked('path to Bluefeld')).toContain('nothing to build')
    expect(asked('path from Tollbridge to Bremmner')).toMatch(/^Tollbridge–Bremmner: \d+ steps/)
    expect(asked('path from Nowhere to Bremmner')).toBe('"Nowhere" does not name one city on this map.')
    const rival = position({
      track: line(1, above(39, 12), above(38, 12), above(37, 12), above(36, 12), above(35, 12), above(34, 13)),
    })
    expect(asked('path to Tollbridge', runerail.view(rival, 0))).toContain('a toll of 4 a turn to each of 1 owner')
  })

  test('where, demands, events and legend answer, and anything else is no question', () => {
    expect(asked('where steel')).toMatch(/^steel: from Bremmner, Ironsill; \d chips are left/)
    expect(asked('demands')?.split('\n')).toHaveLength(9)
    expect(asked('demands')).toMatch(/Card 1: pilgrims to Saltmarrow pays 16; from .*; track \d+/)
    expect(asked('events')).toContain('Monsoon: ')
    expect(asked('legend')).toContain('river +2')
    expect(asked('move w')).toBeUndefined()
  })

  test('a whole line to a city is one command, and undone as one', () => {
    const building = play(state, [0, NEXT], [0, NEXT])
    const legal = runerail.legalActions(building, 0)
    const listed = legal.filter(({ type }) => type === 'build-line')
    expect(listed.length).toBeGreaterThan(3)
    expect(legal.indexOf(listed[0]!)).toBe(0)
    const toTollbridge = face.parse('build to tollbridge', runerail.view(building, 0), legal, 0)
    expect(toTollbridge).toMatchObject({ ok: true, value: { type: 'build-line' } })
    expect(listed).toContainEqual(toTollbridge.ok ? toTollbridge.value : undefined)
  })

  test('sailing to a port in reach', () => {
    const aboard = position({
      players: [{ at: above(41, 12), lastCity: city('Bluefeld'), ship: { name: 'Tern', boardedTurn: 0 } }],
      turn: { phase: 'ship' },
    })
    expect(understood('sail 47,7', runerail.view(aboard, 0))).toMatchObject({ type: 'sail-ship' })
  })
})

describe('every choice and every event has its words', () => {
  test('over a whole short match of planners', () => {
    const match = new Match(runerail, { seed: 'words', options: { ...OPTIONS, turn_limit: 12 }, seats: 3 })
    const rng = createRng('words')
    while (match.toAct.length > 0) {
      const seat = match.toAct[0]!
      const seen = runerail.view(match.state, seat)
      const legal = match.legalActions(seat)
      for (const action of legal) expect(face.describeAction(action, seen).length).toBeGreaterThan(2)
      for (const action of legal) {
        const text = face.typed?.(action, seen) ?? ''
        expect([text, face.parse(text, seen, legal, seat)]).toEqual([text, { ok: true, value: action }])
      }
      expect(face.prompt(seen, { ...style, viewer: seat })).not.toBe('')
      const action =
        rng.int(6) === 0
          ? rng.pick(legal)
          : planner.choose({ view: seen, seat, seats: 3, legal, complete: false, rng, budget: {} })
      const played = match.play(seat, action)
      for (const event of played.ok ? played.value.events : []) expect(face.describeEvent(event, NAMES)).not.toBe('')
    }
  })

  test('the module: content, schemas and rules are plain', () => {
    expect(jsonProblem(module.content)).toBeUndefined()
    expect(jsonProblem(module.schemas.action)).toBeUndefined()
    expect(module.bots.map(bot => bot.id)).toEqual(['random', 'planner', 'magnate'])
    expect(module.rules).toContain('250 gold')
  })
})
