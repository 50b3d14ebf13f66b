import { CATALOG } from '@turnwise/catalog'
import { type Connection, remoteConnection } from '@turnwise/client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { NO_RATES } from '../limits/limits.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { createMatch, type Player } from '../tests/playing.ts'

/** The longest time that a bot may think. */
const THINKING_MS = 2_000
const THINKERS = 2
const ACTIONS = 20

let server: RunningServer
let connection: Connection
beforeAll(async () => {
  server = await startServer({ limits: NO_RATES, botThreads: 2, botBudgetMs: THINKING_MS })
  connection = remoteConnection(server.url)
})
afterAll(async () => {
  connection.close()
  await server.close()
})

async function playOne(players: readonly Player[]): Promise<void> {
  const live = await server.table.live(players[0]!.match_id)
  const [seat = 0] = live.match.toAct
  await connection.act(players[seat]!, live.match.legalActions(seat)[0]!)
}

describe('while bots think for as long as they may', () => {
  test('every other match is answered, and no bot thinks on the main thread', async () => {
    const modules = await Promise.all(CATALOG.map(({ load }) => load()))
    const spies = modules.flatMap(({ bots }) => bots.map(bot => vi.spyOn(bot, 'choose')))
    const order: string[] = []
    const { players } = await createMatch(connection, 'senet')
    const thinkers = await Promise.all(
      Array.from({ length: THINKERS }, async () => {
        const thinking = await createMatch(connection, 'odysseus')
        const [seat = 0] = (await server.table.live(thinking.id)).match.toAct
        return thinking.players[seat]!
      }),
    )
    const asked = thinkers.map(async seat => {
      await connection.request({ cmd: 'bot-move', ...seat, bot: 'navigator', iterations: 1_000_000 })
      order.push('bot')
    })
    for (let i = 0; i < ACTIONS; i++) {
      await playOne(players)
      order.push('action')
    }
    expect(order).toEqual(Array.from({ length: ACTIONS }, () => 'action'))
    // The match of a thinking bot answers too.
    expect(await connection.request({ cmd: 'get-state', ...thinkers[0]! })).toMatchObject({ seq: 0 })
    await connection.request({ cmd: 'say', ...thinkers[0]!, text: 'take your time' })
    expect(order).not.toContain('bot')
    await Promise.all(asked)
    for (const spy of spies) expect(spy).not.toHaveBeenCalled()
  })
})
