import { Match } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { odysseus } from '../index.ts'
import { tutorial } from './tutorial.ts'

test('the lesson can be played as it is written: it meets three epics, frees a ship and ends at Ithaca', () => {
  const match = new Match(odysseus, { seed: 'lesson', options: { difficulty: 'standard' }, seats: 2 })
  const met: string[] = []
  const play = (seat: number, action: Parameters<typeof match.play>[1]) => {
    const played = match.play(seat, action)
    if (!played.ok) throw new Error(played.error.message)
    for (const event of played.value.events) if (event.type === 'epic-triggered') met.push(event.epicId)
  }
  for (const { text, state, accepts, replies = [], points = [] } of tutorial.steps) {
    if (state !== undefined) expect(match.setState(state)).toMatchObject({ ok: true })
    expect(text.length).toBeLessThan(190)
    expect(points.length).toBeGreaterThan(0)
    if (accepts === undefined) continue
    const action = match.legalActions(0).findLast(legal => accepts(legal))
    if (action === undefined) throw new Error(`Nothing to do at: ${text}`)
    play(0, action)
    for (const reply of replies) play(reply.seat, reply.action)
  }
  expect(met).toEqual(['soldier_attack', 'circe', 'aeolus', 'cyclops', 'ithaca'])
  expect(match.outcome).toMatchObject({ winners: [0], reason: 'ithaca' })
})
