import { type Connection, type MatchUpdate, remoteConnection } from '@turnwise/client'
import type { Store } from '@turnwise/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_RATES } from '../limits/limits.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { codeOf, createMatch, type Player, post, until } from '../tests/playing.ts'
import { type Cluster, startCluster } from '../tests/private-cluster.ts'
import type { Bus } from './bus.ts'

let cluster: Cluster
beforeAll(async () => {
  cluster = await startCluster()
})
afterAll(() => cluster.close())

interface Nodes {
  readonly servers: readonly [RunningServer, RunningServer]
  readonly here: Connection
  readonly there: Connection
  close(): Promise<void>
}

async function twoNodes(bus?: () => Bus): Promise<Nodes> {
  const start = () =>
    startServer({
      storage: { kind: 'postgres', url: cluster.url },
      limits: NO_RATES,
      ...(bus === undefined ? {} : { bus: bus() }),
    })
  const servers = [await start(), await start()] as const
  const [here, there] = [remoteConnection(servers[0].url), remoteConnection(servers[1].url)]
  return {
    servers,
    here,
    there,
    async close() {
      here.close()
      there.close()
      await Promise.all(servers.map(server => server.close()))
    },
  }
}

async function turnOf(server: RunningServer, players: readonly Player[]): Promise<readonly [Player, Player]> {
  const [seat = 0] = (await server.table.live(players[0]!.match_id)).match.toAct
  return [players[seat]!, players[1 - seat]!]
}

/** The guarantees hold on a bus on which nothing ever arrives. */
const silentBus = (): Bus => ({ ring: () => undefined, onRing: () => () => undefined, close: async () => undefined })

/** The sweep compares nothing. */
function blindSweep(store: Store): void {
  Object.assign(store, { logEnds: async () => new Map() })
}

describe.each<[string, (() => Bus) | undefined]>([
  ['with the database’s bell', undefined],
  ['with a bell that is never heard', silentBus],
])('two nodes on one database, %s', (_how, bus) => {
  let nodes: Nodes
  beforeAll(async () => {
    nodes = await twoNodes(bus)
    // Where the bell is heard, the sweep that makes up for it finds nothing.
    if (bus === undefined) for (const { table } of nodes.servers) blindSweep(table.environment.store)
  })
  afterAll(() => nodes.close())

  test('tell each other of actions, chat and seats', async () => {
    const { here, there, servers } = nodes
    const { id, players } = await createMatch(here, 'senet')
    const seen: MatchUpdate[] = []
    const refused: unknown[] = []
    const [mover, other] = await turnOf(servers[0], players)
    const stop = there.watch({ match_id: id }, update => seen.push(update))
    await until(there, other, () => true)
    const stopOther = there.watch(
      other,
      () => undefined,
      answer => refused.push(answer),
    )
    await here.act(mover, { type: 'throw' })
    await expect.poll(() => seen.at(-1)?.seq).toBe(1)
    await here.request({ cmd: 'say', ...mover, text: 'hello over there' })
    await expect.poll(() => seen.at(-1)?.chat?.[0]?.text).toBe('hello over there')
    await here.request({ cmd: 'leave-match', ...other, bot: 'random' })
    await expect.poll(() => refused.length).toBe(1)
    expect(await codeOf(there.request({ cmd: 'get-state', ...other }))).toBe('unauthorized')
    stop()
    stopOther()
  })

  test('let one of two racing actions have its seq', async () => {
    const { here, there, servers } = nodes
    const { players } = await createMatch(here, 'senet')
    const [mover] = await turnOf(servers[0], players)
    await there.request({ cmd: 'get-state', ...mover })
    const asked = await Promise.allSettled([here, there].map(to => to.act(mover, { type: 'throw' }, 0)))
    expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = asked.find(answer => answer.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'conflict', details: { seq: 1 } })
  })

  test('serve a match in turn, whichever node is asked', async () => {
    const { here, there, servers } = nodes
    const { id, players } = await createMatch(here, 'senet')
    const turns = 6
    for (let i = 0; i < turns; i++) {
      const to = i % 2 === 0 ? there : here
      const server = servers[i % 2 === 0 ? 1 : 0]
      if (i > 0) await to.request({ cmd: 'wait', match_id: id, since: i - 1, timeout: 5 })
      const live = await server.table.live(id)
      const [seat = 0] = live.match.toAct
      await to.act(players[seat]!, live.match.legalActions(seat)[0]!, i)
    }
    await servers[0].table.catchUp(id)
    await servers[1].table.catchUp(id)
    const [first, second] = await Promise.all(servers.map(server => server.table.live(id)))
    expect(first?.match.log).toEqual(second?.match.log)
    expect(first?.match.seq).toBe(turns)
  })
})

