import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, remoteConnection } from '@turnwise/client'
import { fail, type GameModule } from '@turnwise/engine'
import { createLogger, type RunningServer, startServer, verifyStore } from '@turnwise/server'
import { memoryStore } from '@turnwise/table'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createMatch, post } from '../../../server/src/tests/playing.ts'
import { type Cluster, startCluster } from '../../../server/src/tests/private-cluster.ts'
import { module as sealedBids } from './gallery/sound/sealed-bids.ts'

/** The rules as they were first given out, and later ones in which nobody trades. */
const first = withOrigin(sealedBids, 'first', 'sealed-bids@1.0.0')
const second = withOrigin(
  {
    ...sealedBids,
    game: {
      ...sealedBids.game,
      version: '1.1.0',
      apply: (state, seat, action) =>
        action.type === 'trade' ? fail('illegal-action', 'Nobody trades.') : sealedBids.game.apply(state, seat, action),
    },
  },
  'second',
  'sealed-bids@1.1.0',
)
/** The rules of 1.1.0 under the number of the first ones. */
const unnumbered = withOrigin({ ...second, game: { ...second.game, version: '1.0.0' } }, 'second', 'sealed-bids@1.0.1')
const alike = { ...first, origin: { ...first.origin, fingerprints: ['tidied', 'first'] } }

function withOrigin(module: GameModule, fingerprint: string, release: string): GameModule {
  return { ...module, origin: { fingerprints: [fingerprint], release } }
}

interface Place {
  readonly storage: () => Pick<Parameters<typeof startServer>[0] & object, 'store' | 'storage'>
  readonly close: () => Promise<void>
}

const PLACES: Readonly<Record<string, () => Promise<Place>>> = {
  async memory() {
    const store = memoryStore()
    return { storage: () => ({ store }), close: async () => undefined }
  },
  async SQLite() {
    const folder = mkdtempSync(join(tmpdir(), 'turnwise-versions-'))
    const close = async () => rmSync(folder, { recursive: true })
    return { storage: () => ({ storage: { kind: 'sqlite', folder } }), close }
  },
  async PostgreSQL() {
    const cluster: Cluster = await startCluster()
    return { storage: () => ({ storage: { kind: 'postgres', url: cluster.url } }), close: () => cluster.close() }
  },
}

