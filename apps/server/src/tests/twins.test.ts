import { CATALOG } from '@turnwise/catalog'
import { type Asker, playTwins, type TwinSide } from '@turnwise/conformance/check'
import { createRng, hasSecrets, type Viewer, viewersOf } from '@turnwise/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_RATES } from '../limits/limits.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { type Player, post } from './playing.ts'
import { RawSocket } from './raw-socket.ts'

const MATCHES = 2
const TIME = 1_700_000_000_000

/** Two servers on which everything but the hidden part of a state is alike: ids, tokens, seeds and the time. */
let servers: readonly RunningServer[] = []
beforeAll(async () => {
  servers = await Promise.all([twinServer(), twinServer()])
})
afterAll(() => Promise.all(servers.map(server => server.close())))

async function twinServer(): Promise<RunningServer> {
  const server = await startServer({ limits: NO_RATES })
  let made = 0
  const next = () => String(++made).padStart(32, '0')
  Object.assign(server.table.environment, {
    newId: next,
    newToken: next,
    newSeed: next,
    now: () => TIME,
    absentIn: () => 0,
  })
  return server
}

/** Every query is made over HTTP and over the viewer's own live connection. */
class ServerSide implements TwinSide {
  readonly #server: RunningServer
  readonly #matchId: string
  readonly #players: readonly Player[]
  readonly #sockets = new Map<Asker, RawSocket>()

  constructor(server: RunningServer, matchId: string, players: readonly Player[]) {
    this.#server = server
    this.#matchId = matchId
    this.#players = players
  }

  static async open(server: RunningServer, game: string, seats: number, viewer: Viewer): Promise<ServerSide> {
    const players = Array.from({ length: seats }, () => ({}))
    const answer = await post(server.url, { cmd: 'create-match', game, players, spectators: viewer === 'spectator' })
    const made = answer as unknown as { readonly match_id: string; readonly players: readonly Player[] }
    const held = made.players.map(({ player_id, token }) => ({ match_id: made.match_id, player_id, token }))
    const side = new ServerSide(server, made.match_id, held)
    for (const who of [...viewersOf(seats), 'stranger' as const])
      side.#sockets.set(who, await RawSocket.greeted(server.url))
    await side.#socketOf(viewer).ask({ cmd: 'watch', ...side.#credentials(viewer) })
    return side
  }

  #credentials(who: Asker): object {
    if (typeof who === 'number') return this.#players[who] ?? {}
    return who === 'stranger' ? { match_id: this.#matchId, token: 'f'.repeat(32) } : { match_id: this.#matchId }
  }

  #socketOf(who: Asker): RawSocket {
    const socket = this.#sockets.get(who)
    if (socket === undefined) throw new Error(`${who} has no connection`)
    return socket
  }

  /** A request that changes the match is sent once, alternately over the one and the other. */
  async ask(who: Asker, request: object): Promise<readonly string[]> {
    const whole = { ...this.#credentials(who), ...request }
    const isQuestion = 'cmd' in request && /^(get-|list-|export|wait|set-state|no-such)/.test(String(request.cmd))
    const overHttp = async () => JSON.stringify(await post(this.#server.url, whole))
    const overLive = async () => JSON.stringify(await this.#socketOf(who).ask(whole))
    if (isQuestion) return [await overHttp(), await overLive()]
    return [await overLive()]
  }

  async state(): Promise<unknown> {
    return (await this.#server.table.live(this.#matchId)).match.state
  }

  async setState(state: unknown): Promise<void> {
    const answer = await this.#server.table.handle(
      { cmd: 'set-state', match_id: this.#matchId, state },
      { local: true },
    )
    expect(answer.status).toBe('ok')
  }

  async pushed(who: Viewer): Promise<readonly string[]> {
    const { match } = await this.#server.table.live(this.#matchId)
    const socket = this.#socketOf(who)
    await socket.next(message => message.push === 'update' && message.seq === match.seq)
    return socket.texts.filter(text => text.includes('"push"'))
  }

  close(): void {
    for (const socket of this.#sockets.values()) socket.close()
  }
}

describe.each(CATALOG.map(entry => [entry.id, entry] as const))('twin matches of %s', (id, entry) => {
  const seats = Math.max(entry.seats.min, Math.min(2, entry.seats.max))

  test.each(viewersOf(seats))('give viewer %s the same bytes over HTTP and live', async viewer => {
    const { game } = await entry.load()
    let compared = 0
    let entries = 0
    for (let i = 0; i < MATCHES; i++) {
      const rng = createRng(`server twins ${id} ${viewer} ${i}`)
      const [first, second] = await Promise.all(servers.map(server => ServerSide.open(server, id, seats, viewer)))
      if (first === undefined || second === undefined) throw new Error('a server is missing')
      const report = await playTwins(game, seats, viewer, rng, [first, second], { before: 2 + i * 14, after: 6 })
      expect(report.differences).toEqual([])
      compared += report.compared
      entries += report.entries
      first.close()
      second.close()
    }
    if (hasSecrets(game)) expect(Math.min(compared / 60, entries)).toBeGreaterThan(2)
  })
})
