import type { Onlooker } from './terminal-match.ts'

/** Where in each viewer's story their turns began and their last action was, to tell what happened since then. */
export class TurnMarks {
  readonly #marks = new Map<Onlooker, { readonly last: number; readonly present: number }>()
  readonly #acts = new Map<Onlooker, number>()

  /** A turn of this viewer begins, after `lines` lines of their story. */
  begin(onlooker: Onlooker, lines: number): void {
    this.#marks.set(onlooker, { last: this.#marks.get(onlooker)?.present ?? 0, present: lines })
  }

  /** This viewer acts, after `lines` lines of their story. */
  act(onlooker: Onlooker, lines: number): void {
    this.#acts.set(onlooker, lines)
  }

  /** The line where the result of their last action began. */
  lastActOf(onlooker: Onlooker): number {
    return this.#acts.get(onlooker) ?? 0
  }

  /** The line where their last turn began. */
  lastTurnOf(onlooker: Onlooker): number {
    return this.#marks.get(onlooker)?.last ?? 0
  }
}
