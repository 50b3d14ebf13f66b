import { CATALOG } from '@turnwise/catalog'
import { remoteConnection } from '@turnwise/client'
import { createRng, type Viewer } from '@turnwise/engine'
import type { LiveMatch } from '@turnwise/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_RATES } from '../limits/limits.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { createMatch, type Player } from './playing.ts'
import { RawSocket } from './raw-socket.ts'
import { hidesSomething, Knowledge } from './secrets.ts'

const ACTIONS = 48
const LOOK_EVERY = 8
const LOG_PAGE = 10

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ limits: NO_RATES })
})
afterAll(() => server.close())

interface Watcher {
  readonly viewer: Viewer
  readonly socket: RawSocket
  readonly knowledge: Knowledge
  readonly held: Player | { readonly match_id: string }
}

describe.each(CATALOG.map(({ id }) => id))('%s', game => {
  test('sends no viewer anything that they may not know', async () => {
    const connection = remoteConnection(server.url)
    const { min, max } = CATALOG.find(({ id }) => id === game)!.seats
    const count = Math.max(min, Math.min(2, max))
    const settings = { players: Array.from({ length: count }, () => ({})) }
    const { id, players } = await createMatch(connection, game, settings)
    const watchers: Watcher[] = []
    for (const held of [...players, { match_id: id }]) {
      const socket = await RawSocket.greeted(server.url)
      await socket.ask({ cmd: 'watch', ...held })
      const viewer = 'player_id' in held ? held.player_id : 'spectator'
      watchers.push({ viewer, socket, held, knowledge: new Knowledge(viewer) })
    }
    const live = await server.table.live(id)
    let looked = 0
    let hides = false
    const rng = createRng(`leaks ${game}`)
    for (let i = 0; i < ACTIONS && live.match.outcome === undefined; i++) {
      for (const watcher of watchers) {
        watcher.knowledge.learn(live)
        if (i % LOOK_EVERY > 0) continue
        await askEverything(watcher.socket, watcher.held, live.match.seq)
        looked += expectNoSecret(live, watcher, players)
        hides ||= hidesSomething(live, watcher.viewer)
      }
      await playSomething(live, players, watchers, rng)
      const mayTakeBack = live.match.outcome === undefined && live.module.game.actionsAreFinal !== true
      if (i === ACTIONS / 2 + 1 && mayTakeBack) await takeBack(live, players, watchers)
    }
    // If a game hides something, there must have been secrets to look for.
    expect(looked > 0 || !hides).toBe(true)
    for (const { socket } of watchers) socket.close()
    connection.close()
  })
})

/** Everything that a curious client may ask, answered or refused. */
async function askEverything(socket: RawSocket, held: Watcher['held'], seq: number): Promise<void> {
  const seat = 'player_id' in held ? held.player_id : 0
  await Promise.all(
    [
      { cmd: 'get-state', at: Math.max(0, seq - 1) },
      { cmd: 'get-state', at: 0 },
      { cmd: 'get-state', viewer: 'host' },
      { cmd: 'get-legal-actions', player_id: seat },
      { cmd: 'export-match', player_id: undefined },
      { cmd: 'undo', player_id: seat, expected_seq: seq + 1 },
      { cmd: 'wait', since: 0, timeout: 0 },
      { cmd: 'bot-move', player_id: seat, dry_run: true, iterations: 1 },
      { cmd: 'list-matches', match_id: undefined, player_id: undefined, token: undefined },
    ].map(request => socket.ask({ ...held, ...request })),
  )
  await readLog(socket, held, seq)
}

/** All pages of the log. */
async function readLog(socket: RawSocket, held: Watcher['held'], seq: number): Promise<void> {
  let since: unknown = 0
  let read = 0
  while (since !== undefined) {
    const page = await socket.ask({ cmd: 'get-log', ...held, since, limit: LOG_PAGE })
    read += Array.isArray(page.entries) ? page.entries.length : 0
    since = page.next
  }
  expect(read).toBe(seq)
}

async function playSomething(
  live: LiveMatch,
  players: readonly Player[],
  watchers: readonly Watcher[],
  rng: ReturnType<typeof createRng>,
): Promise<void> {
  const { match, module } = live
  const seat = rng.pick(match.toAct)
  const { type, ...fields } = module.game.sample?.(match.state, seat, rng) ?? rng.pick(match.legalActions(seat))
  const seq = match.seq + 1
  const { socket } = watchers[seat]!
  const answer = await socket.ask({ ...fields, cmd: type, ...players[seat] })
  expect(answer).toMatchObject({ status: 'ok', seq })
  for (const other of watchers) await other.socket.next(message => message.push === 'update' && message.seq === seq)
}

/** An undo that all agree to: what was taken back must stay hidden. */
async function takeBack(live: LiveMatch, players: readonly Player[], watchers: readonly Watcher[]): Promise<void> {
  const asks = players.findIndex((_, seat) => live.match.undoTargetOf(seat) !== undefined)
  for (const { knowledge } of watchers) knowledge.learn(live)
  await watchers[asks]!.socket.ask({ cmd: 'offer', ...players[asks], kind: 'undo' })
  for (const [seat, held] of players.entries()) {
    if (seat !== asks) await watchers[seat]!.socket.ask({ cmd: 'answer', ...held, kind: 'undo', accept: true })
  }
  expect(live.match.log.at(-1)?.kind).toBe('undo')
  for (const { socket } of watchers)
    await socket.next(message => message.push === 'update' && message.seq === live.match.seq)
}

/** Searches every byte received so far. Returns how many secrets were looked for. */
function expectNoSecret(live: LiveMatch, watcher: Watcher, players: readonly Player[]): number {
  const { viewer, socket, knowledge } = watcher
  const bytes = socket.texts.join('\n')
  const secrets = knowledge.secretsIn(live)
  const found = secrets.filter(secret => bytes.includes(secret))
  expect(found, `seen by ${viewer} at ${live.match.seq}`).toEqual([])
  const { stored, seats } = live
  expect(bytes).not.toContain(stored.seed)
  expect(bytes).not.toContain(stored.salt)
  for (const { token } of players) expect(bytes).not.toContain(token)
  for (const { tokenHash } of seats) if (tokenHash !== null) expect(bytes).not.toContain(tokenHash)
  return secrets.length
}
