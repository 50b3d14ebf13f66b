import type { Onlooker } from './terminal-match.ts'

/** Where in each viewer's story their turns began, so that `log` can tell what happened since the last one. */
export class TurnMarks {
  readonly #marks = new Map<Onlooker, { readonly last: number; readonly present: number }>()

  /** A turn of this viewer begins, after so many lines of their story. */
  begin(onlooker: Onlooker, lines: number): void {
    this.#marks.set(onlooker, { last: this.#marks.get(onlooker)?.present ?? 0, present: lines })
  }

  /** Where what they were told last begins: with this turn, or as long as nothing happened in it with the one before. */
  newsOf(onlooker: Onlooker, lines: number): number {
    const { last, present } = this.#marks.get(onlooker) ?? { last: 0, present: 0 }
    return present < lines ? present : last
  }

  /** The line with which their last turn began. */
  lastTurnOf(onlooker: Onlooker): number {
    return this.#marks.get(onlooker)?.last ?? 0
  }
}
