import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { playArenaGame } from '@turnwise/bots'
import { type Connection, Refusal, remoteConnection } from '@turnwise/client'
import { NO_RATES, startServer } from '@turnwise/server'
import { Command } from 'commander'
import { sync } from 'cross-spawn'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadGame } from '../catalog.ts'
import { openArenaPlayer } from '../external-bot/arena-player.ts'
import { BotProgram } from '../external-bot/bot-program.ts'
import { takeSeat } from '../external-bot/take-seat.ts'
import { register } from './bot.ts'

const example = (name: string) => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'turnwise-bot-'))
const compiled = join(folder, 'bot')
/** Windows has none of these by itself. */
const TOOLS =
  process.platform === 'win32'
    ? []
    : ([
        ['Python', ['python3', example('bot.py')], ['python3', '--version']],
        ['Perl', ['perl', example('bot.pl')], ['perl', '-MJSON::PP', '-e', '']],
        ['C', [compiled], ['cc', '-o', compiled, example('bot.c')]],
      ] as const)
const EXAMPLES: readonly (readonly [string, readonly string[]])[] = [
  ...TOOLS.map(([language, command]) => [language, command] as const),
  ['JavaScript', [process.execPath, example('bot.mjs')]],
]
beforeAll(() => {
  const missing = TOOLS.filter(([, , [tool, ...args]]) => sync(tool, args).status !== 0).map(([language]) => language)
  if (missing.length > 0) throw new Error(`To test the example bots, install what they need: ${missing.join(', ')}.`)
})
afterAll(() => rmSync(folder, { recursive: true }))
let programs = 0

function inline(body: string): [string, string] {
  const file = join(folder, `bot-${programs++}.cjs`)
  writeFileSync(
    file,
    `const say = m => console.log(JSON.stringify(m));
     require('readline').createInterface({ input: process.stdin }).on('line', line => {
       const m = JSON.parse(line);
       if (m.type === 'hello') return say({ type: 'hello', name: 'Test' });
       ${body}
     })`,
  )
  return [process.execPath, file]
}

/** Plays a match with a program on seat 0 and returns what was reported meanwhile. */
async function play(command: readonly string[], { deadlineMs = 5_000, refusals = 0 } = {}) {
  const server = await startServer({ limits: NO_RATES })
  const connection = limited(remoteConnection(server.url), refusals)
  const program = await BotProgram.start(command)
  const reports: string[] = []
  try {
    const { match_id, players } = await connection.request({
      cmd: 'create-match',
      game: 'senet',
      players: [{}, { bot: 'random' }],
    })
    const handle = { match_id, player_id: 0, token: players[0]!.token! }
    const report = (line: string) => void reports.push(line)
    return { outcome: await takeSeat(connection, handle, program, { deadlineMs, report }), reports }
  } finally {
    program.close()
    connection.close()
    await server.close()
  }
}

/** A connection whose first actions the server has no room for. */
function limited(connection: Connection, refusals: number): Connection {
  let left = refusals
  const act: Connection['act'] = (...asked) =>
    left-- > 0 ? Promise.reject(new Refusal('rate-limited', 'Wait.')) : connection.act(...asked)
  return { ...connection, act }
}

