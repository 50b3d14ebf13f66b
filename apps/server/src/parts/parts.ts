/** Something that was started: what it gives to the parts after it, and how it is stopped. */
export interface Part<Value> {
  readonly given: Value
  stop?(): unknown
}

/**
 * The parts of a server, started one after the other. A part gets what it needs as parameters, so it can only need those
 * before it. They are stopped once, in the opposite order; one that fails to stop does not keep the others from it.
 */
export class Parts {
  readonly #report: (part: string, error: unknown) => void
  readonly #started: { readonly name: string; readonly stop: () => unknown }[] = []
  #stopped: Promise<void> | undefined

  constructor(report: (part: string, error: unknown) => void) {
    this.#report = report
  }

  /** If it cannot start, those before it are stopped. */
  async start<Value>(name: string, start: () => Part<Value> | Promise<Part<Value>>): Promise<Value> {
    try {
      const part = await start()
      this.#started.push({ name, stop: () => part.stop?.() })
      return part.given
    } catch (error) {
      await this.stop()
      throw error
    }
  }

  get areStopping(): boolean {
    return this.#stopped !== undefined
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stopAll()
    return this.#stopped
  }

  async #stopAll(): Promise<void> {
    for (const { name, stop } of this.#started.reverse()) {
      try {
        await stop()
      } catch (error) {
        this.#report(name, error)
      }
    }
  }
}
