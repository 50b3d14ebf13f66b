import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface TestServer {
  readonly url: string
  /** Ends the process and starts another one over the same folder, on the same port. */
  restart(): Promise<void>
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
  /** Moves the server's clock forward by the half minute after which a player of a quick match counts as absent. */
  skipHalfMinute(): Promise<void>
}

const SCRIPT = fileURLToPath(new URL('./server.ts', import.meta.url))

export async function startTestServer(): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'turnwise-web-'))
  let running = await run(folder, '0')
  const { url } = running
  const stop = () => end(running.process)
  const start = async () => {
    running = await run(folder, new URL(url).port)
  }
  return {
    url,
    stop,
    start,
    async restart() {
      await stop()
      await start()
    },
    async close() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
    async skipHalfMinute() {
      const skipped = new Promise(resolve => running.process.once('message', resolve))
      running.process.send('skip')
      await skipped
    },
  }
}

function run(folder: string, port: string): Promise<{ readonly process: ChildProcess; readonly url: string }> {
  const process_ = spawn(process.execPath, [SCRIPT, folder, port], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  return new Promise((resolve, reject) => {
    let text = ''
    process_.stdout?.on('data', (data: Buffer) => {
      text += data.toString()
      const line = /^(http\S+)\n/.exec(text)
      if (line?.[1] !== undefined) resolve({ process: process_, url: line[1] })
    })
    process_.once('exit', code => reject(new Error(`The server ended with ${code} before it was ready.`)))
  })
}

function end(process_: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    if (process_.exitCode !== null) return resolve()
    process_.removeAllListeners('exit')
    process_.once('exit', () => resolve())
    process_.kill('SIGTERM')
  })
}
