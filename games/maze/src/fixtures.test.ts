import { readFileSync } from 'node:fs'
import { describeFixtures } from '@turnwise/conformance'
import { parseRecord, replayRecord, sameJson, type Viewer } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { fixtures } from './fixtures.ts'
import { type Event, maze as game } from './index.ts'

const FOLDER = new URL('../fixtures/', import.meta.url)

describeFixtures(fixtures, FOLDER)

function replayed(name: string) {
  const record = parseRecord(JSON.parse(readFileSync(new URL(`${name}.turnwise.json`, FOLDER), 'utf8')))
  if (!record.ok) throw new Error(record.error.message)
  const match = replayRecord(game, record.value)
  if (!match.ok) throw new Error(match.error.message)
  return match.value
}

test.each(fixtures.list)('$name: each stream is derived from the log, and all is open at the end', ({ name }) => {
  const match = replayed(name)
  const truth = match.log.map(entry => match.eventsAt(entry.seq))
  let state = match.stateAt(0)
  for (const [index, entry] of match.log.entries()) {
    if (entry.kind !== 'action') continue
    const again = game.apply(state, entry.seat, entry.action)
    if (!again.ok) throw new Error(again.error.message)
    for (const viewer of [0, 1, 'spectator', 'host'] as readonly Viewer[]) {
      const stream = (events: readonly Event[]) => events.flatMap(event => game.redact(event, viewer) ?? [])
      expect(sameJson(stream(again.value.events), stream(truth[index] ?? []))).toBe(true)
    }
    state = again.value.state
  }
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(sameJson(game.view(match.state, viewer).truth, match.state)).toBe(true)
  }
})

test('the draw falls in one window: both leave in the last round', () => {
  const match = replayed('both-treasures')
  expect(match.state.explorers.map(explorer => explorer?.met)).toEqual([true, true])
  expect(match.state.tempo[0].slots).toBe(match.state.tempo[1].slots)
})
