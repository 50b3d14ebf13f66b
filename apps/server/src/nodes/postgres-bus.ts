import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { z } from 'zod'
import type { Bus, Ring } from './bus.ts'

const CHANNEL = 'turnwise'
/** Notifications are collected for this long, since each one takes a lock across the whole database. */
const GATHER_MS = 15
/** PostgreSQL takes 8,000 bytes in one; ids are at most 64 long. */
const MOST_IN_ONE = 80
const RECONNECT_MS = 1_000
/** A hanging database, or a network that drops everything, closes no connection: so it is queried now and then. */
const PING_MS = 5_000
const QUERY_MS = 2_500

const payload = z.object({ from: z.string(), rings: z.array(z.tuple([z.string(), z.number()])) })

/** A notification is a separate commit and would wait for the disk like any other; losing it loses no data. */
const UNSYNCED = '-c synchronous_commit=off'

/** LISTEN and NOTIFY, outside any transaction that writes, on a connection of its own. */
export async function openPostgresBus(url: string): Promise<Bus> {
  const self = randomBytes(6).toString('base64url')
  const listeners = new Set<(rings: readonly Ring[]) => void>()
  const gathered = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let retry: NodeJS.Timeout | undefined
  let pinging: NodeJS.Timeout | undefined
  let client: Client | undefined
  let isClosed = false
  let ringing: Promise<unknown> = Promise.resolve()

  const own = `{"from":"${self}"`
  const receive = (text: string | undefined): void => {
    // Most notifications are our own: they are not parsed.
    if (text?.startsWith(own) === true) return
    const parsed = payload.safeParse(parseJson(text))
    if (!parsed.success) return
    const rings = parsed.data.rings.map(([matchId, seq]) => ({ matchId, seq }))
    for (const listener of listeners) listener(rings)
  }
  const listen = async (): Promise<void> => {
    const next = new Client({
      connectionString: url,
      application_name: 'turnwise bus',
      options: UNSYNCED,
      query_timeout: QUERY_MS,
      connectionTimeoutMillis: QUERY_MS,
    })
    // The sweep finds what was announced while this node did not listen.
    const lost = () => {
      if (isClosed || client !== next) return
      clearInterval(pinging)
      client = undefined
      retry = setTimeout(() => void listen().catch(lost), RECONNECT_MS)
    }
    client = next
    next.on('notification', message => receive(message.payload))
    next.on('error', lost)
    next.on('end', lost)
    try {
      await next.connect()
      await next.query(`LISTEN ${CHANNEL}`)
      clearInterval(pinging)
      const ping = () => {
        next.query('SELECT 1').catch(() => {
          lost()
          // With an unanswered query this cuts the connection instead of waiting for an orderly end.
          void next.end().catch(() => undefined)
        })
      }
      pinging = setInterval(ping, PING_MS)
      pinging.unref()
    } catch (error) {
      await next.end().catch(() => undefined)
      lost()
      if (listeners.size === 0) throw error
    }
  }
  const flush = (): void => {
    timer = undefined
    const rings = [...gathered]
    gathered.clear()
    for (let at = 0; at < rings.length; at += MOST_IN_ONE) {
      const text = JSON.stringify({ from: self, rings: rings.slice(at, at + MOST_IN_ONE) })
      // One after the other, as a connection requires. A lost notification costs a second: the others sweep.
      ringing = ringing.then(() => client?.query('SELECT pg_notify($1, $2)', [CHANNEL, text])).catch(() => undefined)
    }
  }
  await listen()
  return {
    ring({ matchId, seq }) {
      // Changes outside the log must be looked up, whatever the log says.
      const before = gathered.get(matchId)
      gathered.set(matchId, before === 0 || seq === 0 ? 0 : Math.max(before ?? 0, seq))
      timer ??= setTimeout(flush, GATHER_MS)
    },
    onRing(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      clearTimeout(retry)
      clearInterval(pinging)
      if (timer !== undefined) flush()
      await ringing
      await Promise.race([client?.end(), new Promise(resolve => setTimeout(resolve, QUERY_MS).unref())])
    },
  }
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
