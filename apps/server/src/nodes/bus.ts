/** Something about a match has changed; `seq` 0 means a change outside its log: seats, chat. */
export interface Ring {
  readonly matchId: string
  readonly seq: number
}

/**
 * Notifications between nodes. They say that a match has changed, never how: the log is the truth. They may be lost,
 * doubled, delayed or reordered; that costs only latency.
 */
export interface Bus {
  ring(ring: Ring): void
  onRing(listener: (rings: readonly Ring[]) => void): () => void
  close(): Promise<void>
}
