import { readdirSync, readFileSync } from 'node:fs'
import { parseRecord, replayRecord, type Viewer } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { REASONS } from './game/state.ts'
import { maze as game } from './index.ts'

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
  const again = replayed(name)
  for (const viewer of [0, 1, 'spectator', 'host'] as readonly Viewer[]) {
    const stream = (of: typeof match) =>
      of.log.flatMap(entry => of.eventsAt(entry.seq).flatMap(event => game.redact(event, viewer) ?? []))
    expect(stream(again)).toEqual(stream(match))
    expect(game.view(match.state, viewer).truth).toEqual(match.state)
  }
})

test('the draw falls in one window: both leave in the last round', () => {
  const match = replayed('both-treasures')
  expect(match.state.explorers.map(explorer => explorer?.met)).toEqual([true, true])
  expect(match.state.tempo[0].slots).toBe(match.state.tempo[1].slots)
})
