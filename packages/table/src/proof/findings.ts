/** What a record may prove, each on its own. */
export const PROOF_PARTS = ['rules', 'draws', 'seed', 'order', 'consent', 'time', 'server'] as const
export type ProofPart = (typeof PROOF_PARTS)[number]

/**
 * `proven`: it follows from the record, the rules and what the reader brought (a key, a hash). `claimed`: nothing speaks against
 * it, but whoever wrote the file may have made it up. `refuted`: the record contradicts itself, the rules or what was brought.
 */
export interface Finding {
  readonly part: ProofPart
  readonly is: 'proven' | 'claimed' | 'refuted'
  readonly why: string
}

export const finding =
  (part: ProofPart) =>
  (is: Finding['is'], why: string): Finding => ({ part, is, why })

/** Numbers of entries for a sentence: a few of them, and how many there are. */
export function someEntries(seqs: readonly number[]): string {
  const shown = seqs.slice(0, 3).join(', ')
  return seqs.length > 3 ? `${shown} and ${seqs.length - 3} more` : shown
}
