import { ACT, answerSchema, type MatchUpdate, Refusal, refuseReserved, toWireAction } from '@turnwise/protocol'
import type { z } from 'zod'
import { disconnected, readAnswer } from './answers.ts'
import type { Connection, ConnectionStatus } from './connection.ts'
import { Contributor, type PartKeeper } from './contributor.ts'
import { LiveLink } from './live-link.ts'
import { Watches } from './watches.ts'

/** What a connection to a server can be told. */
export interface RemoteOptions {
  /** How long an answer may take; `wait` adds its own time. */
  readonly timeoutMs?: number
  /** Where the parts are kept that its seats give to seeds; by default in memory. */
  readonly parts?: PartKeeper
}

const TIMEOUT_MS = 15_000
/** Where a server that allows no more now does not say when it will. */
const RETRY_AFTER_S = 1

/**
 * A way to a server: commands over the live connection while it is open, else over HTTP; watches over the live
 * connection, which is opened with the first of them and comes back by itself.
 */
export function remoteConnection(url: string | URL, { timeoutMs = TIMEOUT_MS, parts }: RemoteOptions = {}): Connection {
  const api = new URL('/api', url)
  const live = new URL('/api/live', url)
  live.protocol = live.protocol === 'https:' ? 'wss:' : 'ws:'
  const listeners = new Set<(status: ConnectionStatus) => void>()
  let isClosed = false

  const link = new LiveLink(live.href, {
    onStatus(status) {
      if (status === 'open') watches.resume()
      for (const listener of listeners) listener(status)
    },
    onMessage: message => watches.receive(message),
  })
  const watches = new Watches(message => link.send(message))

  const ask = async <Output>(schema: z.ZodType<Output>, message: object, waitMs: number): Promise<Output> => {
    const limit = timeoutMs + waitMs
    const until = performance.now() + limit
    for (;;) {
      try {
        const answer = link.ask(message, limit) ?? overHttp(api, message, limit)
        return readAnswer(schema, await answer)
      } catch (error) {
        // Nothing was done: the same request is sent again.
        const pause = retryAfter(error)
        if (pause === undefined || performance.now() + pause > until) throw error
        if (isClosed) throw disconnected()
        await new Promise(resolve => setTimeout(resolve, pause))
      }
    }
  }

  const request: Connection['request'] = asked => {
    const waitMs = 'timeout' in asked && typeof asked.timeout === 'number' ? asked.timeout * 1000 : 0
    return ask(answerSchema(asked.cmd), asked, waitMs)
  }
  const contributor = new Contributor(request, parts)

  return {
    request,
    async act(seat, action, expected_seq) {
      refuseReserved(action)
      return ask(ACT.answer, { ...toWireAction(action), ...seat, expected_seq }, 0)
    },
    watch(asked, onUpdate, onRefused) {
      const contribute = contributor.follow(asked)
      const tell = (update: MatchUpdate) => {
        contribute(update)
        onUpdate(update)
      }
      const stop = watches.add(asked, tell, onRefused)
      link.open()
      return stop
    },
    get status() {
      return link.status
    },
    onStatus(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    wake: () => link.wake(),
    close() {
      isClosed = true
      link.close()
    },
  }
}

/** Milliseconds to wait, if that is all that is wrong. */
function retryAfter(error: unknown): number | undefined {
  if (!(error instanceof Refusal) || error.code !== 'rate-limited') return undefined
  const seconds = Number(error.details?.retry_after ?? RETRY_AFTER_S)
  return (Number.isFinite(seconds) ? Math.max(0, seconds) : RETRY_AFTER_S) * 1000
}

async function overHttp(api: URL, message: object, limit: number): Promise<unknown> {
  try {
    const response = await fetch(api, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(limit),
    })
    if (response.status === 429) throw tooMany(response)
    return await response.json()
  } catch (error) {
    throw error instanceof Refusal ? error : disconnected()
  }
}

/** Also a proxy in front of the server may say so, in its own words. */
function tooMany({ headers }: Response): Refusal {
  const seconds = headers.get('retry-after')
  return new Refusal(
    'rate-limited',
    'Too many requests: wait a moment.',
    seconds === null ? {} : { retry_after: seconds },
  )
}
