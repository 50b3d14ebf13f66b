import { disconnected } from './answers.ts'

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>
  resolve(message: unknown): void
  reject(error: unknown): void
}

/** Requests on a live connection that have no answer yet. */
export class Pending {
  readonly #waiting = new Map<string, Waiting>()
  #asked = 0

  /** The answer, or undefined where `send` had no connection to take the request. */
  ask(send: (id: string) => boolean, limitMs: number): Promise<unknown> | undefined {
    const id = `c${++this.#asked}`
    if (!send(id)) return undefined
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id)
        reject(disconnected())
      }, limitMs)
      this.#waiting.set(id, { timer, resolve, reject })
    })
  }

  settle(message: Readonly<Record<string, unknown>>): void {
    const { id } = message
    const waiting = typeof id === 'string' ? this.#waiting.get(id) : undefined
    if (waiting === undefined || typeof id !== 'string') return
    this.#waiting.delete(id)
    clearTimeout(waiting.timer)
    waiting.resolve(message)
  }

  /** The connection is gone: it is unknown whether these were carried out. */
  drop(): void {
    for (const { timer, reject } of this.#waiting.values()) {
      clearTimeout(timer)
      reject(disconnected())
    }
    this.#waiting.clear()
  }
}
