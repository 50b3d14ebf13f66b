import { createRng, jsonProblem, Match } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { planner } from '../bots/bots.ts'
import type { Action } from '../game/actions.ts'
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
    expect(text).toContain('Bluefeld 40,12 (hops)')
    expect(text).toContain('1a Anna: 60 gold; 1 of 7 cities; Teapot 10/2; Tam Spanwright (human);')
    expect(text).toContain('Card 1: ')
    expect(text).toMatch(/Monsoon: .*half rate/)
    for (const row of text.split('\n')) expect(row.length).toBeLessThanOrEqual(80)
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
    ['place C', 'no one city'],
    ['pick g', 'names none, or more than one'],
    ['build 39,12', 'two mileposts'],
    ['build here there', 'is no milepost'],
    ['move Skarn', 'Skarn is not in reach this turn'],
    ['move 30,12', 'not in reach'],
    ['deliver ale', 'No card of yours pays for ale here.'],
    ['upgrade Pony', 'is none of Teapot'],
  ])('never guessed: %s', (text, expected) => {
    expect(understood(text)).toContain(expected)
  })

  test('path to a city tells what the way would take, and plays nothing', () => {
    const text = understood('path to Bremmner')
    expect(text).toMatch(/^Bremmner: \d+ steps, \d turns? at speed 10; \d+ sections to build for \d+ gold/)
    expect(understood('path to Bluefeld')).toContain('nothing to build')
    const rival = position({
      track: line(1, above(39, 12), above(38, 12), above(37, 12), above(36, 12), above(35, 12), above(34, 13)),
    })
    expect(understood('path to Tollbridge', runerail.view(rival, 0))).toContain('a toll of 4 a turn to each of 1 owner')
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
