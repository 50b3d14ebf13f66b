import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type Profiler, Session } from 'node:inspector/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Connection, remoteConnection } from '@turnwise/client'
import type { HeldSeat, MatchUpdate } from '@turnwise/protocol'
import { startServer } from '@turnwise/server'

/**
 * Walks the way of one action: prints each function of this repository that V8 counts between sending it over one live
 * connection and its update over another, with both clients and the server in this process; the page has no part in it.
 */
const WARM = 6
/** After this the presence of both players is known, and no timer of theirs is due. */
const SETTLED_MS = 2_500

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'turnwise-way-'))
const server = await startServer({ storage: { kind: 'sqlite', folder } })
const players = await seated()
await pause(SETTLED_MS)
for (let i = 0; i < WARM; i++) await playOne()
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
await session.post('Profiler.takePreciseCoverage')
await playOne()
printWay(await session.post('Profiler.takePreciseCoverage'))
session.disconnect()
for (const { connection } of players) connection.close()
await server.close()
rmSync(folder, { recursive: true })

interface Player {
  readonly connection: Connection
  readonly seat: HeldSeat
  update: MatchUpdate | undefined
}

/** Two connections that hold a seat each and keep its latest update. */
async function seated(): Promise<readonly Player[]> {
  const connections = [remoteConnection(server.url), remoteConnection(server.url)]
  const made = await connections[0]?.request({ cmd: 'create-match', game: 'senet' })
  if (made === undefined) throw new Error('No match was created.')
  return connections.map((connection, player_id) => {
    const seat = { match_id: made.match_id, player_id, token: made.players[player_id]?.token }
    const player: Player = { connection, seat, update: undefined }
    connection.watch(seat, update => {
      player.update = update
    })
    return player
  })
}

async function playOne(): Promise<void> {
  const actor = players.find(({ update, seat }) => update?.to_act.includes(seat.player_id))
  const [action] = actor?.update?.actions ?? []
  const seq = actor?.update?.seq ?? 0
  if (actor === undefined || action === undefined) throw new Error('Nobody can act.')
  await actor.connection.act(actor.seat, action, seq)
  while (players.some(({ update }) => (update?.seq ?? 0) <= seq)) await pause(5)
  // What follows an answer, such as the next batch of the store, belongs to this action.
  await pause(100)
}

function printWay({ result }: Profiler.TakePreciseCoverageReturnType): void {
  const ours = result.filter(({ url }) => url.startsWith(`file://${root}`) && !url.includes('node_modules'))
  const called = ours.flatMap(({ url, functions }) => {
    const text = readFileSync(fileURLToPath(url), 'utf8')
    return functions.flatMap(({ functionName, ranges: [range] }) => {
      const { startOffset = 0, count = 0 } = range ?? {}
      // The module itself is listed as a function without a name.
      if (count === 0 || (functionName === '' && startOffset === 0)) return []
      const line = text.slice(0, startOffset).split('\n').length
      return [{ path: fileURLToPath(url).slice(root.length), line, name: functionName || '(arrow)', count }]
    })
  })
  const way = called.filter(({ path }) => !/^(games|packages\/engine|bench)\//.test(path))
  for (const { path, line, name, count } of way) process.stdout.write(`${path}:${line} ${name} ×${count}\n`)
  const named = way.filter(({ name }) => name !== '(arrow)').length
  const calls = way.reduce((sum, { count }) => sum + count, 0)
  const files = new Set(way.map(({ path }) => path)).size
  process.stdout.write(`${way.length} functions, ${named} with a name, ${calls} calls, ${files} files\n`)
}
