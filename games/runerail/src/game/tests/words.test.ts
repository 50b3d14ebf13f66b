import { describe, expect, test } from 'vitest'
import { runerail } from '../../index.ts'
import { module } from '../../module.ts'
import { lineAction } from '../commands/build-line.ts'
import type { Action } from '../commands/index.ts'
import type { Event } from '../events.ts'
import { isLand, PLACES, placeNamed } from '../map/board.ts'
import { milepostOf, neighboursOf, pointOf } from '../map/geometry.ts'
import { CHOOSE_FOREMAN_COST, UPGRADE_COST } from '../track/costs.ts'
import { sectionsTo } from '../track/laying.ts'
import { servingOf } from '../track/serving.ts'
import { adviseAction, describeAction, describeCard } from '../words/actions.ts'
import { eventsInForce } from '../words/effects.ts'
import { describeEvent } from '../words/events.ts'
import { servingFacts } from '../words/lines.ts'
import { foremanWarning } from '../words/pieces.ts'
import { nameOfMilepost } from '../words/places.ts'
import { prompt } from '../words/prompt.ts'
import { above, act, below, city, END, effect, lay, line, position } from './table.ts'

const NAMES = ['Anna', 'Ben']
const tell = (event: Event) => describeEvent(event, NAMES)
const building = position({ turn: { phase: 'build' } })

const towards = (name: string): Action => lineAction(sectionsTo(building, 0, placeNamed(name)!.points)!)!

describe('built track is named after its cities', () => {
  test('a whole line in one sentence, for the choice and for the log', () => {
    const action = towards('Tollbridge')
    expect(describeAction(action, building)).toBe('connect Bluefeld to Tollbridge: 7 gold')
    const sentences = act(building, 0, action)
      .events.map(tell)
      .filter(text => text !== undefined)
    expect(sentences).toEqual(['Anna builds Bluefeld–Tollbridge, 7 gold.'])
  })

  test.each<[string, Action, string]>([
    [
      'one that stops short',
      {
        type: 'build-line',
        sections: [
          { start: above(39, 12), end: above(38, 12) },
          { start: above(38, 12), end: above(37, 12) },
        ],
      },
      'build from Bluefeld towards Tollbridge: 2 gold',
    ],
    [
      'a section to choose from a list',
      lay(above(39, 12), above(38, 12)),
      'build Bluefeld 39,12 to 38,12 near Bluefeld: 1 gold',
    ],
  ])('%s', (_, action, expected) => {
    expect(describeAction(action, building)).toBe(expected)
  })

  test('one that goes on beyond a city is named after that city', () => {
    const sections = sectionsTo(building, 0, placeNamed('Gildersty')!.points)!
    const action = lineAction(sections.slice(0, -1))!
    expect(describeAction(action, building)).toMatch(/^build from Bluefeld towards Gildersty/)
    const through = lineAction([
      ...sectionsTo(building, 0, placeNamed('Tollbridge')!.points)!,
      [placeNamed('Tollbridge')!.centre, pointOf(above(33, 13))!],
    ])!
    expect(describeAction(through, building)).toBe('connect Bluefeld to Tollbridge: 8 gold')
  })

  test('no section leads from a city towards that city', () => {
    for (const city of PLACES.filter(({ size }) => size === 'major')) {
      for (const start of city.points) {
        for (const end of neighboursOf(start).filter(point => !city.points.includes(point) && isLand(point))) {
          const line = adviseAction(lay(milepostOf(start), milepostOf(end)), building)
          expect(line).not.toContain(`towards ${city.name}`)
        }
      }
    }
  })

  test('a line on from own track', () => {
    const own = position({ track: line(0, above(39, 12), above(38, 12)), turn: { phase: 'build' } })
    const done = act(own, 0, {
      type: 'build-line',
      sections: [
        { start: above(38, 12), end: above(37, 12) },
        { start: above(37, 12), end: above(36, 12) },
      ],
    })
    expect(done.events.map(tell)).toContain('Anna builds on towards Tollbridge, 2 gold.')
  })
})

test('a hint names a journey, never a coordinate', () => {
  const hints: Action[] = [
    { type: 'move-train', path: [above(39, 12), above(38, 12)] },
    lay(above(39, 12), above(38, 12)),
    towards('Tollbridge'),
  ]
  expect(hints.map(hint => adviseAction(hint, building))).toEqual([
    'move 2 steps to a place near Bluefeld',
    'build from Bluefeld towards Tollbridge: 1 gold',
    'connect Bluefeld to Tollbridge: 7 gold',
  ])
})

