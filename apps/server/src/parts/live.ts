import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal } from '@turnwise/protocol'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import type { ApiContext } from '../http/api.ts'
import { AddressCounter } from '../limits/address.ts'
import { Outbox } from '../live/frames/outbox.ts'
import type { PlainTexts } from '../live/frames/plain-texts.ts'
import { LiveSession, type LiveSessionContext } from '../live/live-session.ts'
import { Upgrades } from '../live/upgrades.ts'
import { Watchers } from '../live/watchers.ts'
import type { Presence } from '../presence/presence.ts'
import type { Part } from './parts.ts'

const LIVE_PATH = '/api/live'

/** How long requests under way have to be answered, before clients are told to reconnect. */
const DRAIN_MS = 5_000
const CLOSE_MS = 2_000

/** `/api/live`: accepts connections, limits them by address, and checks that they are alive. */
export function startLive(
  app: FastifyInstance,
  api: ApiContext,
  presence: Presence,
  report: (matchId: string, error: unknown) => void,
): Part<void> {
  const { limits, metrics, isAllowed } = api
  const watchers = new Watchers(api, presence, report)
  const context: LiveSessionContext = { ...api, watchers, outbox: new Outbox() }
  const sessions = new Set<LiveSession>()
  const perAddress = new AddressCounter(limits.socketsPerAddress)
  let connected = 0
  const heartbeat = setInterval(() => {
    for (const session of sessions) session.beat()
  }, limits.pingMs)
  heartbeat.unref()

  const connect = (request: IncomingMessage, socket: WebSocket, incoming: PlainTexts, raw: Socket): void => {
    socket.on('error', error => {
      const code = frameError(error)
      if (code === undefined) app.log.error({ err: error }, 'live connection failed')
      else {
        // The client's mistake, not ours: one line without a stack.
        metrics.cutOff.inc({ reason: 'bad frame' })
        app.log.info({ code }, 'a live connection sent a frame that cannot be read')
      }
      socket.terminate()
    })
    const address = api.addressOf(request)
    const session = new LiveSession(context, socket, incoming, raw, address, String(++connected))
    if (sessions.size >= limits.sockets || !perAddress.enter(address)) return session.end(1013, 'too many')
    sessions.add(session)
    metrics.connections.set(sessions.size)
    socket.on('close', () => {
      perAddress.leave(address)
      sessions.delete(session)
      metrics.connections.set(sessions.size)
    })
  }
  const admit = (request: IncomingMessage): Promise<void> | undefined => {
    const address = api.addressOf(request)
    const wait = api.gate.visit(address)
    api.gate.arrive({ address })
    if (!isAllowed(request)) {
      metrics.cutOff.inc({ reason: 'origin' })
      throw new Refusal('forbidden', 'Pages from that origin may not connect.')
    }
    if (request.url?.split('?')[0] === LIVE_PATH) return wait
    throw new Refusal('unknown-command', `Live connections are at ${LIVE_PATH}.`)
  }
  const upgrades = new Upgrades(app.server, limits.requestBytes, admit, connect)

  return {
    given: undefined,
    /** Tells all clients that the server will be back, so that they reconnect and resume. */
    async stop() {
      clearInterval(heartbeat)
      const within = async (milliseconds: number, isDone: () => boolean) => {
        const deadline = performance.now() + milliseconds
        while (!isDone() && performance.now() < deadline) await new Promise(resolve => setTimeout(resolve, 5))
      }
      await within(DRAIN_MS, () => [...sessions].every(session => !session.isBusy))
      for (const session of sessions) session.end(1012, 'restart')
      await within(CLOSE_MS, () => sessions.size === 0)
      upgrades.terminateAll()
      watchers.close()
    },
  }
}

/** The code of an error that the client's own bytes caused, such as text that is not UTF-8. */
function frameError(error: Error): string | undefined {
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' && code.startsWith('WS_ERR_') ? code : undefined
}
