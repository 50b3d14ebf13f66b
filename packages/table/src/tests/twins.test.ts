import { CATALOG } from '@turnwise/catalog'
import { type Asker, playTwins, type TwinReport, type TwinSide } from '@turnwise/conformance/check'
import { type CatalogEntry, createRng, type GameAction, hasSecrets, type Viewer, viewersOf } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { Updates } from '../seen/update.ts'
import { remoteTable } from './remote-table.ts'

const MATCHES = 3

/** One of two tables on which everything but the hidden part of a state is alike: ids, tokens, seeds and the time. */
async function side(entry: CatalogEntry, seats: number, spectators: boolean): Promise<TwinSide> {
  const { table, create } = remoteTable({ catalog: [entry] })
  const players = Array.from({ length: seats }, () => ({}))
  const held = await create({ game: entry.id, players, spectators })
  const match_id = held[0]!.match_id
  const credentials = (who: Asker) =>
    typeof who === 'number' ? held[who] : who === 'stranger' ? { match_id, token: 'wrong' } : { match_id }
  const seen = new Map<Asker, number>()
  return {
    ask: async (who, request) => [
      JSON.stringify(await table.handle({ ...credentials(who), ...request }, { local: false })),
    ],
    state: async () => (await table.live(match_id)).match.state,
    async setState(state) {
      const answer = await table.handle({ cmd: 'set-state', match_id, state }, { local: true })
      expect(answer.status).toBe('ok')
    },
    async pushed(who) {
      const live = await table.live(match_id)
      const since = seen.get(who) ?? 0
      seen.set(who, live.match.seq)
      return [new Updates(table.environment, live).textFor(who, since, 0)]
    },
  }
}

async function twins(entry: CatalogEntry, viewer: Viewer): Promise<TwinReport> {
  const { game } = await entry.load()
  const seats = seatsOf(entry)
  const total: TwinReport = { hides: false, compared: 0, entries: 0, unlike: 0, differences: [] }
  for (let i = 0; i < MATCHES; i++) {
    const rng = createRng(`twins ${entry.id} ${viewer} ${i}`)
    const make = () => side(entry, seats, viewer === 'spectator')
    const sides = [await make(), await make()] as const
    const report = await playTwins(game, seats, viewer, rng, sides, { before: i * 12, after: 12 })
    total.hides ||= report.hides
    total.compared += report.compared
    total.entries += report.entries
    total.unlike += report.unlike
    total.differences.push(...report.differences)
  }
  return total
}

const seatsOf = ({ seats: { min, max } }: CatalogEntry) => Math.max(min, Math.min(3, max))

describe.each(CATALOG.map(entry => [entry.id, entry] as const))('twin matches of %s', (_, entry) => {
  test.each(viewersOf(seatsOf(entry)))('give viewer %s the same texts', async viewer => {
    const { game } = await entry.load()
    const report = await twins(entry, viewer)
    expect(report.differences).toEqual([])
    if (report.hides) expect(report.compared).toBeGreaterThan(60)
    // If seats have secrets, others make choices that the viewer does not see.
    if (hasSecrets(game)) expect(Math.min(report.entries, report.unlike)).toBeGreaterThan(5)
  })
})

test('a log that tells others what a seat chose in secret is noticed', async () => {
  const entry = CATALOG.find(({ id }) => id === 'maze')!
  const load = async () => {
    const module = await entry.load()
    return { ...module, game: { ...module.game, redactAction: (action: GameAction) => action } }
  }
  const { differences } = await twins({ ...entry, load }, 0)
  expect(differences.length).toBeGreaterThan(0)
  expect(JSON.stringify(differences[0]?.texts)).toContain('action')
})
