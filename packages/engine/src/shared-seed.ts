import type { CommitEntry, Entry, RevealEntry, SeedEntry } from './log.ts'
import { fail, ok, type Result } from './result.ts'
import { sha256 } from './sha256.ts'

/** What a match is set up with until its seed is made: everybody knows it, so it decides nothing. */
export const UNMADE_SEED = 'the seed is not made yet'

/** How often a seat may commit: its holder may change, or lose what was committed to. */
const MOST_COMMITS = 5

/** What a seat commits to a part of the seed with. It fits this seat of this match only, so nobody can repeat it elsewhere. */
export function hashPart(seedHash: string, seat: number, part: string): string {
  return sha256(`turnwise part 1\n${seedHash}\n${seat}\n${part}`)
}

/** The seed of all parts: the server's and, by seat, those that were revealed. */
export function joinSeed(
  { seed, seedHash }: { readonly seed: string; readonly seedHash: string },
  parts: readonly (string | undefined)[],
): string {
  return sha256(`turnwise seed 1\n${seedHash}\n${seed}\n${parts.map(part => `${part ?? '-'}\n`).join('')}`)
}

/** An entry of the making of a seed, before the first action. */
export type MakingEntry = SeedEntry | CommitEntry | RevealEntry

/** Is it a step of the making of a seed? */
export function isMaking(entry: Entry): entry is MakingEntry {
  return entry.kind === 'seed' || entry.kind === 'commit' || entry.kind === 'reveal'
}

/**
 * The making of a seed by all players, step by step: asked for, committed to, closed, revealed, made. Whoever reveals last cannot
 * choose another part, since all have committed before the first was revealed.
 */
export class SharedSeed {
  readonly #seedHash: string | undefined
  readonly #commits = new Map<number, string>()
  readonly #parts = new Map<number, string>()
  readonly #commitCounts = new Map<number, number>()
  #step: SeedEntry['step'] | undefined

  constructor(seedHash: string | undefined) {
    this.#seedHash = seedHash
  }

  /** Undefined where the seed was not asked to be shared. */
  get step(): SeedEntry['step'] | undefined {
    return this.#step
  }

  /** Nothing can be played before it is made. */
  get isPending(): boolean {
    return this.#step === 'asked' || this.#step === 'closed'
  }

  commitOf(seat: number): string | undefined {
    return this.#commits.get(seat)
  }

  partOf(seat: number): string | undefined {
    return this.#parts.get(seat)
  }

  /** The seats that have committed and not revealed. */
  get awaited(): readonly number[] {
    return [...this.#commits.keys()].filter(seat => !this.#parts.has(seat)).sort((a, b) => a - b)
  }

  check(entry: MakingEntry): Result<undefined> {
    switch (entry.kind) {
      case 'seed':
        return this.#checkStep(entry)
      case 'commit':
        return this.#checkCommit(entry)
      case 'reveal':
        return this.#checkReveal(entry)
    }
  }

  /** Takes an entry that was checked, now or when it was written. */
  note(entry: MakingEntry): void {
    if (entry.kind === 'seed') this.#step = entry.step
    else if (entry.kind === 'reveal') this.#parts.set(entry.seat, entry.part)
    else {
      this.#commits.set(entry.seat, entry.hash)
      this.#commitCounts.set(entry.seat, (this.#commitCounts.get(entry.seat) ?? 0) + 1)
    }
  }

  seedFrom(seed: string, seats: number): string {
    const parts = Array.from({ length: seats }, (_, seat) => this.#parts.get(seat))
    return joinSeed({ seed, seedHash: this.#seedHash ?? '' }, parts)
  }

  #checkStep({ seq, step, left_out = [] }: SeedEntry): Result<undefined> {
    if (step === 'asked') {
      if (this.#seedHash === undefined) return fail('illegal-action', 'There is no commitment to the seed.')
      return seq === 1 ? ok(undefined) : fail('illegal-action', 'A seed is shared from the beginning or not at all.')
    }
    if (this.#step !== (step === 'closed' ? 'asked' : 'closed')) return WRONG_STEP
    if (step === 'closed') return ok(undefined)
    const isSaid = this.awaited.every(seat => left_out.includes(seat))
    const isRight = left_out.every(seat => !this.#parts.has(seat))
    return isSaid && isRight ? ok(undefined) : fail('illegal-action', 'Left out is who has not revealed a part.')
  }

  #checkCommit({ seat, hash }: CommitEntry): Result<undefined> {
    if (this.#step !== 'asked') return WRONG_STEP
    if ((this.#commitCounts.get(seat) ?? 0) >= MOST_COMMITS)
      return fail('illegal-action', 'That seat has committed to other parts too often.')
    for (const [other, known] of this.#commits)
      if (other !== seat && known === hash) return fail('illegal-action', 'Another seat has committed to that.')
    return ok(undefined)
  }

  #checkReveal({ seat, part }: RevealEntry): Result<undefined> {
    if (this.#step !== 'closed') return WRONG_STEP
    if (this.#parts.has(seat)) return fail('illegal-action', 'That seat has revealed its part.')
    return this.#commits.get(seat) === hashPart(this.#seedHash ?? '', seat, part)
      ? ok(undefined)
      : fail('illegal-action', 'That is not the part that the seat has committed to.')
  }
}

const WRONG_STEP = fail('illegal-action', 'The making of the seed is not at that step.')