test('a watcher whose node dies continues at another and misses nothing', async () => {
  const nodes = await twoNodes()
  const { here, there, servers } = nodes
  const { id, players } = await createMatch(here, 'senet')
  const [mover] = await turnOf(servers[0], players)
  const first = await until(here, { match_id: id }, () => true)
  await servers[0].close()
  await there.act(mover, { type: 'throw' })
  const resumed = await until(there, { match_id: id, since: first.seq }, () => true)
  expect(resumed.entries.map(({ seq }) => seq)).toEqual([1])
  await nodes.close()
})

test('a token that was given up at one node is refused at the other, which has heard of nothing', async () => {
  const nodes = await twoNodes(silentBus)
  const { here, there, servers } = nodes
  for (const { table } of servers) blindSweep(table.environment.store)
  const leave = async () => {
    const { players } = await createMatch(here, 'senet')
    const [mover] = await turnOf(servers[0], players)
    await there.request({ cmd: 'get-state', ...mover })
    await here.request({ cmd: 'leave-match', ...mover })
    return mover
  }
  const outcomes: Record<string, string> = {}
  for (const request of [
    { cmd: 'get-state' },
    { cmd: 'get-log' },
    { cmd: 'get-chat' },
    { cmd: 'get-legal-actions' },
    { cmd: 'say', text: 'still here' },
    { cmd: 'resign' },
    { cmd: 'offer', kind: 'draw' },
    { cmd: 'undo' },
    { cmd: 'wait', since: 0, timeout: 0 },
    { cmd: 'claim-seat', bot: 'greedy' },
  ]) {
    // Each at a node that knows the seat as it was.
    const { player_id, ...seat } = await leave()
    const asked = request.cmd === 'wait' ? seat : { player_id, ...seat }
    const answer = await post(servers[1].url, { ...request, ...asked })
    outcomes[request.cmd] = answer.status === 'ok' ? 'ok' : answer.error.code
  }
  const seat = await leave()
  outcomes.act = await codeOf(there.act(seat, { type: 'throw' }))
  const watched = await leave()
  outcomes.watch = await new Promise(resolve =>
    there.watch(
      watched,
      () => resolve('ok'),
      error => resolve(error.code),
    ),
  )
  expect(new Set(Object.values(outcomes)), JSON.stringify(outcomes)).toEqual(new Set(['unauthorized']))
  const { seats, match } = await servers[0].table.live(seat.match_id)
  expect([match.seq, seats[seat.player_id]?.open]).toEqual([0, true])
  await nodes.close()
})

test('a player who is connected to another node is not away', async () => {
  const nodes = await twoNodes()
  const { here, there, servers } = nodes
  const { id, players } = await createMatch(here, 'senet')
  const stop = here.watch(players[0]!, () => undefined)
  await until(there, players[1]!, update => update.players[0]?.present === true || update.seq >= 0)
  const stopOther = there.watch(players[1]!, () => undefined)
  await expect.poll(() => servers[1].table.environment.isPresent?.(id, 0)).toBe(true)
  stop()
  stopOther()
  await nodes.close()
})
