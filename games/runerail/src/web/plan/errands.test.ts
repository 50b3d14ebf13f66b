import { expect, test } from 'vitest'
import { demandsOn } from '../../game/cards/demands.ts'
import { placeNamed } from '../../game/map/board.ts'
import { runerail } from '../../index.ts'
import { lessonStates } from '../tutorial-states.ts'
import { citiesOf, errandOf, flagsOf } from './errands.ts'

const opening = runerail.view(lessonStates().opening, 0)
const centre = (name: string) => placeNamed(name)?.centre ?? -1
const HOPS = 20
const index = demandsOn(HOPS, 'whole').findIndex(({ good }) => good === 'hops')
const asked = { kind: 'demand', card: HOPS, index } as const

test('a demand that is asked for names its sources, its city, the way and its price', () => {
  const errand = errandOf(opening, 0, asked)
  expect(errand?.sources).toEqual([centre('Bluefeld')])
  expect(errand?.target).toBe(centre('Bremmner'))
  expect(errand?.way.at(-1)).toBe(centre('Bremmner'))
  expect(citiesOf(errand!).map(({ name }) => name)).toEqual(['Bluefeld', 'Bremmner'])
  expect(flagsOf(opening, asked, errand).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Bremmner, \+\d+ gold$/),
    'hops in Bluefeld',
    '3 gold, 1 section',
  ])
})

test('a good shows where it is supplied, and a card that no player holds shows nothing', () => {
  const { sources } = errandOf(opening, 0, { kind: 'good', good: 'coal' })!
  expect(new Set(sources)).toEqual(new Set([centre('Emberlee'), centre('Pickhollow')]))
  const held = new Set(opening.players.flatMap(({ hand }) => hand))
  const free = Array.from({ length: 120 }, (_, i) => i + 1).find(card => !held.has(card)) ?? 0
  expect(errandOf(opening, 0, { kind: 'demand', card: free, index: 0 })).toBeUndefined()
})
