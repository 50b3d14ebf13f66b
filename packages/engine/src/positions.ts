import type { LogLine } from './log.ts'

/**
 * Where the entries of a log lead. A *position* is the seq of the entry that made a state (0: the setup): an undo returns to
 * one, and the positions behind the present one are the effective log.
 */
export class Positions {
  /** By seq, 0 for the setup: the position after it, the position before it, draws so far, and whether it revealed. */
  readonly #after: number[] = [0]
  readonly #before: number[] = [0]
  readonly #draws: number[] = [0]
  readonly #reveals: (boolean | undefined)[] = [false]

  /** @param reveals undefined where the entry was loaded and not applied */
  append(entry: LogLine, reveals: boolean | undefined): void {
    const before = this.at(this.#after.length - 1)
    const isAction = entry.kind === 'action'
    const makesState = isAction || entry.kind === 'set-state' || (entry.kind === 'seed' && entry.step !== 'closed')
    this.#after.push(makesState ? entry.seq : entry.kind === 'undo' ? this.at(entry.to ?? 0) : before)
    this.#before.push(before)
    this.#draws.push((this.#draws[before] ?? 0) + (isAction && entry.chance !== undefined ? 1 : 0))
    this.#reveals.push(reveals)
  }

  drop(): void {
    this.#after.pop()
    this.#before.pop()
    this.#draws.pop()
    this.#reveals.pop()
  }

  /** The position after entry `seq`. */
  at(seq: number): number {
    return this.#after[seq] ?? 0
  }

  /** The position before entry `seq`. */
  before(seq: number): number {
    return this.#before[seq] ?? 0
  }

  /** How many draws the effective log has at a position. */
  draws(position: number): number {
    return this.#draws[position] ?? 0
  }

  reveals(position: number): boolean | undefined {
    return this.#reveals[position]
  }

  setReveals(position: number, reveals: boolean): void {
    this.#reveals[position] = reveals
  }

  /** Whether `to` is a position on the way to `from`. */
  isBehind(to: number, from: number): boolean {
    let position = from
    while (position > to) position = this.before(position)
    return position === to
  }
}
