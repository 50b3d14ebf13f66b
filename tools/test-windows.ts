import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CATALOG } from '@turnwise/catalog'
import { Refusal, remoteConnection } from '@turnwise/client'
import { z } from 'zod'
import { root } from './paths.ts'
import { runProgram } from './run-program.ts'
import { copySources, installForWindows } from './windows/install.ts'
import { type Started, Windows, windowsPath } from './windows/wine.ts'

/**
 * npm run test:windows: installs the packed packages in a folder with awkward signs and does there what a user of Windows
 * does, by the Windows build of Node under Wine; then runs unit tests with it. `-- host units` does these parts only.
 */
const temporary = mkdtempSync(join(tmpdir(), 'turnwise-windows-'))
const place = join(temporary, 'C# & Spiele 100%25')
const env = { TURNWISE_DATA: windowsPath(join(place, 'data')), TURNWISE_RATE: '0' }

/** As npm's script for cmd.exe starts it. */
const COMMAND = 'node_modules/turnwise/bin/turnwise.js'

/** How a match ended. */
const RESULT = /\bwins?\b|\bwon\b|draw/i

const answerSchema = z.looseObject({
  status: z.literal('ok'),
  match_id: z.string().optional(),
  players: z.array(z.looseObject({ token: z.string().optional() })).optional(),
  actions: z.array(z.looseObject({ cmd: z.string() })).optional(),
  outcome: z.unknown().optional(),
})

const windows = await Windows.prepare()
runProgram('npm', ['run', 'pack'], { cwd: root })
installForWindows(place)
const parts = { play, host, write, units }
const asked = process.argv.slice(2)
for (const [name, run] of Object.entries(parts)) if (asked.length === 0 || asked.includes(name)) await run()
rmSync(temporary, { recursive: true, force: true })

/** Every game to its end. */
async function play(): Promise<void> {
  for (const { id, seats } of CATALOG) {
    const file = `${id}.turnwise.json`
    const levels = Array.from({ length: seats.min }, () => 'easy').join(',')
    await turnwise(/Kept in|Review it with/, 'play', id, '--plain', '--seats', levels, '--save', file)
    await turnwise(/every one fits the rules/, 'replay', file)
  }
  await turnwise(/Judged by/, 'review', 'senet.turnwise.json')
  await turnwise(/random against greedy/, 'arena', 'senet', '--games', '2', '--bots', 'random,greedy')
}

/** A server with SQLite: matches over HTTP and live, a program that plays, a restart, a backup and its restore. */
async function host(): Promise<void> {
  const server = await serve()
  await step('the page is served', async () => /<title>/.test(await (await fetch(server.url)).text()))
  const seat = await step('a match over HTTP', () => playOverHttp(server.url))
  await step('a match over a live connection', () => playLive(server.url))
  writeFileSync(join(place, 'bot.cmd'), `@"${windowsPath(windows.node)}" bot.mjs\r\n`)
  cpSync(join(root, 'apps/cli/examples/bot.mjs'), join(place, 'bot.mjs'))
  const match = ['bot', '--server', server.url, '--game', 'senet', '--against', 'random', '--']
  await turnwise(RESULT, ...match, windowsPath(windows.node), 'bot.mjs')
  await turnwise(RESULT, ...match, '.\\bot.cmd')
  await turnwise(/[1-9]\d* matches in/, 'backup', 'backup.jsonl.gz')
  await stop(server)
  const again = await serve()
  await step('the match is there after a restart', () => isOver(again.url, seat))
  await stop(again)
  env.TURNWISE_DATA = windowsPath(join(place, 'elsewhere'))
  await turnwise(/[1-9]\d* matches restored/, 'restore', 'backup.jsonl.gz')
  const restored = await serve()
  await step('the match is in the restored database', () => isOver(restored.url, seat))
  await stop(restored)
}

/** A game of one's own. */
async function write(): Promise<void> {
  await turnwise(/play \./, 'new-game', 'my-dice', '--template', 'secrets')
  await turnwise(/keeps the contract/, 'check', 'my-dice', '--seeds', '2')
  await turnwise(/Built/, 'build', 'my-dice')
  await turnwise(RESULT, 'play', 'my-dice', '--plain', '--seats', 'cautious,random')
}

