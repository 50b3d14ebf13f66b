import { Match } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { runerail } from '../../index.ts'
import { lessonStates } from '../../web/tutorial-states.ts'
import { lineAction } from '../commands/build-line.ts'
import { destinationsOf } from '../legal.ts'
import { placeNamed } from '../map/board.ts'
import { pointOf } from '../map/geometry.ts'
import { openStarts } from '../track/building.ts'
import { costBeyond, layLine, layWhatGoes, planLine, sectionsTo } from '../track/laying.ts'
import { above, act, city, gold, happened, lay, line, OPTIONS, play, position, refusal } from './table.ts'

const states = lessonStates()
const opening = runerail.view(states.opening, 0)
const empty = layLine(opening, 0, [])
const centre = (name: string) => placeNamed(name)?.centre ?? -1

describe('a line in one command', () => {
  const start = position({ turn: { phase: 'build' } })
  const three = [
    { start: above(39, 12), end: above(38, 12) },
    { start: above(38, 12), end: above(37, 12) },
    { start: above(37, 12), end: above(36, 12) },
  ]

  test('gives the same table as its sections one by one, reported in one event', () => {
    const done = act(start, 0, { type: 'build-line', sections: three })
    const singly = play(start, ...three.map(({ start: from, end }) => [0, lay(from, end)] as const))
    expect(done.state).toEqual(singly)
    expect(happened(done, 'track-built')).toEqual([{ type: 'track-built', seat: 0, sections: three, cost: 3 }])
    expect(done.reveals).toBe(false)
  })

  test('is refused whole, with the section that is not allowed', () => {
    const broken = [three[0]!, three[2]!]
    const refused = runerail.apply(start, 0, { type: 'build-line', sections: broken })
    expect(refused).toMatchObject({ ok: false, error: { details: { rule_code: 'not-connected', section: 1 } } })
    const poor = position({ players: [{ gp: 2 }], turn: { phase: 'build' } })
    expect(refusal(poor, 0, { type: 'build-line', sections: three })).toBe('not-enough-gold')
  })

  test('undo takes back the whole line', () => {
    const match = new Match(runerail, { seed: 'line', options: { ...OPTIONS, draft: false }, seats: 2 })
    const seat = match.toAct[0]!
    const before = match.state
    expect(match.play(seat, { type: 'build-line', sections: three }).ok).toBe(true)
    expect(gold(match.state)[seat]).toBe(57)
    match.undo(seat, match.freeUndoTarget(seat))
    expect(match.state).toEqual(before)
  })
})

describe('a line to a major city', () => {
  test('is laid from the city where that is cheaper (K5): Bremmner to Bluefeld for 9, not 13', () => {
    // A player with track at Bremmner only.
    const own = position({ track: line(0, city('Bremmner'), above(30, 10)), turn: { phase: 'build' } })
    const sections = sectionsTo(own, 0, placeNamed('Bluefeld')!.points)!
    const laid = layLine(own, 0, sections)
    expect(laid).toMatchObject({ cost: 9, pairs: sections })
    expect(act(own, 0, lineAction(sections)!).state.players[0]!.gp).toBe(60 - 9)
  })

  test('and as far as the limit goes where it is too long for one turn', () => {
    const far = sectionsTo(opening, 0, placeNamed('Saltmarrow')!.points)!
    const laid = layWhatGoes(opening, 0, far)
    expect(laid.cost).toBeLessThanOrEqual(20 - opening.current!.spent)
    expect(laid.pairs.length).toBeGreaterThan(5)
    expect(laid.pairs.length).toBeLessThan(far.length)
    expect(laid.problem).toContain('20 gold')
  })
})

describe('a line', () => {
  test('begins at major cities and own track', () => {
    const starts = openStarts(empty.state, 0)
    expect(starts.has(pointOf([0, 39, 12]) ?? -1)).toBe(true)
    expect(starts.has(centre('Bremmner'))).toBe(false)
  })

  test('leads to a milepost by sections that the rules allow', () => {
    const plan = layLine(opening, 0, sectionsTo(opening, 0, [centre('Bremmner')])!)
    expect(plan.problem).toBeUndefined()
    expect(plan.pairs).toHaveLength(1)
    const built = act(states.opening, 0, lineAction(plan.pairs)!)
    expect(states.opening.players[0]!.gp - built.state.players[0]!.gp).toBe(plan.cost)
  })

  test('ends where the spending of a turn ends', () => {
    const plan = layLine(opening, 0, sectionsTo(opening, 0, [centre('Saltmarrow')])!)
    expect(plan.cost).toBeLessThanOrEqual(20 - (opening.current?.spent ?? 0))
    expect(plan.problem).toContain('20 gold')
  })

  test('says why a section cannot be laid', () => {
    const far = layLine(opening, 0, [[centre('Mrrath'), centre('Mrrath') + 1]])
    expect(far.pairs).toEqual([])
    expect(far.problem).toBe('Build from a major city or from your own track.')
  })

  test('can be made while others play', () => {
    const plan = layLine(opening, 1, sectionsTo(opening, 1, [centre('Skarn')])!)
    expect(plan.pairs.length).toBeGreaterThan(0)
  })
})

test('what lies beyond a plan is priced without what is planned already', () => {
  const none = planLine(opening, 0, [])
  const near = planLine(opening, 0, sectionsTo(opening, 0, [centre('Bremmner')])!)
  expect(costBeyond(opening, 0, none, centre('Bremmner'))).toBe(near.cost)
  expect(costBeyond(opening, 0, near, centre('Bremmner'))).toBeUndefined()
})

test('every destination is a path that the rules accept', () => {
  const legal = runerail.legalActions(states.loading, 0)
  const found = destinationsOf(runerail.view(states.loading, 0), 0, legal)
  expect(found.has(centre('Bremmner'))).toBe(true)
  for (const { action } of found.values()) expect(runerail.apply(states.loading, 0, action).ok).toBe(true)
})

test('any city can be chosen to start in', () => {
  const legal = runerail.legalActions(states.placing, 0)
  expect(destinationsOf(runerail.view(states.placing, 0), 0, legal).has(centre('Dripstone'))).toBe(true)
})
