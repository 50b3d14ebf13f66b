import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { CATALOG } from '@turnwise/catalog'
import { remoteConnection } from '@turnwise/client'
import { NO_RATES, type RunningServer, startServer } from '@turnwise/server'
import { afterEach, describe, expect, test } from 'vitest'
import { parseHandle } from '../mcp/handle.ts'
import type { Legality } from '../mcp/observing.ts'
import { turnwiseTools } from '../mcp/tools.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const MAIN = `
import { Command } from 'commander'
import { register } from './mcp.ts'
const program = new Command()
register(program)
await program.parseAsync()`

let server: RunningServer | undefined
afterEach(() => server?.close())

async function agent(legality: Legality) {
  server = await startServer({ limits: NO_RATES })
  const client = new Client({ name: 'test', version: '1' })
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await turnwiseTools(remoteConnection(server.url), CATALOG, legality).connect(theirs)
  await client.connect(ours)
  return {
    client,
    async call(name: string, args: Record<string, unknown> = {}) {
      const result = await client.callTool({ name, arguments: args })
      const [content] = result.content as readonly { text: string }[]
      return { refused: result.isError === true, ...(JSON.parse(content!.text) as Record<string, unknown>) } as Record<
        string,
        unknown
      >
    },
  }
}

describe('an agent', () => {
  test('finds every tool', async () => {
    const { client } = await agent('list')
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual(
      'act content create_game history join legal_actions list_games observe resign review rules wait_turn'
        .split(' ')
        .sort(),
    )
  })

  test('does not get the seed of its run before the run is over', async () => {
    const { call } = await agent('list')
    const { handle, match_id } = await call('create_game', { game: 'geniejack' })
    const { stored } = await server!.table.live(String(match_id))
    const seen = [await call('observe', { handle, view: true }), await call('history', { handle })]
    expect(JSON.stringify(seen)).not.toContain(stored.seed)
    await call('resign', { handle })
    expect(JSON.stringify(await call('observe', { handle, view: true }))).toContain(stored.seed)
  })

  test('plays against a bot, by handles alone, and reads history and review', async () => {
    const { call } = await agent('list')
    const { games } = (await call('list_games')) as { games: readonly { game: string }[] }
    expect(games.map(({ game }) => game)).toEqual(CATALOG.map(({ id }) => id))
    expect((await call('rules', { game: 'senet' })).rules).toContain('Senet')
    const { handle } = await call('create_game', { game: 'senet', opponents: ['random'], name: 'Agent' })
    let now = await call('wait_turn', { handle })
    // A review of a whole match takes twenty seconds.
    for (let i = 0; i < 10; i++) {
      const [choice] = now.choices as readonly string[]
      await call('act', { handle, choice, expected_seq: now.seq })
      now = await call('wait_turn', { handle })
    }
    await call('resign', { handle })
    now = await call('wait_turn', { handle })
    expect(now.outcome).toMatchObject({ reason: 'resigned' })
    const read: { readonly text: readonly string[] }[] = []
    for (let since: number | undefined = 0; since !== undefined; ) {
      const page = (await call('history', { handle, since })) as { entries: typeof read; next?: number }
      read.push(...page.entries)
      since = page.next
    }
    expect(read).toHaveLength(Number(now.seq))
    expect(read.at(-1)?.text).toEqual(['Agent resigns.'])
    const { match_id } = parseHandle(String(handle))
    const review = (await call('review', { match_id })) as { seats: readonly object[]; text: string }
    expect(review.seats).toHaveLength(2)
    expect(review.text).toContain('Judged by Expert')
  })

  test('reads how much time each player has left', async () => {
    const { call } = await agent('list')
    const table = remoteConnection(server!.url)
    const { match_id } = await table.request({
      cmd: 'create-match',
      game: 'senet',
      players: [{ open: true }, { bot: 'random' }],
      clock: { kind: 'move', seconds: 3600 },
    })
    table.close()
    const { handle } = await call('join', { match_id })
    expect((await call('wait_turn', { handle })).clock).toMatchObject({ remaining: [3_600_000, 3_600_000] })
    const untimed = await call('create_game', { game: 'senet', opponents: ['random'] })
    expect(await call('wait_turn', { handle: untimed.handle })).not.toHaveProperty('clock')
  })

  test('reads why something is refused, and whether it was understood', async () => {
    const { call } = await agent('list')
    const { handle, match_id } = await call('create_game', { game: 'senet' })
    expect(await call('act', { handle, action: { type: 'fly' } })).toMatchObject({ refused: 'not-understood' })
    expect(await call('act', { handle, action: { type: 'throw', value: 4 } })).toMatchObject({
      refused: 'not-allowed',
      reason: expect.stringContaining('drawn by the table'),
    })
    for (const wanted of [{}, { choice: 'Throw', action: { type: 'throw' } }, { choice: 'throw hard' }]) {
      expect(await call('act', { handle, ...wanted })).toMatchObject({ refused: 'not-understood' })
    }
    expect(await call('review', { match_id })).toMatchObject({ refused: 'not-allowed' })
    expect(await call('observe', { handle: 'x' })).toMatchObject({ refused: 'not-understood' })
    expect(await call('observe', { handle: `${match_id}:1:guess` })).toMatchObject({ refused: 'not-allowed' })
    const joined = await call('join', { match_id })
    expect(joined.player_id).toBe(1)
    expect(await call('resign', { handle: joined.handle })).toMatchObject({ outcome: { winners: [0] } })
  })

  test('acts by game actions only', async () => {
    const { call } = await agent('list')
    const { handle, match_id } = await call('create_game', { game: 'senet' })
    for (const action of [
      { type: 'claim-seat', bot: 'random' },
      { type: 'leave-match' },
      { type: 'say', text: 'hi' },
      { type: 'offer', kind: 'draw' },
      { type: 'export-match' },
      { type: 'hello' },
      { type: 'throw', player_id: 1 },
      { type: 'throw', token: 'guess' },
    ]) {
      expect(await call('act', { handle, action })).toMatchObject({ refused: 'not-understood', code: 'bad-request' })
    }
    const { seats, match, chat } = await server!.table.live(String(match_id))
    expect([seats[0]!.open, match.seq, chat.length]).toEqual([false, 0, 0])
  })

  test('is not shown a seed, in the view or in the text, until the run is over', async () => {
    const { call } = await agent('list')
    const { handle, match_id } = await call('create_game', { game: 'geniejack', opponents: [] })
    const { seed } = (await server!.table.live(String(match_id))).stored
    const [choice] = (await call('observe', { handle })).choices as readonly string[]
    const answers = [
      await call('observe', { handle, view: true }),
      await call('act', { handle, choice }),
      await call('wait_turn', { handle }),
      await call('history', { handle }),
    ]
    expect(JSON.stringify(answers[0])).toContain('ENEMY')
    for (const answer of answers) expect(JSON.stringify(answer)).not.toContain(seed)
  })

  test.each<[Legality, object]>([
    ['none', { refused: 'not-allowed' }],
    ['count', { legal_count: 1 }],
    ['list', { legal_actions: [{ action: { type: 'throw' } }] }],
  ])('is helped with legality as the table says: %s', async (legality, expected) => {
    const { call } = await agent(legality)
    const { match_id, handle } = await call('create_game', { game: 'senet' })
    const other = (await call('join', { match_id })).handle
    const mine = (await call('observe', { handle })).your_turn === true ? handle : other
    expect(await call('legal_actions', { handle: mine })).toMatchObject(expected)
  })
})

test('the command works over standard input and output', async () => {
  const { StdioClientTransport } = await import('@modelcontextprotocol/sdk/client/stdio.js')
  const client = new Client({ name: 'test', version: '1' })
  const args = ['--input-type=module', '--eval', MAIN, 'mcp', '--legal', 'count']
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: HERE }))
  const result = await client.callTool({ name: 'create_game', arguments: { game: 'senet', opponents: ['greedy'] } })
  expect(JSON.stringify(result)).toContain('handle')
  await client.close()
})
