/** What a store reports to its owner. */
export interface StoreObserver {
  /** After each batch that wrote: how many writes it held, and how long until it was durable. */
  onCommit?(writes: number, seconds: number): void
  /** There is no room to write any more, or there is again. */
  onFull?(isFull: boolean): void
  /** The database failed, and its content is uncertain. Nothing may be answered from it any more. */
  onFailure?(error: Error): void
}
