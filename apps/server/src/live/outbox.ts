import type { Socket } from 'node:net'

/**
 * Collects what is written to a socket until the end of this turn of the event loop: the push and the answer for an
 * actor leave in one system call. A busy server spends most of its time on system calls.
 */
export class Outbox {
  readonly #held = new Set<Socket>()

  hold(socket: Socket): void {
    if (this.#held.has(socket)) return
    socket.cork()
    this.#held.add(socket)
    if (this.#held.size === 1) setImmediate(() => this.#release())
  }

  #release(): void {
    const held = [...this.#held]
    this.#held.clear()
    for (const socket of held) socket.uncork()
  }
}
