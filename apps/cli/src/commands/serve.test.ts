import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'turnwise-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const settings = (data: string) => ({ ...process.env, DATABASE_URL: '', TURNWISE_DATA: join(folder, data) })

/** Runs a command to its end; if it fails, returns what it wrote to standard error. */
async function turnwise(data: string, ...args: string[]): Promise<string> {
  return turnwiseWith({}, data, ...args)
}

async function turnwiseWith(environment: NodeJS.ProcessEnv, data: string, ...args: string[]): Promise<string> {
  const env = { ...settings(data), ...environment }
  const run = promisify(execFile)(process.execPath, [MAIN, ...args], { env })
  return run.then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  )
}

/** A running server and its address, taken from its log. */
async function serve(data: string): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const child = spawn(process.execPath, [MAIN, 'serve', '--port', '0'], { env: settings(data) })
  const url = await new Promise<string>((resolve, reject) => {
    child.on('exit', code => reject(new Error(`It ended with ${code}.`)))
    let text = ''
    child.stdout?.on('data', chunk => {
      text += chunk
      const [, found] = /"url":"([^"]+)"/.exec(text) ?? []
      if (found !== undefined) resolve(found)
    })
  })
  return { url, child }
}

async function ask(url: string, command: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(command),
  })
  return (await response.json()) as Record<string, unknown>
}

/** On Windows no process can be asked to end. */
const STOPPED = process.platform === 'win32' ? null : 0

function stop(child: ChildProcess): Promise<number | null> {
  return new Promise(resolve => {
    child.on('exit', resolve)
    child.kill('SIGTERM')
  })
}

test('a server is backed up while it runs and restored elsewhere, where the same tokens work', async () => {
  const first = await serve('first')
  const { match_id, players } = await ask(first.url, { cmd: 'create-match', game: 'senet' })
  const tokens = (players as readonly { token: string }[]).map(({ token }) => token)
  const thrown = { cmd: 'throw', match_id, player_id: 0, token: tokens[0] }
  const other = { ...thrown, player_id: 1, token: tokens[1] }
  const [one, two] = [await ask(first.url, thrown), await ask(first.url, other)]
  expect([one.status, two.status]).toContain('ok')

  const file = join(folder, 'backup.jsonl.gz')
  expect(await turnwise('first', 'backup', file)).toContain('1 matches')
  expect(await turnwise('first', 'backup', file)).toContain('exists already')
  const text = gunzipSync(readFileSync(file)).toString()
  for (const token of tokens) expect(text).not.toContain(token)
  expect(await turnwise('first', 'verify')).toBe('1 matches, 0 that no longer fit\n')
  expect(await turnwise('first', 'restore', file)).toContain('Another turnwise server uses')
  expect(await stop(first.child)).toBe(STOPPED)
  expect(await turnwise('first', 'restore', file)).toContain('empty store')

  writeFileSync(join(folder, 'cut.gz'), readFileSync(file).subarray(0, 100))
  expect(await turnwise('second', 'restore', join(folder, 'cut.gz'))).toContain('unexpected end of file')
  expect(await turnwise('second', 'restore', join(folder, 'none'))).toContain('ENOENT')
  expect(await turnwise('second', 'restore', file)).toBe('1 matches restored\n')

  const second = await serve('second')
  const state = await ask(second.url, { cmd: 'get-state', match_id, player_id: 0, token: tokens[0] })
  expect(state).toMatchObject({ status: 'ok', seq: 1 })
  expect(await stop(second.child)).toBe(STOPPED)
})

test('a backup works where there are no links, and one that fails leaves no file behind', async () => {
  const { child } = await serve('linkless')
  const asked = (name: string, faults: Record<string, string>) =>
    turnwiseWith({ NODE_OPTIONS: failing(faults) }, 'linkless', 'backup', join(folder, name))
  expect(await asked('linkless.jsonl', { 'promises.link': 'EPERM' })).toContain('0 matches in')
  expect(await asked('linkless.jsonl', { 'promises.link': 'EPERM' })).toContain('exists already')
  expect(await asked('failed.jsonl', { fsyncSync: 'EIO' })).toBe('turnwise: EIO\n')
  expect(await asked('failed.jsonl', { 'promises.link': 'EPERM', 'promises.rename': 'EIO' })).toBe('turnwise: EIO\n')
  expect(await turnwise('linkless', 'backup', join(folder, 'none', 'x'))).toMatch(/^turnwise: ENOENT: .*\n$/)
  expect(readdirSync(folder).filter(name => /^(linkless|failed)\./.test(name))).toEqual(['linkless.jsonl'])
  await stop(child)
})

/** An option for Node that makes functions of `node:fs` fail with an error of that code. */
function failing(faults: Readonly<Record<string, string>>): string {
  const lines = Object.entries(faults).map(
    ([name, code]) =>
      `fs.${name} = ${name.startsWith('promises.') ? 'async ' : ''}() => { throw Object.assign(new Error('${code}'), { code: '${code}' }) }`,
  )
  const code = [
    `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'`,
    ...lines,
    'syncBuiltinESMExports()',
  ]
  return `--import "data:text/javascript,${encodeURIComponent(code.join('\n'))}"`
}

test('a match that was damaged is found by verify and left out of a backup, which says so', async () => {
  const { url, child } = await serve('damaged')
  for (let i = 0; i < 2; i++) {
    const { match_id, players } = await ask(url, { cmd: 'create-match', game: 'senet' })
    for (const { player_id, token } of players as readonly { player_id: number; token: string }[]) {
      await ask(url, { cmd: 'throw', match_id, player_id, token })
    }
  }
  await stop(child)
  // A server that was killed settles its log at the next start.
  if (STOPPED === null) await stop((await serve('damaged')).child)
  const database = new DatabaseSync(join(folder, 'damaged', 'turnwise.sqlite'))
  database.exec(`UPDATE log SET at = 1 WHERE match_id = (SELECT min(match_id) FROM log)`)
  database.close()
  const verified = await turnwise('damaged', 'verify')
  expect(verified).toContain('is damaged')
  expect(verified).toContain('2 matches, 1 that no longer fit')
  expect(await turnwise('damaged', 'prune')).toContain('--finished, --abandoned, or both')
  expect(await turnwise('damaged', 'prune', '--dry-run', '--abandoned', '1')).toBe('0 matches are due\n')
  const file = join(folder, 'damaged.jsonl')
  expect(await turnwise('damaged', 'backup', file)).toContain('is left out')
  expect(await turnwise('mended', 'restore', file)).toBe('1 matches restored\n')
})

test('a wrong configuration is refused with a sentence', async () => {
  const run = promisify(execFile)(process.execPath, [MAIN, 'serve'], {
    env: { ...settings('none'), TURNWISE_LOG: 'loud', TURNWISE_PROT: '1' },
  })
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/TURNWISE_LOG[\s\S]*TURNWISE_PROT: not known/),
  })
})
