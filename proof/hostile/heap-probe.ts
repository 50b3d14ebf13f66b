import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

/** For `NODE_OPTIONS`: the process has little memory and reports on request how much it uses. */
export const PROBED = `--max-old-space-size=160 --expose-gc --import ${import.meta.url}`

const fileOf = (pid: number) => join(tmpdir(), `turnwise-heap-${pid}`)

if (isMainThread && globalThis.gc !== undefined) {
  process.on('SIGUSR2', () => {
    globalThis.gc?.()
    const file = fileOf(process.pid)
    writeFileSync(`${file}.part`, String(process.memoryUsage().heapUsed))
    renameSync(`${file}.part`, file)
  })
}

/** Bytes that a probed process uses after garbage collection. */
export async function heapOf(pid: number): Promise<number> {
  const file = fileOf(pid)
  process.kill(pid, 'SIGUSR2')
  const deadline = performance.now() + 60_000
  while (!existsSync(file)) {
    if (performance.now() > deadline) throw new Error(`Process ${pid} does not say what it holds.`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  const bytes = Number(readFileSync(file, 'utf8'))
  rmSync(file)
  return bytes
}
