import type { Desk } from './desk.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A page in a browser of one engine: what a person does at it, and what a program can read from it. */
export interface Page {
  open(url: string): Promise<void>
  /** Runs in the page; what it returns has to be JSON. */
  run<Given extends readonly unknown[], Value>(
    look: (...given: Given) => Value,
    ...given: Given
  ): Promise<Awaited<Value>>
  /** Presses the main button at the first point, moves over the others and lets go. One point is a click. */
  drag(...points: readonly [Point, ...Point[]]): Promise<void>
  type(text: string): Promise<void>
  /** The size of what the page sees. */
  resize(width: number, height: number): Promise<void>
  /** A PNG of what is to be seen. */
  picture(): Promise<Uint8Array>
  close(): Promise<void>
}

export interface Engine {
  readonly name: string
  start(desk: Desk): Promise<Page>
}
