import { PassThrough } from 'node:stream'
import { CATALOG } from '@turnwise/catalog'
import { localConnection } from '@turnwise/client'
import { driveBots, localEnvironment, Table } from '@turnwise/table'
import { expect, test } from 'vitest'
import { playPlain } from './plain.ts'
import { TerminalMatch } from './terminal-match.ts'

interface Played {
  /** Everything that was written, with a mark where the screen and the scrollback were cleared. */
  readonly pages: readonly string[]
}

/** Plays these lines on a table in memory and returns what was written, split where the screen was cleared. */
async function play(
  game: string,
  players: readonly { readonly name?: string; readonly bot?: string }[],
  lines: readonly string[],
): Promise<Played> {
  const table = new Table(localEnvironment(CATALOG))
  const stop = driveBots(table, (_match, error) => expect.unreachable(String(error)))
  const connection = localConnection(table)
  const { match_id } = await connection.request({ cmd: 'create-match', game, players, seed: 'plain' })
  const module = await CATALOG.find(({ id }) => id === game)!.load()
  const people = players.flatMap(({ bot }, player_id) => (bot === undefined ? [{ match_id, player_id }] : []))
  const match = await TerminalMatch.open({
    connection,
    matchId: match_id,
    module,
    seats: people,
    isLocal: true,
    options: {},
    farewell: () => 'Kept.',
    close: async () => stop(),
  })
  const pages = ['']
  const input = new PassThrough()
  input.end(lines.map(line => `${line}\n`).join(''))
  const terminal = {
    input,
    write(text: string) {
      pages[pages.length - 1] += text
    },
    clear: () => pages.push(''),
  }
  await playPlain(match, terminal, { width: 80, color: false, ascii: true })
  await match.close()
  return { pages }
}

const TWO = [{ name: 'Ann' }, { name: 'Bob' }]

test('a hand-over clears the other log, after the mover has read the result', async () => {
  const { pages } = await play('maze', TWO, ['', 'generate', '', '', 'generate', 'start C4', '', '', 'start B2'])
  const [anns = '', bobs = '', annsAgain = ''] = pages
  expect(anns).toContain('Ann has built a maze.')
  expect(anns).toContain('Press Enter, then hand over to Bob.')
  expect(bobs).toMatch(/^Bob, press Enter when nobody else is looking\.\n/)
  expect(bobs.split('Bob has built')[0]).not.toContain('Your maze\n')
  expect(bobs).toContain('Bob starts at C4')
  expect(annsAgain).toMatch(/^Ann, press Enter/)
  expect(annsAgain).toContain('Ann starts at B2')
  expect(annsAgain).not.toContain('Bob starts at C4')
})

test('a game without secrets needs no hand-over', async () => {
  const { pages } = await play('senet', TWO, ['throw', '9', 'throw'])
  expect(pages).toHaveLength(1)
  expect(pages[0]).not.toContain('hand over')
})

test('Enter takes the only action, and a list is printed once', async () => {
  const { pages } = await play('geniejack', [{ name: 'Ann' }], ['', 'nonsense', 'log', 'quit'])
  const text = pages.join('')
  expect(text).toContain('Enter takes it.')
  expect(text.split('h: Hit')).toHaveLength(2)
  expect(text.trim()).toMatch(/Kept\.$/)
})

test('each viewer reads the log as they may know it, and log prints it again', async () => {
  const { pages } = await play('odysseus', [{ name: 'Ann' }, { bot: 'random' }], ['draw', 'end', 'log', 'quit'])
  const text = pages.join('')
  const draws = text.split('\n').filter(line => /Ann draws/.test(line))
  expect(draws.length).toBeGreaterThanOrEqual(2)
})
