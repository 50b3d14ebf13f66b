import { Agent, request } from 'node:http'
import { type RunningServer, startServer } from '@turnwise/server'
import { afterEach, expect, test, vi } from 'vitest'
import { FairQueue } from '../../apps/server/src/threads/fair-queue.ts'
import { until } from '../crash/asking.ts'

/** An address of this machine that the other players do not use. */
const CROWD = '127.0.0.2'
const LIVE_BYTES = 8 * 1024 * 1024
const MATCHES_OF_BOTS = 40
const MOVES = 8
/** The move being computed, and those on their way to the store when a person has moved. */
const MOST_BEFORE = 4

let server: RunningServer | undefined
afterEach(async () => {
  vi.restoreAllMocks()
  await server?.close()
})

/** One request from an address, on a kept-alive connection. */
function sender({ port }: RunningServer, localAddress: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const send = (body: string): Promise<{ status: number; answer: Record<string, unknown> }> =>
    new Promise(resolve => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const gone = () => resolve({ status: 0, answer: {} })
      const sent = request({ port, host: '127.0.0.1', path: '/api', method: 'POST', localAddress, agent, headers })
      sent.on('error', gone)
      sent.on('response', response => {
        let text = ''
        response.on('data', data => {
          text += data
        })
        response.on('error', gone)
        response.on('end', () => resolve({ status: response.statusCode ?? 0, answer: JSON.parse(text || '{}') }))
      })
      sent.end(body)
    })
  return { send, ask: (command: object) => send(JSON.stringify(command)), close: () => agent.destroy() }
}

/** Plays against a bot while another address attacks; returns how many other moves came before each of the bot's. */
async function playInACrowd(): Promise<{
  waits: readonly number[]
  refused: number
  crowd: readonly number[]
  bytes: number
}> {
  const running = await startServer({ botThreads: 1, liveBytes: LIVE_BYTES })
  server = running
  const [crowd, person] = [sender(running, CROWD), sender(running, '127.0.0.1')]
  const bots = { cmd: 'create-match', game: 'senet', players: [{ bot: 'greedy' }, { bot: 'greedy' }] }
  for (let i = 0; i < MATCHES_OF_BOTS; i++) await crowd.ask(bots)
  const statuses: number[] = []
  const garbage = `{"cmd":"import-match","record":"${'x'.repeat(300_000)}"}`
  const flood = Promise.all(
    Array.from({ length: 300 }, async (_, i) => statuses.push((await crowd.send(i % 10 === 0 ? garbage : '{')).status)),
  )
  let refused = 0
  const mine = async (command: object) => {
    const { status, answer } = await person.ask(command)
    if (status === 429 || status === 0 || status >= 500) refused++
    return answer
  }
  const created = await mine({ cmd: 'create-match', game: 'senet', players: [{}, { bot: 'greedy' }] })
  const id = String(created.match_id)
  const [seat] = created.players as readonly { player_id: number; token: string }[]
  const who = { match_id: id, player_id: seat?.player_id, token: seat?.token }
  const moves: string[] = []
  running.table.watchAll((live, since, origin) => {
    if (origin === 'here' && live.match.seq > since) moves.push(live.stored.id)
  })
  const waits: number[] = []
  while (waits.length < MOVES) {
    const { actions = [] } = (await mine({ cmd: 'get-legal-actions', ...who })) as { actions?: readonly object[] }
    const [first] = actions
    const live = await running.table.live(id)
    if (first === undefined) {
      await until(async () => live.match.toAct[0] !== 1, 30_000)
      continue
    }
    await mine({ ...first, ...who })
    if (live.match.toAct[0] !== 1) continue
    const { seq } = live.match
    const from = moves.length
    await until(async () => live.match.seq > seq, 30_000)
    waits.push(moves.slice(from).indexOf(id))
  }
  await flood
  const bytes = running.table.liveBytes
  crowd.close()
  person.close()
  return { waits, refused, crowd: statuses, bytes }
}

test('a flood from one address: no one else is refused or waits for its bots, and memory stays within its limit', async () => {
  const { waits, refused, crowd, bytes } = await playInACrowd()
  expect(waits).toHaveLength(MOVES)
  expect(Math.max(...waits)).toBeLessThanOrEqual(MOST_BEFORE)
  expect(refused).toBe(0)
  expect(crowd.filter(status => status === 429 || status === 0).length).toBeGreaterThan(20)
  expect(bytes).toBeLessThanOrEqual(LIVE_BYTES)
})

test('the harness finds a server whose bots think first come, first served', async () => {
  const { push } = FairQueue.prototype
  vi.spyOn(FairQueue.prototype, 'push').mockImplementation(function (this: FairQueue<object>, item: object) {
    push.call(this, { ...item, share: { hasPeople: true, creator: 'all' } })
  })
  const { waits } = await playInACrowd()
  expect(Math.max(...waits)).toBeGreaterThan(MOST_BEFORE)
})
