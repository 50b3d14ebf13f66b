import { expect, test } from 'vitest'
import { roadOf } from '../../game/road.ts'
import { type GameView, geniejack } from '../../index.ts'
import { partOf } from './road.tsx'

const view: GameView = geniejack.view(geniejack.setup({ difficulty: 'standard', rules: {} }, 1, 'map'), 0)
const states = (at: Partial<GameView>) =>
  roadOf({ ...view, ...at }).map(({ places }) => places.map(({ state }) => state[0]).join(''))

test('the map knows what is behind, here and ahead', () => {
  expect(states({})).toEqual(['naaa', 'aaaa', 'aaaa'])
  expect(states({ stage: 2, battle: 3 })).toEqual(['wwww', 'wwna', 'aaaa'])
  expect(states({ phase: 'shop' })).toEqual(['waaa', 'aaaa', 'aaaa'])
  expect(states({ stage: 3, battle: 4, phase: 'victory' })).toEqual(['wwww', 'wwww', 'wwww'])
})

test('it follows the rules of the run and names the enemies', () => {
  const rules = { ...view.rules, progression: { battlesPerStage: 1, totalStages: 2 } }
  const map = roadOf({ ...view, rules })
  expect(map.map(({ places }) => places.map(({ name }) => name))).toEqual([
    ['Vampire Bat', 'Ancient Strix'],
    ['Dust Wraith', 'Djinn Warden'],
  ])
  expect(map[0]?.places.map(({ isBoss }) => isBoss)).toEqual([false, true])
})

test('of a long run only what lies around the present is shown', () => {
  expect(partOf(roadOf(view), view)).toEqual(roadOf(view))
  const rules = { ...view.rules, progression: { battlesPerStage: 20, totalStages: 5 } }
  const at = (battle: number) => {
    const long = { ...view, rules, stage: 2, battle }
    return partOf(roadOf(long), long).map(({ name, places }) => [name, places[0]?.battle, places.at(-1)?.battle])
  }
  expect(at(1)).toEqual([['Stage 2 of 5: Oasis Ruins', 1, 11]])
  expect(at(12)).toEqual([['Stage 2 of 5: Oasis Ruins', 7, 17]])
  expect(at(21)).toEqual([['Stage 2 of 5: Oasis Ruins', 11, 21]])
})
