import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { startCluster } from '../../apps/server/src/tests/private-cluster.ts'

/** A PostgreSQL that can be killed between two instructions and started again on the same files. */
export interface KillableCluster {
  readonly url: string
  kill(): Promise<void>
  /** Pauses all its processes, and resumes them. */
  suspend(): void
  resume(): void
  start(): Promise<void>
  close(): Promise<void>
}

/** Always a cluster of our own, whatever `DATABASE_URL` says: a given one must not be killed. */
export async function startKillableCluster(): Promise<KillableCluster> {
  const cluster = await startCluster('')
  const folder = new URL(cluster.url).searchParams.get('host') ?? ''
  const data = join(folder, 'data')
  const pidFile = join(data, 'postmaster.pid')
  const postmaster = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  // The system says how it was started, so that it restarts as the same user with the same settings.
  const program = readlinkSync(`/proc/${postmaster()}/exe`)
  const [, , , ...settings] = readFileSync(`/proc/${postmaster()}/cmdline`, 'utf8').split('\0').slice(0, -1)
  const { uid, gid } = statSync(data)
  const start = async () => {
    const log = join(folder, 'log')
    const ask = ['-D', data, '-w', '-l', log, '-o', settings.join(' '), 'start']
    await promisify(execFile)(join(dirname(program), 'pg_ctl'), ask, { uid, gid, cwd: folder })
  }
  return {
    url: cluster.url,
    start,
    async kill() {
      const first = postmaster()
      // The main process first, or it would begin to clean up after the others.
      const all = [first, ...childrenOf(first)]
      for (const pid of all) endNow(pid)
      await until(() => all.every(pid => !isRunning(pid)), 10_000)
      // Without a reaper of dead processes, as in a bare container, PostgreSQL would take its own zombies for a server.
      for (const file of [pidFile, ...locksIn(folder)]) rmSync(file)
    },
    suspend: () => cluster.suspend(),
    resume: () => cluster.resume(),
    close: () => cluster.close(),
  }
}

/** The folder of the sockets. */
function locksIn(folder: string): readonly string[] {
  const names = readdirSync(folder).filter(name => name.startsWith('.s.PGSQL') && name.endsWith('.lock'))
  return names.map(name => join(folder, name))
}

function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
}

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It may have ended by itself meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

function isRunning(pid: number): boolean {
  const stat = readText(`/proc/${pid}/stat`)
  return stat !== undefined && !/\) [ZX] /.test(stat)
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

async function until(holds: () => boolean, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds
  while (!holds()) {
    if (performance.now() > end) throw new Error('PostgreSQL did not do as it was told.')
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}
