import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { isMainThread } from 'node:worker_threads'

/** For `NODE_OPTIONS`: the process has little memory and reports on request how much it uses. */
export const PROBED = `--max-old-space-size=160 --expose-gc --import ${import.meta.url}`

const placeOf = (pid: number) =>
  process.platform === 'win32' ? `\\\\.\\pipe\\turnwise-heap-${pid}` : join(tmpdir(), `turnwise-heap-${pid}`)

if (isMainThread && globalThis.gc !== undefined) {
  forgetProbe(process.pid)
  createServer(socket => {
    globalThis.gc?.()
    socket.end(String(process.memoryUsage().heapUsed))
  })
    .listen(placeOf(process.pid))
    .unref()
}

/** What a process that was killed leaves behind; on Windows nothing. */
export function forgetProbe(pid: number): void {
  if (process.platform !== 'win32') rmSync(placeOf(pid), { force: true })
}

/** Bytes that a probed process uses after garbage collection. */
export async function heapOf(pid: number): Promise<number> {
  return Number(await text(connect(placeOf(pid))))
}
