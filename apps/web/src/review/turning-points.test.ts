import { readFileSync } from 'node:fs'
import { CATALOG } from '@turnwise/catalog'
import { type Review, reviewMatch } from '@turnwise/review'
import { expect, test } from 'vitest'
import { changeOf, countTurns, nameTurn, turningPointsOf } from './turning-points.ts'

async function reviewOf(game: string, name: string): Promise<Review> {
  const file = new URL(`../../../../games/${game}/fixtures/${name}.turnwise.json`, import.meta.url)
  const module = await CATALOG.find(({ id }) => id === game)!.load()
  const review = reviewMatch(module, JSON.parse(readFileSync(file, 'utf8')))
  if (!review.ok) throw new Error(review.error.message)
  return review.value
}

test('the turning points of a seat are its three largest errors in order of time', async () => {
  const review = await reviewOf('senet', 'first-seat-wins')
  const points = turningPointsOf(review, 1)
  const errors = review.actions.filter(({ seat }) => seat === 1).toSorted((a, b) => b.error - a.error)
  expect(points).toEqual(errors.slice(0, 3).toSorted((a, b) => a.seq - b.seq))
  expect(points.map(point => nameTurn(point, review))).toEqual(['Turn 48', 'Turn 50', 'Turn 80'])
  expect(countTurns(review)).toBe('99 turns')
})

test('an estimate has the largest changes instead, and no better choice', async () => {
  const review = await reviewOf('maze', 'treasure-player-0')
  const points = turningPointsOf(review, undefined)
  expect(points).toHaveLength(3)
  expect(points.every(({ better }) => better === undefined)).toBe(true)
  const largest = Math.max(...review.actions.map(action => Math.abs(changeOf(action))))
  expect(points.some(point => Math.abs(changeOf(point)) === largest)).toBe(true)
})
