import { readdirSync, readFileSync } from 'node:fs'
import { parseRecord, replayRecord, sameJson, type Viewer } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { REASONS } from './game/state.ts'
import { maze as game, type MazeEvent } from './index.ts'

const FOLDER = new URL('../fixtures/', import.meta.url)
const OUTCOMES: Readonly<Record<string, unknown>> = {
  'treasure-player-0': { winners: [0], reason: 'treasure' },
  'treasure-player-1': { winners: [1], reason: 'treasure' },
  'both-treasures': { winners: [], reason: 'both-treasures' },
  'round-limit': { winners: [], reason: 'round-limit' },
  resigned: { winners: [0], reason: 'resigned' },
  'resigned-while-building': { winners: [1], reason: 'resigned' },
}

function replayed(name: string) {
  const record = parseRecord(JSON.parse(readFileSync(new URL(`${name}.turnwise.json`, FOLDER), 'utf8')))
  if (!record.ok) throw new Error(record.error.message)
  const match = replayRecord(game, record.value)
  if (!match.ok) throw new Error(match.error.message)
  return match.value
}

test('every recorded match is expected here, and every way to end is recorded', () => {
  const names = readdirSync(FOLDER).map(file => file.replace('.turnwise.json', ''))
  expect(names.sort()).toEqual(Object.keys(OUTCOMES).sort())
  const reasons = names.map(name => replayed(name).outcome?.reason)
  expect([...REASONS].filter(reason => !reasons.includes(reason))).toEqual([])
})

test.each(Object.keys(OUTCOMES))('%s replays to its end', name => {
  const match = replayed(name)
  expect(match.outcome).toEqual(OUTCOMES[name])
  expect(match.toAct).toEqual([])
  expect(game.check(match.state)).toEqual([])
})

test.each(Object.keys(OUTCOMES))('%s: each stream is derived from the log, and all is open at the end', name => {
  const match = replayed(name)
  const truth = match.log.map(entry => match.eventsAt(entry.seq))
  let state = match.stateAt(0)
  for (const [index, entry] of match.log.entries()) {
    if (entry.kind !== 'action') continue
    const again = game.apply(state, entry.seat, entry.action)
    if (!again.ok) throw new Error(again.error.message)
    for (const viewer of [0, 1, 'spectator', 'host'] as readonly Viewer[]) {
      const stream = (events: readonly MazeEvent[]) => events.flatMap(event => game.redact(event, viewer) ?? [])
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
