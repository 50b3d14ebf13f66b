import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packages } from './packed-manifest.ts'
import { installed, root } from './paths.ts'
import { runProgram } from './run-program.ts'

const run = promisify(execFile)
const target = join(root, 'dist/packages')
let temporary = ''
let place = ''
let tarballs: readonly string[] = []

beforeAll(async () => {
  await run(process.execPath, [join(root, 'tools/build-web.ts')], { cwd: root })
  runProgram(installed('tsc'), ['--build'], { cwd: root })
  await run(process.execPath, [join(root, 'tools/pack.ts')], { cwd: root })
  tarballs = await readdir(target)
  temporary = await mkdtemp(join(tmpdir(), 'turnwise-pack-'))
  // Signs that mean something else in an address; Windows allows no question mark.
  place = join(temporary, process.platform === 'win32' ? 'C# & 100%25' : 'C# & 100%25 ?')
  await mkdir(place)
})
afterAll(() => rm(temporary, { recursive: true, force: true }))

const read = async (name: string) => {
  const file = await readFile(join(target, name))
  return file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)
}

describe('npm run pack', () => {
  test('packs the CLI, the server, the web app, every library and every game', () => {
    const folders = packages(root).map(({ folder }) => folder)
    expect(folders).toEqual(
      expect.arrayContaining(['apps/cli', 'apps/server', 'apps/web', 'packages/engine', 'games/senet']),
    )
    expect(tarballs).toHaveLength(folders.length)
    expect(tarballs.filter(name => /^turnwise-\d/.test(name))).toHaveLength(1)
  })

  test('packs the files for those who deploy, and the example bots', () => {
    const files = (start: RegExp) =>
      runProgram('tar', ['-tzf', join(target, tarballs.find(name => start.test(name)) ?? '')]).split(/\r?\n/)
    expect(files(/^turnwise-server-/)).toEqual(
      expect.arrayContaining(['package/deploy/turnwise.service', 'package/deploy/Dockerfile']),
    )
    expect(files(/^turnwise-\d/)).toContain('package/examples/bot.py')
  })

  test('packs the web app as it is built for production', async () => {
    const assets = join(root, 'apps/web/dist/assets')
    const scripts = (await readdir(assets)).filter(name => name.endsWith('.js'))
    const texts = await Promise.all(scripts.map(name => readFile(join(assets, name), 'utf8')))
    expect(texts.filter(text => text.includes('react-devtools'))).toEqual([])
    expect(texts.some(text => text.includes('createElement'))).toBe(true)
  })

  test('makes packages without publint problems', async () => {
    const messages = tarballs.map(async name => {
      const { messages, pkg } = await publint({ pack: { tarball: await read(name) }, strict: true })
      return messages.map(message => `${name}: ${formatMessage(message, pkg, { color: false })}`)
    })
    expect((await Promise.all(messages)).flat()).toEqual([])
  })

  test('makes packages whose types resolve for ES modules', async () => {
    const problems = []
    for (const name of tarballs) {
      const result = await checkPackage(createPackageFromTarballData(new Uint8Array(await read(name))), {
        excludeEntrypoints: [/\.css$/],
      })
      // The command exports nothing; the sources in its package are templates.
      if (!result.types || result.packageName === 'turnwise') continue
      for (const problem of result.problems) {
        // We publish ES modules only: old resolution and require() are not supported.
        const kind = 'resolutionKind' in problem ? problem.resolutionKind : undefined
        if (kind !== 'node10' && kind !== 'node16-cjs') problems.push({ name, ...problem })
      }
    }
    expect(problems).toEqual([])
  })

  test('makes packages that an empty folder can install, compile against and run', async () => {
    const needed = tarballs.map(name => join(target, name))
    await writeFile(join(place, 'package.json'), '{"name": "consumer", "private": true, "type": "module"}')
    runProgram('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...needed], { cwd: place })
    await writeFile(join(place, 'consumer.ts'), CONSUMER)
    const options = ['--module', 'nodenext', '--target', 'es2024', '--strict', '--types', '']
    await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...options, 'consumer.ts'], {
      cwd: place,
    })
    const { stdout } = await run(process.execPath, ['consumer.js'], { cwd: place })
    expect(stdout).toBe('true true\n')
  })

  test('makes a command that starts there, serves the page and plays a match', async () => {
    const command = join(place, 'node_modules/turnwise/bin/turnwise.js')
    const env = { ...process.env, DATABASE_URL: '', TURNWISE_DATA: join(place, 'data') }
    const played = await run(process.execPath, [command, 'play', 'senet', '--plain', '--seats', 'random,random'], {
      cwd: place,
      env,
    })
    expect(played.stdout).toMatch(/wins/)
    const server = spawn(process.execPath, [command, 'serve', '--port', '0'], { cwd: place, env })
    try {
      let log = ''
      while (!log.includes('"url":"')) log += await once(server.stdout, 'data')
      const [, url = ''] = /"url":"([^"]+)"/.exec(log) ?? []
      expect(await (await fetch(url)).text()).toContain('<title>Turnwise')
    } finally {
      server.kill()
    }
  })
})

/** Uses the engine and the client as another project would: a table in this process, used through a connection. */
const CONSUMER = `
import { type Catalog, createRng } from '@turnwise/engine'
import { type Connection, localConnection } from '@turnwise/client'
import { localEnvironment, Table } from '@turnwise/table'

const none: Catalog = []
const connection: Connection = localConnection(new Table(localEnvironment(none)))
const answer = await connection.request({ cmd: 'ping' })
console.log(answer.pong, createRng('seed').int(6) < 6)
`
