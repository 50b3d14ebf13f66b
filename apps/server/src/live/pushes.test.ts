import { afterEach, expect, test } from 'vitest'
import { type Limits, NO_RATES } from '../limits/limits.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { RawSocket } from '../tests/raw-socket.ts'

let server: RunningServer
let socket: RawSocket
afterEach(async () => {
  socket.close()
  await server.close()
})

async function start(limits: Partial<Limits>): Promise<void> {
  server = await startServer({ limits: { ...NO_RATES, ...limits } })
  socket = await RawSocket.greeted(server.url)
}

/** A match that bots play by themselves. */
async function botMatch(): Promise<string> {
  const players = [{ bot: 'random' }, { bot: 'random' }]
  const { match_id } = await server.table.handle({ cmd: 'create-match', game: 'senet', players }, { local: true })
  return String(match_id)
}

const seqOf = async (id: string) => (await server.table.live(id)).match.seq
const bytesOf = ({ updates }: RawSocket) => updates.reduce((sum, update) => sum + JSON.stringify(update).length, 0)

test('an address gets no more pushes than it pays for, whatever it watches', async () => {
  const burst = 20_000
  await start({ perAddressPushes: { perSecond: 1, burst } })
  const id = await botMatch()
  for (let i = 0; i < 10; i++) await socket.ask({ cmd: 'watch', match_id: id })
  await expect.poll(() => seqOf(id)).toBeGreaterThan(200)
  await socket.ask({ cmd: 'ping' })
  const last = JSON.stringify(socket.updates.at(-1)).length
  expect(bytesOf(socket)).toBeLessThan(burst + last)
})

test('nor of what it asks to be pushed first', async () => {
  const burst = 20_000
  await start({ perAddressPushes: { perSecond: 1, burst } })
  const { match_id, players } = await socket.ask({ cmd: 'create-match', game: 'senet' })
  const [{ player_id, token }] = players as [{ player_id: number; token: string }]
  for (let i = 0; i < 60; i++) await socket.ask({ cmd: 'say', match_id, player_id, token, text: 'x'.repeat(500) })
  const watches = Array.from({ length: 20 }, () => socket.ask({ cmd: 'watch', match_id, chat_since: 0 }))
  await Promise.all(watches)
  await socket.ask({ cmd: 'ping' })
  expect(socket.updates).toHaveLength(1)
})

test('what an address could not pay for comes later, in one push, with nothing left out', async () => {
  await start({ perAddressPushes: { perSecond: 20_000, burst: 5_000 } })
  const id = await botMatch()
  await socket.ask({ cmd: 'watch', match_id: id, since: 0 })
  const over = await socket.next(({ push, outcome }) => push === 'update' && outcome !== undefined)
  const seqs = socket.updates.flatMap(({ entries }) => (entries as { seq: number }[]).map(({ seq }) => seq))
  expect(seqs).toEqual(Array.from({ length: Number(over.seq) }, (_, i) => i + 1))
  expect(socket.updates.length).toBeLessThan(seqs.length)
})
