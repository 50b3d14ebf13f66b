/** Pending timer calls, which can be made early: waiting requests are answered when the server stops. */
export class Timers {
  readonly #waiting = new Map<NodeJS.Timeout, () => void>()

  after(milliseconds: number, call: () => void): () => void {
    const timer = setTimeout(() => {
      this.#waiting.delete(timer)
      call()
    }, milliseconds)
    this.#waiting.set(timer, call)
    return () => {
      clearTimeout(timer)
      this.#waiting.delete(timer)
    }
  }

  flush(): void {
    const calls = [...this.#waiting]
    this.#waiting.clear()
    for (const [timer, call] of calls) {
      clearTimeout(timer)
      call()
    }
  }
}
