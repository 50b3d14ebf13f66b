import { PassThrough } from 'node:stream'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { CATALOG } from '@turnwise/catalog'
import { type Connection, localConnection } from '@turnwise/client'
import { createRng, type Rng } from '@turnwise/engine'
import { driveBots, localEnvironment, Table } from '@turnwise/table'
import { expect, test } from 'vitest'
import { turnwiseTools } from '../mcp/tools.ts'
import { playPlain } from '../play/plain.ts'
import { TerminalMatch } from '../play/terminal-match.ts'

/** Options that make a whole match short. */
const SHORT: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  runerail: { turn_limit: 2, map: 'west', draft: false, goal_cities: 3 },
}

/** Words for keys and pointers, which must not appear in what agents read. */
const KEYBOARD = /\bpress\b|\(enter|\benter[ =]|\btype [a-z?]|\[[a-z]\] ?[A-Z]|\barrow key/i

/** Chooses from the texts at random, but actions that end a turn more often, so that the match ends. */
function chooseText(texts: readonly string[], rng: Rng): number {
  const ending = texts.findIndex(text => /end turn|go on/i.test(text))
  return ending !== -1 && rng.int(3) === 0 ? ending : rng.int(texts.length)
}

async function opponentsOf({ seats, load }: (typeof CATALOG)[number]): Promise<readonly string[]> {
  const [gentlest] = (await load()).bots
  return Array.from({ length: seats.min - 1 }, () => gentlest?.id ?? '')
}

function openTable(local: boolean): { readonly connection: Connection; readonly stop: () => void } {
  const table = new Table(localEnvironment(CATALOG))
  const stop = driveBots(table, (_match, error) => expect.unreachable(String(error)))
  return { connection: localConnection(table, { local }), stop }
}

interface Observed {
  readonly text: string
  readonly your_turn: boolean
  readonly seq: number
  readonly choices?: readonly string[]
  readonly outcome?: { readonly reason: string }
}

test.each(CATALOG)('an agent plays a whole match of $title over MCP, from the texts alone', async entry => {
  const { connection, stop } = openTable(false)
  const client = new Client({ name: 'test', version: '1' })
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await turnwiseTools(connection, CATALOG, 'list').connect(theirs)
  await client.connect(ours)
  const call = async (name: string, args: Record<string, unknown>) => {
    const result = await client.callTool({ name, arguments: args })
    const [content] = result.content as readonly { readonly text: string }[]
    expect(result.isError ?? false, content!.text).toBe(false)
    return JSON.parse(content!.text)
  }
  const rng = createRng(`mcp ${entry.id}`)
  const options = SHORT[entry.id]
  const game = { game: entry.id, opponents: await opponentsOf(entry), ...(options === undefined ? {} : { options }) }
  const { handle } = await call('create_game', game)
  let now: Observed = await call('wait_turn', { handle })
  for (let i = 0; i < 2000 && now.outcome === undefined; i++) {
    expect(now.text).not.toMatch(KEYBOARD)
    const choices = now.choices ?? []
    const answer = await call('act', { handle, choice: choices[chooseText(choices, rng)] })
    now = answer.now.your_turn === true ? answer.now : await call('wait_turn', { handle })
  }
  expect(now.outcome?.reason).toMatch(/\S/)
  stop()
})

test.each(CATALOG)('an agent plays a whole match of $title over --plain, from the texts alone', async entry => {
  const { connection, stop } = openTable(true)
  const module = await entry.load()
  const options = SHORT[entry.id] ?? {}
  const players = [{ name: 'Agent' }, ...(await opponentsOf(entry)).map(bot => ({ bot }))]
  const { match_id } = await connection.request({
    cmd: 'create-match',
    game: entry.id,
    players,
    options,
    seed: 'plain agent',
  })
  const seats = [{ match_id, player_id: 0 }]
  const seating = {
    connection,
    matchId: match_id,
    module,
    seats,
    isLocal: true,
    options,
    farewell: () => 'Kept.',
    close: async () => stop(),
  }
  const match = await TerminalMatch.open(seating)
  const input = new PassThrough()
  const rng = createRng(`plain ${entry.id}`)
  let unread = ''
  let waiting: NodeJS.Immediate | undefined
  const answer = () => {
    if (match.outcome !== undefined || match.mover === undefined) return
    const line = lineFor(unread, rng)
    if (line === undefined) return input.destroy(new Error(`Nothing to choose in:\n${unread}`))
    unread = ''
    input.write(`${line}\n`)
  }
  const write = (text: string) => {
    unread += text
    clearImmediate(waiting)
    waiting = setImmediate(answer)
  }
  await playPlain(match, { input, write, clear: () => {} }, { width: 80, color: false, ascii: true })
  clearImmediate(waiting)
  expect(match.outcome?.reason).toMatch(/\S/)
  expect(unread.trim()).toMatch(/Kept\.$/)
  await match.close()
})

/** The line for one of the listed choices, or any words if the terminal lists none. */
function lineFor(text: string, rng: Rng): string | undefined {
  const list = text.split('\nYou can type:\n')[1] ?? ''
  const choices = [...list.matchAll(/^ {2}(\S[^\n]*)$/gm)].flatMap(([, choice = '']) => {
    const [, key = choice] = /^(.+?): /.exec(choice) ?? []
    return choice.startsWith('…') ? [] : [{ key, choice }]
  })
  if (choices.length === 0) return /wish/i.test(text) ? 'a little more gold' : undefined
  return choices[
    chooseText(
      choices.map(({ choice }) => choice),
      rng,
    )
  ]?.key
}
