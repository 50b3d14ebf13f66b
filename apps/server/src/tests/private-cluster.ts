import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Cluster {
  readonly url: string
  /** Pauses every process of the server, so that it hangs without closing a connection, and resumes them. */
  suspend(): void
  resume(): void
  close(): Promise<void>
}

const DEBIAN_BINARIES = '/usr/lib/postgresql'

/**
 * A PostgreSQL for tests: the given one, else a new cluster in a temporary folder, reachable only over a socket there.
 * PostgreSQL refuses to run as root, so root runs it as the user that Debian's package made.
 */
export async function startCluster(given = process.env.DATABASE_URL): Promise<Cluster> {
  if (given !== undefined && given !== '')
    return { url: given, suspend: notOurs, resume: notOurs, close: async () => undefined }
  const binaries = findBinaries() ?? installBinaries()
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-pg-'))
  const owner = process.getuid?.() === 0 ? postgresUser() : undefined
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(join(binaries, program), args, { cwd: folder, stdio: 'pipe', ...owner } as ExecFileSyncOptions)
  run('initdb', '-D', data, '-A', 'trust', '-U', 'turnwise', '--no-sync')
  const settings = `-k ${folder} -c listen_addresses= -c max_connections=200`
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  run('createdb', '-h', folder, '-U', 'turnwise', 'turnwise')
  const signal = (name: NodeJS.Signals) => {
    const [first] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(first)], { encoding: 'utf8' })
    for (const pid of [first, ...children.split('\n')]) if (Number(pid) > 0) tryKill(Number(pid), name)
  }
  return {
    suspend: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    url: `postgres://turnwise@localhost/turnwise?host=${encodeURIComponent(folder)}`,
    async close() {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Some processes of a database end by themselves, perhaps since they were listed. */
function tryKill(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'ESRCH') throw error
  }
}

function notOurs(): never {
  throw new Error('Only a cluster of our own can be suspended.')
}

function findBinaries(): string | undefined {
  if (!existsSync(DEBIAN_BINARIES)) return findOnPath()
  const versions = readdirSync(DEBIAN_BINARIES).sort((a, b) => Number(b) - Number(a))
  return versions.map(version => join(DEBIAN_BINARIES, version, 'bin')).find(bin => existsSync(join(bin, 'initdb')))
}

function findOnPath(): string | undefined {
  return (process.env.PATH ?? '').split(':').find(folder => existsSync(join(folder, 'initdb')))
}

function installBinaries(): string {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'pipe', env })
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { stdio: 'pipe', env })
    const found = findBinaries()
    if (found !== undefined) return found
  }
  throw new Error('There is no PostgreSQL here: install it, or give a server in DATABASE_URL.')
}

function postgresUser(): { readonly uid: number; readonly gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
