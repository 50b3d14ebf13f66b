import type { Answer } from '@turnwise/protocol'
import type { Connection, ConnectionStatus, WatchRequest } from './connection.ts'
import { LiveLink } from './live-link.ts'
import { Watches } from './watches.ts'

export interface RemoteOptions {
  /** How long an answer may take; `wait` adds its own time. */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 15_000

interface Pending {
  readonly cmd: string
  readonly id: unknown
  readonly timer: ReturnType<typeof setTimeout>
  resolve(answer: Answer): void
}

/**
 * A way to a server: commands over the live connection while it is open, else over HTTP; watches over the live
 * connection, which is opened with the first of them and comes back by itself.
 */
export function remoteConnection(url: string | URL, { timeoutMs = TIMEOUT_MS }: RemoteOptions = {}): Connection {
  const api = new URL('/api', url)
  const live = new URL('/api/live', url)
  live.protocol = live.protocol === 'https:' ? 'wss:' : 'ws:'
  const listeners = new Set<(status: ConnectionStatus) => void>()
  const pending = new Map<string, Pending>()
  let asked = 0

  const link = new LiveLink(live.href, {
    onStatus(status) {
      if (status === 'open') watches.resume()
      else dropPending()
      for (const listener of listeners) listener(status)
    },
    onMessage(message) {
      if (watches.receive(message)) return
      settle(message)
    },
  })
  const watches = new Watches(message => link.send(message))

  const settle = (message: Readonly<Record<string, unknown>>): void => {
    const waiting = typeof message.id === 'string' ? pending.get(message.id) : undefined
    if (waiting === undefined || typeof message.id !== 'string') return
    pending.delete(message.id)
    clearTimeout(waiting.timer)
    const { id: _id, ...answer } = message as Answer
    waiting.resolve({ ...answer, ...(waiting.id === undefined ? {} : { id: waiting.id }) } as Answer)
  }
  const dropPending = (): void => {
    for (const { cmd, timer, resolve } of pending.values()) {
      clearTimeout(timer)
      resolve(lost(cmd))
    }
    pending.clear()
  }

  return {
    request(command) {
      const limit = timeoutMs + (typeof command.timeout === 'number' ? command.timeout * 1000 : 0)
      const id = `c${++asked}`
      if (!link.send({ ...command, id })) return overHttp(api, command, limit)
      return new Promise(resolve => {
        const timer = setTimeout(() => {
          pending.delete(id)
          resolve(lost(command.cmd))
        }, limit)
        pending.set(id, { cmd: command.cmd, id: command.id, timer, resolve })
      })
    },
    watch(request: WatchRequest, onUpdate, onRefused) {
      const watch = { request, onUpdate, onRefused, since: request.since, chatSince: 0, number: undefined }
      watches.add(watch)
      link.open()
      return () => watches.remove(watch)
    },
    get status() {
      return link.status
    },
    onStatus(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      link.close()
      dropPending()
    },
  }
}

async function overHttp(
  api: URL,
  command: Readonly<Record<string, unknown> & { cmd: string }>,
  limit: number,
): Promise<Answer> {
  try {
    const response = await fetch(api, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(command),
      signal: AbortSignal.timeout(limit),
    })
    return (await response.json()) as Answer
  } catch {
    return lost(command.cmd)
  }
}

/** Nobody knows whether it happened; `expected_seq` makes it safe to ask again. */
function lost(cmd: string): Answer {
  return {
    response: `${cmd}-response`,
    status: 'error',
    error: {
      code: 'disconnected',
      message: 'The server did not answer just now. Nothing that was acknowledged is lost: look again in a moment.',
    },
  }
}
