import { describe, expect, test } from 'vitest'
import { checkGame } from '../check-game.ts'
import { describeConformance } from '../describe-conformance.ts'
import { highCard } from './high-card.ts'

const hidden = {
  seat: ['hands.{other}.*', 'rest.*', 'random'],
  spectator: ['hands.*.*', 'rest.*', 'random'],
}

describeConformance(highCard, { hidden })

describe('the report', () => {
  const { counts, problems } = checkGame(highCard, { hidden, seeds: 10 })

  test('counts what was compared, by type', () => {
    expect(problems).toEqual([])
    expect(Object.keys(counts.actions).toSorted()).toEqual(['play', 'toss'])
    expect(counts.actions.play?.compared).toBeGreaterThan(20)
    expect(counts.events.played?.compared).toBeGreaterThan(20)
    expect(counts.hidden.seat['hands.{other}.*']).toBeGreaterThan(20)
  })

  test('without a list of hidden parts names what is hidden', () => {
    const { problems } = checkGame(highCard, { seeds: 1 })
    expect(problems.find(({ check }) => check === 'hidden-parts')?.detail).toContain(
      'is changed for a seat and not listed',
    )
  })
})
