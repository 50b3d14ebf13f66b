import type { ChildProcess } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawn } from 'cross-spawn'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const tarballs = join(root, 'dist/packages')

/** Packed commands run on the Node of the tests, or on one in the folder that PACKED_NODE names. */
function environment(): NodeJS.ProcessEnv {
  const node = process.env.PACKED_NODE ?? dirname(process.execPath)
  const { NODE_ENV: _mode, ...rest } = process.env
  return { ...rest, PATH: `${node}${delimiter}${process.env.PATH}` }
}

/** Runs a command to its end and returns its output; a failure throws an error with the output. */
export function run(cwd: string, command: readonly string[], input = ''): Promise<string> {
  const [file = '', ...args] = command
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, env: environment() })
    let out = ''
    let err = ''
    child.stdout.on('data', data => {
      out += data
    })
    child.stderr.on('data', data => {
      err += data
    })
    child.on('error', reject)
    child.on('close', code => {
      if (code === 0) resolve(out)
      else reject(new Error(`${command.join(' ')} failed:\n${out}\n${err}`))
    })
    child.stdin.end(input)
  })
}

/** All published packages, installed into an empty folder together with what the author of a game needs. */
export async function installPacked(place: string): Promise<void> {
  const node = process.execPath
  for (const tool of ['tools/build-web.ts', 'node_modules/typescript/bin/tsc', 'tools/pack.ts']) {
    await run(root, [node, join(root, tool), ...(tool.endsWith('tsc') ? ['--build'] : [])])
  }
  await mkdir(place, { recursive: true })
  await writeFile(join(place, 'package.json'), '{"private": true, "type": "module"}\n')
  const packed = (await readdir(tarballs)).map(file => join(tarballs, file))
  await install(place, [...packed, ...(await toolsOfAuthors())])
}

export async function install(place: string, what: readonly string[]): Promise<void> {
  await run(place, ['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', ...what])
}

/** In the versions of the repository, so that npm finds them in its cache. */
async function toolsOfAuthors(): Promise<readonly string[]> {
  const names = ['react', 'react-dom', 'vite', 'vitest', 'typescript', '@types/node', '@types/react']
  const versionOf = async (name: string) =>
    JSON.parse(await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8')).version
  return Promise.all(names.map(async name => `${name}@${await versionOf(name)}`))
}

export interface PackedServer {
  readonly url: string
  close(): Promise<void>
}

/** `turnwise serve` of the packed CLI. */
export function servePacked(place: string, game: string): Promise<PackedServer> {
  const args = ['node_modules/turnwise/bin/turnwise.js', 'serve', '--port', '0', '--game', game]
  const env = { ...environment(), TURNWISE_DATA: join(place, 'data') }
  const child = spawn('node', args, { cwd: place, env, stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (data: Buffer) => {
      text += data.toString()
      const url = /"url":"(http[^"]+)"/.exec(text)?.[1]
      if (url !== undefined) resolve({ url, close: () => end(child) })
    })
    child.once('exit', code => reject(new Error(`The server ended with ${code}:\n${text}`)))
  })
}

function end(child: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    child.removeAllListeners('exit')
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
