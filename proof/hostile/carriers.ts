import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { DEFAULT_LIMITS } from '@turnwise/server'
import { WebSocket } from 'ws'
import type { Ask } from './traffic.ts'

/** A carrier that sends any text to a table. */
export interface Carrier {
  readonly name: string
  /** The code of each answer, `ok` if there was no error. Rejects if an answer is missing. */
  send(texts: readonly string[]): Promise<readonly string[]>
  /** One command, and its whole answer. */
  readonly ask: Ask
  close(): Promise<void>
}

const TIMEOUT_MS = 60_000

export function httpCarrier(url: string): Carrier {
  return {
    name: 'HTTP',
    ask: askOver(url),
    send: texts => Promise.all(texts.map(async text => codeOf((await post(url, text)).body))),
    close: async () => undefined,
  }
}

/** The status must fit the answer: nothing here may be a server error. */
async function post(url: string, body: string): Promise<{ readonly body: string }> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api`, { method: 'POST', headers, body, signal })
  if (answer.status >= 500) throw new Error(`${answer.status} to ${body.slice(0, 200)}`)
  return { body: await answer.text() }
}

export function askOver(url: string): Ask {
  return async command => JSON.parse((await post(url, JSON.stringify(command))).body)
}

const TOO_LONG = 1009

/** A frame that is too long is not read and its connection is closed, so it is sent over a separate one. */
function sendTooLong(url: string, text: string): Promise<string> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`)
  return new Promise((resolve, reject) => {
    socket.once('open', () => socket.send(text))
    socket.on('error', () => undefined)
    socket.once('close', code =>
      code === TOO_LONG ? resolve('too-large') : reject(new Error(`A frame that is too long ended in ${code}.`)),
    )
  })
}

export async function liveCarrier(url: string): Promise<Carrier> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`)
  const inbox = new Inbox()
  socket.on('close', code => inbox.end(new Error(`The live connection was closed with ${code}.`)))
  socket.on('message', data => {
    const text = String(data)
    if (!text.startsWith('{"push":')) inbox.put(text)
  })
  await new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('open', resolve)
  })
  socket.send('{"cmd":"hello"}')
  await inbox.take(1)
  return {
    name: 'live',
    async ask(command) {
      socket.send(JSON.stringify(command))
      return JSON.parse((await inbox.take(1))[0] ?? '')
    },
    async send(texts) {
      const fitting = texts.filter(text => Buffer.byteLength(text) <= DEFAULT_LIMITS.requestBytes)
      for (const text of fitting) socket.send(text)
      const answered = (await inbox.take(fitting.length)).map(codeOf)
      const cutOff = texts.filter(text => !fitting.includes(text)).map(text => sendTooLong(url, text))
      return [...answered, ...(await Promise.all(cutOff))]
    },
    async close() {
      socket.terminate()
    },
  }
}

const MAIN = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url))

/** A separate child process. Its caller is the host, so only malformed requests are hostile there. */
export function stdioCarrier(nodeOptions = ''): Carrier & { readonly child: ChildProcess } {
  const child = spawn(process.execPath, [MAIN, 'stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: nodeOptions },
  })
  const inbox = new Inbox()
  child.once('exit', code => inbox.end(new Error(`The child left with ${code}.`)))
  createInterface(child.stdout).on('line', line => inbox.put(line))
  // Each line is a request; empty lines are ignored, so they are replaced.
  const say = (text: string) => child.stdin.write(`${/^\s*$/.test(text) ? '{' : text.replace(/[\r\n]/g, ' ')}\n`)
  return {
    name: 'stdio',
    child,
    async ask(command) {
      say(JSON.stringify(command))
      return JSON.parse((await inbox.take(1))[0] ?? '')
    },
    async send(texts) {
      for (const text of texts) say(text)
      return (await inbox.take(texts.length)).map(codeOf)
    },
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise(resolve => child.once('exit', resolve))
      child.stdin.end()
      await gone
    },
  }
}

/** Buffers received texts until they are read. */
class Inbox {
  #texts: string[] = []
  #error: Error | undefined
  #wake: () => void = () => undefined

  put(text: string): void {
    this.#texts.push(text)
    this.#wake()
  }

  end(error: Error): void {
    this.#error = error
    this.#wake()
  }

  async take(count: number): Promise<string[]> {
    const deadline = performance.now() + TIMEOUT_MS
    while (this.#texts.length < count) {
      if (this.#error !== undefined) throw this.#error
      if (performance.now() > deadline)
        throw new Error(`${count - this.#texts.length} of ${count} answers are missing.`)
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, 1000)
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    return this.#texts.splice(0, count)
  }
}

export function codeOf(text: string): string {
  const answer: { status?: string; error?: { code?: string } } = JSON.parse(text)
  return answer.status === 'ok' ? 'ok' : String(answer.error?.code)
}