describe.each(Object.entries(PLACES))('versions of a game side by side, in %s', (name, open) => {
  let place: Place
  beforeAll(async () => {
    place = await open()
  })
  afterAll(() => place.close())

  const running: { server: RunningServer; connection: Connection }[] = []
  afterEach(async () => {
    for (const { server, connection } of running.splice(0)) {
      connection.close()
      await server.close()
    }
  })
  const logged: Record<string, unknown>[] = []
  /** A server with these rules, the others having ended. */
  const upgradeTo = async (...modules: readonly GameModule[]) => {
    for (const { server, connection } of running.splice(0)) {
      connection.close()
      await server.close()
    }
    return start(...modules)
  }
  const start = async (...modules: readonly GameModule[]) => {
    const outsideGames = modules.map(module => {
      const { id, title, seats, version } = module.game
      return { entry: { id, title, tagline: title, seats, load: async () => module }, version, moduleUrl: '' }
    })
    const logger = createLogger('warn', { write: line => void logged.push(JSON.parse(line)) })
    const server = await startServer({ ...place.storage(), catalog: [], outsideGames, logger })
    const connection = remoteConnection(server.url)
    running.push({ server, connection })
    return { server, connection, url: server.url }
  }
  const trade = { type: 'trade' }
  const cardOf = async (connection: Connection, player: { match_id: string; player_id: number; token: string }) => {
    const { actions } = await connection.request({ cmd: 'get-legal-actions', ...player })
    return actions.find(({ type }) => type === 'bid') ?? { type: 'bid' }
  }
  const begin = async (connection: Connection, settings = {}) => {
    const match = await createMatch(connection, 'sealed-bids', { options: { rounds: 1 }, ...settings })
    const [ann, bob] = match.players as [(typeof match.players)[0], (typeof match.players)[0]]
    await connection.act(ann, await cardOf(connection, ann))
    await connection.request({ cmd: 'say', ...ann, text: 'Good luck!' })
    return { id: match.id, ann, bob }
  }

  test('a match is finished by the rules that it was begun with', async () => {
    const old = await start(first)
    const { id, ann, bob } = await begin(old.connection)
    for (const given of [
      [first, second],
      [second, first],
    ]) {
      const { connection } = await upgradeTo(...given)
      const { games } = await connection.request({ cmd: 'list-games' })
      expect(games.map(({ game, version }) => [game, version])).toEqual([['sealed-bids', '1.1.0']])
      expect((await connection.request({ cmd: 'get-state', ...ann })).version).toBe('1.0.0')
      const fresh = await begin(connection)
      await expect(connection.act(fresh.bob, trade)).rejects.toMatchObject({ message: 'Nobody trades.' })
      const { version } = await connection.request({ cmd: 'get-rules', game: 'sealed-bids', version: '1.0.0' })
      expect(version).toBe('1.0.0')
    }
    const { connection } = running[0]!
    await connection.act(bob, trade)
    await connection.act(bob, await cardOf(connection, bob))
    const { outcome } = await connection.request({ cmd: 'get-state', match_id: id })
    expect(outcome?.reason ?? 'lots').toMatch(/rounds-over|lots/)
  })

  test('a match whose rules are gone is readable, tells no secret, and can be resigned and left', async () => {
    const old = await start(first)
    const open = await createMatch(old.connection, 'sealed-bids', { players: [{ name: 'Eve' }, { open: true }] })
    const { id, ann, bob } = await begin(old.connection, { listed: true, spectators: true })
    const other = await begin(old.connection)
    const own = (await old.connection.request({ cmd: 'get-state', ...ann })).view
    const { connection, url, server } = await upgradeTo(second)
    const stored = await server.table.environment.store.loadMatch(id)
    expect(stored?.match).toMatchObject({ version: '1.0.0', fingerprint: 'first', release: 'sealed-bids@1.0.0' })

    const state = await connection.request({ cmd: 'get-state', ...ann })
    expect(state).toMatchObject({ view: own, to_act: [], stranded: expect.stringContaining('sealed-bids@1.0.0 is') })
    const spectated = await connection.request({ cmd: 'get-state', match_id: id })
    expect(spectated.view).toMatchObject({
      hands: [
        [null, null, null],
        [null, null, null, null],
      ],
      bids: [true, false],
    })
    const log = async (viewer: object) =>
      (await connection.request({ cmd: 'get-log', match_id: id, ...viewer })).entries
    expect(await log(ann)).toMatchObject([{ action: { type: 'bid' }, text: [expect.stringContaining('bids')] }])
    expect(await log(bob)).toMatchObject([{ text: ['Player 1 has bid.'] }])
    expect((await connection.request({ cmd: 'get-chat', ...bob })).messages).toHaveLength(1)
    for (const request of [
      { cmd: 'export-match', match_id: id, token: ann.token },
      { cmd: 'get-log', ...bob },
      { cmd: 'get-state', ...bob },
      { cmd: 'list-matches' },
      { cmd: 'bid', card: 3, ...bob },
    ]) {
      const answer = JSON.stringify(await post(url, request))
      expect(answer).not.toContain(stored!.match.seed)
      expect(answer).not.toContain(stored!.match.salt)
      if (request.cmd === 'get-log') expect(answer).not.toContain('"card"')
    }
    await expect(connection.act(bob, trade)).rejects.toMatchObject({ code: 'rules-missing' })

    const all = await connection.request({ cmd: 'list-matches', game: 'sealed-bids' })
    expect(all.matches.filter(({ stranded }) => stranded !== undefined).map(({ match_id }) => match_id)).toEqual(
      expect.arrayContaining([id, open.id]),
    )
    const joinable = await connection.request({ cmd: 'list-matches', state: 'open' })
    expect(joinable.matches.map(({ match_id }) => match_id)).not.toContain(open.id)
    expect((await begin(connection)).id, 'nothing else suffers').not.toBe(id)

    const { outcome } = await connection.request({ cmd: 'resign', ...bob })
    expect(outcome).toEqual({ winners: [0], reason: 'resigned' })
    const { record } = await connection.request({ cmd: 'export-match', match_id: id })
    expect(record).toMatchObject({ seed: stored!.match.seed, version: '1.0.0' })
    expect(await log({})).toMatchObject([{ action: { type: 'bid' } }, { kind: 'end', reason: 'resigned' }])
    await connection.request({ cmd: 'leave-match', ...other.ann })
    await connection.request({ cmd: 'leave-match', ...other.ann })
    await expect(connection.request({ cmd: 'get-state', ...other.ann })).rejects.toMatchObject({ code: 'unauthorized' })

    const back = await upgradeTo(first, second)
    const again = await back.connection.request({ cmd: 'get-state', match_id: id })
    expect(again).toMatchObject({ outcome: { winners: [0], reason: 'resigned' } })
    expect(again).not.toHaveProperty('stranded')
    expect(await back.server.table.live(other.id)).toMatchObject({ seats: [{ tokenHash: null }, {}] })
  })

  test('what is over stays readable for everyone', async () => {
    const old = await start(first)
    const { id, bob } = await begin(old.connection)
    await old.connection.request({ cmd: 'resign', ...bob })
    const before = await old.connection.request({ cmd: 'get-log', match_id: id })
    const shown = await old.connection.request({ cmd: 'get-state', match_id: id })
    const { connection } = await upgradeTo(second)
    const state = await connection.request({ cmd: 'get-state', match_id: id })
    expect(state).toMatchObject({ view: shown.view, outcome: shown.outcome, seed: shown.seed, salt: shown.salt })
    expect(state.text).toContain(shown.text)
    expect(await connection.request({ cmd: 'get-log', match_id: id })).toEqual(before)
  })

  test('other rules under the same version play no match of it, and the start says which', async () => {
    const old = await start(first)
    const { ann, bob } = await begin(old.connection)
    logged.length = 0
    const changed = await upgradeTo(unnumbered)
    expect(logged).toContainEqual(
      expect.objectContaining({
        ...{ game: 'sealed-bids', version: '1.0.0', fingerprint: 'first', release: 'sealed-bids@1.0.0' },
        why: expect.stringContaining('other rules 1.0.0'),
        notOver: expect.any(Number),
      }),
    )
    const refused = changed.connection.act(bob, trade)
    await expect(refused).rejects.toMatchObject({
      code: 'rules-missing',
      message: expect.stringContaining('other rules'),
    })
    expect((await begin(changed.connection)).id).not.toBe(ann.match_id)
    const { connection } = await upgradeTo(alike)
    await connection.act(bob, trade)
    if (name === 'memory') return
    const { server } = running[0]!
    const problems: (string | undefined)[] = []
    const { store } = server.table.environment
    for await (const { matchId, problem } of verifyStore(store, server.table.environment.catalog)) {
      if (matchId === ann.match_id) problems.push(problem)
    }
    expect(problems).toEqual([undefined])
  })

  if (name !== 'PostgreSQL') return

  test('nodes with other rules share a database', async () => {
    const [old, next] = [await start(first), await start(second)]
    const mine = await begin(old.connection)
    const theirs = await begin(next.connection)
    for (const [{ connection, url }, { id, ann }, foreign] of [
      [old, mine, theirs],
      [next, theirs, mine],
    ] as const) {
      expect((await connection.request({ cmd: 'get-state', ...ann })).match_id).toBe(id)
      const stored = await old.server.table.environment.store.loadMatch(foreign.id)
      const answer = JSON.stringify(
        await post(url, { cmd: 'export-match', match_id: foreign.id, token: foreign.ann.token }),
      )
      expect(answer).toContain('rules-missing')
      expect(answer).not.toContain(stored!.match.seed)
    }
    // What is resigned without the rules is over where they are.
    await next.connection.request({ cmd: 'resign', ...mine.bob })
    await expect
      .poll(async () => (await old.connection.request({ cmd: 'get-state', ...mine.ann })).outcome)
      .toEqual({ winners: [0], reason: 'resigned' })
  })
})