/** The unit tests of what runs on a player's machine, apart from those that make links, which Wine does not know. */
async function units(): Promise<void> {
  // In a folder with a plain name: Vitest finds no tests in the other.
  const suites = join(temporary, 'suites')
  installForWindows(suites)
  copySources(suites)
  const packages = ['engine', 'protocol', 'table', 'client'].map(name => `packages/${name}`)
  const without = ['--exclude', '**/new-game.test.ts', '--exclude', '**/gallery/**']
  const { code, text } = await windows.run(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...packages,
      'apps/cli',
      '--passWithNoTests',
      '--testTimeout',
      '600000',
      ...without,
    ],
    { cwd: suites },
  )
  process.stdout.write(text)
  if (code !== 0) process.exitCode = 1
}

/** Runs a packed command to its end; it must succeed and write something that matches. */
async function turnwise(expected: RegExp, ...args: readonly string[]): Promise<void> {
  await step(`turnwise ${args.join(' ')}`, async () => {
    const { code, text } = await windows.run([COMMAND, ...args], { cwd: place, env })
    if (code !== 0 || !expected.test(text)) throw new Error(`It ended with ${code}:\n${text}`)
    return true
  })
}

interface Server extends Started {
  readonly url: string
}

async function serve(): Promise<Server> {
  const started = windows.start([COMMAND, 'serve', '--port', '0'], { cwd: place, env })
  const url = await step('turnwise serve', async () => {
    let hasEnded = false
    void started.ended.then(() => {
      hasEnded = true
    })
    while (!hasEnded) {
      const [, found] = /"url":"([^"]+)"/.exec(started.text()) ?? []
      if (found !== undefined) return found
      await pause(100)
    }
    throw new Error(`It does not serve:\n${started.text()}`)
  })
  return { ...started, url }
}

async function stop(server: Server): Promise<void> {
  server.end()
  await server.ended
}

async function ask(url: string, command: object): Promise<z.output<typeof answerSchema>> {
  const body = JSON.stringify(command)
  const response = await fetch(`${url}/api`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const answer = await response.json()
  const { success, data } = answerSchema.safeParse(answer)
  if (!success) throw new Error(JSON.stringify(answer))
  return data
}

interface Seat {
  readonly match_id: string
  readonly player_id: number
  readonly token: string
}

/** The first legal action each time, against a bot of the server, until the match is over. */
async function playOverHttp(url: string): Promise<Seat> {
  const created = await ask(url, { cmd: 'create-match', game: 'senet', players: [{ name: 'Ada' }, { bot: 'random' }] })
  const seat = { match_id: created.match_id ?? '', player_id: 0, token: created.players?.[0]?.token ?? '' }
  while (!(await isOver(url, seat))) {
    const { actions = [] } = await ask(url, { cmd: 'get-legal-actions', ...seat })
    if (actions[0] === undefined) await pause(20)
    else await ask(url, { ...actions[0], ...seat })
  }
  return seat
}

async function isOver(url: string, seat: Seat): Promise<boolean> {
  const { outcome } = await ask(url, { cmd: 'get-state', ...seat })
  return outcome !== undefined && outcome !== null
}

async function playLive(url: string): Promise<boolean> {
  const table = remoteConnection(url)
  const { match_id, players } = await table.request({
    cmd: 'create-match',
    game: 'senet',
    players: [{ name: 'Ada' }, { bot: 'greedy' }],
  })
  const seat = { match_id, player_id: 0, token: players[0]?.token }
  await new Promise<void>((resolve, reject) => {
    const unwatch = table.watch(seat, ({ outcome, actions = [], seq }) => {
      if (outcome !== undefined) {
        unwatch()
        resolve()
      } else if (actions[0] !== undefined) {
        // An update may come twice: the second action for the same moment is refused.
        table.act(seat, actions[0], seq).catch(error => (error instanceof Refusal ? undefined : reject(error)))
      }
    })
  })
  table.close()
  return true
}

async function step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  process.stdout.write(`${name} …`)
  const result = await run()
  if (result === false) throw new Error(`${name}: it is not so.`)
  process.stdout.write(' ok\n')
  return result
}