describe('places have names', () => {
  test.each([
    [city('Skarn'), 'Skarn'],
    [above(39, 12), 'Bluefeld'],
    [above(11, 18), 'the west entrance'],
    [below(11, 1), 'the north entrance'],
    [above(33, 5), 'a place near Skarn'],
    [above(3, 22), 'a port near Cinderfair'],
  ])('%j', (milepost, expected) => {
    expect(nameOfMilepost(milepost)).toBe(expected)
  })

  test('no sentence about events holds a coordinate', () => {
    const sentences = [
      tell({ type: 'train-moved', seat: 0, from: above(40, 12), path: [above(39, 12), above(38, 12)] }),
      tell({ type: 'train-sent-back', seat: 0, to: city('Skarn') }),
      tell({ type: 'ship-driven', seat: 1, to: above(3, 22) }),
      tell({ type: 'train-rescued', seat: 1, to: city('Uloggh'), lost: ['ale', 'wine'] }),
    ]
    expect(sentences).toEqual([
      'Anna moves 2 steps and stops at a place near Bluefeld.',
      'Anna is sent back to Skarn.',
      'Ben is driven into a port near Cinderfair.',
      'Ben is rescued to Uloggh and loses ale and wine.',
    ])
  })
})

test('an event that does three things is over once', () => {
  const frost = ['half-rate', 'halted', 'no-build'] as const
  const last = position({ effects: frost.map(kind => effect(7, kind, 1)) })
  const sentences = act(last, 0, END).events.map(tell)
  expect(sentences.filter(text => text?.includes('Long Frost'))).toEqual(['The Long Frost is over.'])
})

test('each event of one draw is named with its card', () => {
  const demand = placeNamed('Bluefeld')!
  expect(demand.goods).toEqual(['hops'])
  const sentences = [220, 207].map(card => tell({ type: 'event-struck', seat: 1, card }))
  expect(sentences[0]).toMatch(/^Ben draws War Tax: Every railway pays/)
  expect(sentences[1]).toMatch(/^Ben draws The Long Frost: Within 8 of Nordkassel/)
})

test('the prompt says whose turn it is, to players and spectators', () => {
  const view = {
    ...building,
    piles: {
      demand: { deckSize: 0, deck: null, discard: [] },
      foremen: { deckSize: 0, deck: null, discard: [] },
      ships: { deckSize: 0, deck: null, discard: [] },
    },
    random: null,
    outcome: null,
    joined: [0, 0],
  }
  expect(prompt(view, { viewer: 0, names: NAMES })).toBe('Your turn: build, 20 gold left to spend.')
  expect(prompt(view, { viewer: 1, names: NAMES })).toBe('Round 1: Anna’s turn, building.')
  expect(prompt(view, { viewer: 'spectator', names: NAMES })).toBe('Round 1: Anna’s turn, building.')
})

test('the Troll’s card warns', () => {
  expect(foremanWarning('Mother Shale')).toContain('cannot lay any track above ground')
  expect(foremanWarning('Ilvane')).toBeUndefined()
})

test('the content explains every character of the map', () => {
  const { terrains } = module.content as {
    terrains: { char: string; name: string; price: number | null; ships: string }[]
  }
  const find = (char: string) => terrains.find(each => each.char === char)
  expect(find('j')).toEqual({ char: 'j', name: 'jungle', price: 3, ships: 'no' })
  expect(find('w')).toEqual({ char: 'w', name: 'strait', price: 1, ships: 'pass' })
  expect(find('p')).toEqual({ char: 'p', name: 'port', price: 2, ships: 'start and end' })
  expect(find('~')).toEqual({ char: '~', name: 'sea', price: null, ships: 'pass' })
  const { surface, under } = module.content as { surface: { cells: string }; under: { cells: string } }
  for (const char of new Set(surface.cells + under.cells)) expect(find(char), char).toBeDefined()
})

test('an event in force is named once, with how long it lasts', () => {
  const effects = [effect(7, 'half-rate', 4), effect(7, 'halted', 4), effect(1, 'rainbow-bridge', null)]
  const view = runerail.view(position({ effects, number: 3 }), 0)
  expect(eventsInForce(view).map(({ name, lasts }) => `${name}, ${lasts}`)).toEqual([
    'The Long Frost, 1 more turn',
    'Rainbow Bridge, for ever',
  ])
})

test('a card to choose from has its price from the rules', () => {
  const view = runerail.view(building, 0)
  const cards = [
    { type: 'upgrade-train', train: 'Skink' },
    { type: 'hire-foreman', mode: 'choose', foreman_id: 'Mother Shale' },
    { type: 'board-ship', ship_id: null },
  ] as const
  expect(cards.map(action => describeCard(action, view, 0))).toEqual([
    { name: 'Skink', facts: `${UPGRADE_COST} gold · speed 12, 2 loads` },
    {
      name: 'Mother Shale',
      facts: `${CHOOSE_FOREMAN_COST} gold · Troll. Builds underground only, all of it for 2; no bribes.`,
      warning: expect.stringContaining('Not for a first match'),
    },
    { name: 'Board no ship', facts: 'The ships go back.' },
  ])
})

test('what a demand still takes', () => {
  const serving = servingOf(building, 0, { good: 'hops', city: 'Bremmner', payoff: 11 })!
  expect(servingFacts(serving)[0]).toBe(`track ${serving.gold}`)
  expect(servingFacts({ ...serving, gold: 0, tolls: 4 })).toEqual(['laid', 'toll 4'])
  expect(servingFacts({ ...serving, gold: 0, source: null })).toEqual(['aboard'])
  expect(servingFacts(undefined)).toEqual(['by ship'])
})
