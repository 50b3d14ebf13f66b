/** Something about a match has changed; 0 stands for what is not in its log: seats, chat. */
export interface Ring {
  readonly matchId: string
  readonly seq: number
}

/**
 * The doorbell between nodes. It says that there is news, never what: the log is the truth. It may lose, double, delay
 * and reorder; that costs latency and nothing else.
 */
export interface Bus {
  ring(ring: Ring): void
  onRing(listener: (rings: readonly Ring[]) => void): () => void
  close(): Promise<void>
}

/** A bus on which nothing ever arrives: a node alone, or the test that all still holds without one. */
export function silentBus(): Bus {
  return { ring: () => undefined, onRing: () => () => undefined, close: async () => undefined }
}