describe('a program on a seat', () => {
  describe.each(EXAMPLES)('as the example in %s', (_language, command) => {
    test.each([
      ['senet', ['--against', 'random']],
      ['geniejack', []],
      ['odysseus', ['--against', 'random']],
      ['maze', ['--against', 'wanderer', '--option', 'rounds=5']],
      ['runerail', ['--against', 'random', '--option', 'turn_limit=1', '--option', 'draft=false']],
    ])('plays a whole match of %s by the documented command', async (game, settings) => {
      const written: string[] = []
      const streams = [process.stdout, process.stderr].map(stream =>
        vi.spyOn(stream, 'write').mockImplementation(text => written.push(String(text)) > 0),
      )
      const program = new Command()
      register(program)
      await program.parseAsync(['bot', '--local', '--game', game, ...settings, '--', ...command], { from: 'user' })
      for (const stream of streams) stream.mockRestore()
      expect(written).toEqual([expect.stringContaining(' plays seat 0 of '), expect.stringMatching(/\(.+\)\.\n$/)])
    })
  })

  test('waits where the server has no room, which is no refusal', async () => {
    const { outcome, reports } = await play([process.execPath, example('bot.mjs')], { refusals: 10 })
    expect(outcome.reason).toBe('borne-off')
    expect(reports).toEqual([])
  })

  test('gets a refusal when it breaks the rules, and the match goes on', async () => {
    const { outcome, reports } = await play(
      inline(`if (m.type === 'act') say({ type: 'act', id: m.id, action: { type: 'move', from: 30 } })`),
    )
    expect(outcome.reason).toBe('borne-off')
    expect(reports.some(line => line.includes('the first legal action is played'))).toBe(true)
  })

  test('is reported when it sends nonsense', async () => {
    const { reports } = await play(inline(`if (m.type === 'act') console.log('pardon?')`))
    expect(reports[0]).toContain('said: pardon?')
  })

  test('is refused with a sentence when it sends no hello', async () => {
    await expect(BotProgram.start([process.execPath, '-e', 'process.exit(3)'])).rejects.toThrow('has ended (status 3)')
    // On Windows the shell may have to say it.
    const message = process.platform === 'win32' ? /cannot be started|has ended/ : 'cannot be started'
    await expect(BotProgram.start([join(folder, 'none')])).rejects.toThrow(message)
    await expect(BotProgram.start([])).rejects.toThrow('Name the program')
  })

  test('is not shown a seed, on a server or in the arena', async () => {
    const module = await loadGame('geniejack')
    const tell = (file: string) =>
      inline(`require('fs').appendFileSync(${JSON.stringify(join(folder, file))}, line);
              if (m.type === 'act') say({ type: 'act', id: m.id, action: m.actions[0] })`)
    const server = await startServer({ limits: NO_RATES })
    const connection = remoteConnection(server.url)
    const program = await BotProgram.start(tell('server'))
    const { match_id, players } = await connection.request({
      cmd: 'create-match',
      game: 'geniejack',
      players: [{}],
    })
    const handle = { match_id, player_id: 0, token: players[0]!.token! }
    const { stored, match } = await server.table.live(handle.match_id)
    const report = () => undefined
    void takeSeat(connection, handle, program, { deadlineMs: 5_000, module, report }).catch(report)
    await expect.poll(() => match.seq).toBeGreaterThan(4)
    program.close()
    connection.close()
    await server.close()
    const [node, file] = tell('arena')
    const player = await openArenaPlayer(module, `"${node}" "${file}"`)
    await playArenaGame(module.game, [player], [0], 'some secret', { maxActions: 5 })
    player.close()
    for (const [file, seed] of [
      ['server', stored.seed],
      ['arena', 'some secret'],
    ] as const) {
      const received = readFileSync(join(folder, file), 'utf8')
      expect(received).toContain('"actions"')
      expect(received).not.toContain(seed)
    }
  })

  test('cannot send commands to the table', async () => {
    const { outcome, reports } = await play(
      inline(`if (m.type === 'act') say({ type: 'act', id: m.id, action: { type: 'leave-match', bot: 'random' } })`),
    )
    expect(outcome.reason).toBe('borne-off')
    expect(reports[0]).toContain('leave-match is a command of the table')
  })

  test('plays in the arena too', async () => {
    const module = await loadGame('senet')
    const player = await openArenaPlayer(module, `"${process.execPath}" "${example('bot.mjs')}"`)
    const { outcome } = await playArenaGame(module.game, [player, module.bots[0]!], [0, 1], 'seed', {})
    expect(outcome?.reason).toBe('borne-off')
    player.close()
  })
})
