// Taken once: while rules run, every use of `performance` is reported.
const { performance } = globalThis

/** Milliseconds, for the kit itself. */
export function now(): number {
  return performance.now()
}

/** Stops the kit after its time. */
export class Deadline {
  readonly #end: number
  isOver = false

  constructor(seconds: number | undefined) {
    this.#end = seconds === undefined ? Number.POSITIVE_INFINITY : now() + seconds * 1000
  }

  check(): boolean {
    this.isOver ||= now() > this.#end
    return this.isOver
  }
}
