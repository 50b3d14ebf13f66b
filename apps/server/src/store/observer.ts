/** What a store tells those who watch over it. */
export interface StoreObserver {
  /** After each batch that wrote: how many writes it held, and how long until it was durable. */
  onCommit?(writes: number, seconds: number): void
  /** There is no room to write any more, or there is again. */
  onFull?(isFull: boolean): void
  /** The database failed in a way that leaves open what it holds. Nothing may be answered from it any more. */
  onFailure?(error: Error): void
}
