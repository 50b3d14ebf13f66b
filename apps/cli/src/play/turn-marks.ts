import type { Onlooker } from '@turnwise/client/match'

/** Where in each viewer's log their turns began and their last action was, to tell what happened since then. */
export class TurnMarks {
  readonly #marks = new Map<Onlooker, { readonly last: number; readonly present: number }>()
  readonly #acts = new Map<Onlooker, number>()

  /** A turn of this viewer begins, after `lines` lines of their log. */
  begin(viewer: Onlooker, lines: number): void {
    this.#marks.set(viewer, { last: this.#marks.get(viewer)?.present ?? 0, present: lines })
  }

  /** This viewer acts, after `lines` lines of their log. */
  act(viewer: Onlooker, lines: number): void {
    this.#acts.set(viewer, lines)
  }

  /** The line where the result of their last action began. */
  lastActOf(viewer: Onlooker): number {
    return this.#acts.get(viewer) ?? 0
  }

  /** The line where their last turn began. */
  lastTurnOf(viewer: Onlooker): number {
    return this.#marks.get(viewer)?.last ?? 0
  }
}
