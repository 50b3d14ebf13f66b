import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawn } from 'cross-spawn'
import { afterAll, describe, expect, test } from 'vitest'

const LAUNCHER = fileURLToPath(new URL('../../bin/turnwise.js', import.meta.url))
/** Makes a Node believe that it is too old, so that the launcher starts the one that npm installed. */
const OLD = 'data:text/javascript,Object.defineProperty(process.versions, "node", { value: "20.0.0" })'

const folder = mkdtempSync(join(tmpdir(), 'turnwise-launcher-'))
const env = { ...process.env, DATABASE_URL: '', TURNWISE_DATA: folder }
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// On Windows a process cannot be asked to end, and the system ends its children with it.
describe.skipIf(process.platform === 'win32')('a signal to end', () => {
  test('reaches the server that the launcher has started', async () => {
    const launcher = spawn(process.execPath, ['--import', OLD, LAUNCHER, 'serve', '--port', '0'], { env })
    const url = await addressOf(launcher)
    expect(await isServed(url)).toBe(true)
    const ended = once(launcher, 'exit')
    launcher.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(await isServed(url)).toBe(false)
  })

  test('reaches the server that npm has started', async () => {
    const scripts = { start: `"${process.execPath}" "${LAUNCHER}" serve --port 0` }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }))
    const npm = spawn('npm', ['start'], { env, cwd: folder })
    const url = await addressOf(npm)
    npm.kill('SIGTERM')
    await expect.poll(() => isServed(url)).toBe(false)
  })
})

async function addressOf({ stdout }: ChildProcessWithoutNullStreams): Promise<string> {
  let log = ''
  while (!log.includes('"url":"')) log += await once(stdout, 'data')
  return /"url":"([^"]+)"/.exec(log)?.[1] ?? ''
}

function isServed(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}
