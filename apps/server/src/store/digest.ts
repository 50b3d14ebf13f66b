import { hash } from 'node:crypto'

/** 128 bits: against damage and mistakes, not against attackers, who could write digests as well as entries. */
const LENGTH = 32

interface Rooted {
  readonly id: string
  readonly game: string
  readonly version: string
  readonly seed: string
  readonly options: string
  readonly createdAt: number
}

export interface RootedMatch extends Rooted {
  readonly digest: string
}

/** The digest that the first entry continues: a match whose seed was changed does not fit its log. */
export function rootDigest(match: Rooted): string {
  const { id, game, version, seed, options, createdAt } = match
  return digestOf([id, game, version, seed, options, createdAt])
}

/** The digest of an entry, which includes all entries before it. PostgreSQL computes the same in SQL. */
export function nextDigest(before: string, seq: number, at: number, entry: string): string {
  return digestOf([before, seq, at, entry])
}

function digestOf(parts: readonly (string | number)[]): string {
  return hash('sha256', parts.join('\n'), 'hex').slice(0, LENGTH)
}

export interface ChainedRow {
  readonly seq: number
  readonly at: number
  readonly entry: string
  readonly digest: string
}

/** Throws if an entry is missing, was changed, or belongs to another match. */
export function checkChain(match: RootedMatch, rows: readonly ChainedRow[]): void {
  const { id, digest: root } = match
  if (root !== rootDigest(match)) throw new Error(`The match ${id} is damaged: it does not fit its digest.`)
  let before = root
  for (const [i, { seq, at, entry, digest }] of rows.entries()) {
    if (seq !== i + 1) throw new Error(`Entry ${i + 1} of ${id} is missing.`)
    if (digest !== nextDigest(before, seq, at, entry)) {
      throw new Error(`Entry ${seq} of ${id} is damaged: it does not fit its digest and the entries before it.`)
    }
    before = digest
  }
}

/** Rows of either database in the form that digests are computed from. */
export function rootedMatch(row: Readonly<Record<string, unknown>>): RootedMatch {
  const { id, game, version, seed, options, created_at, digest } = row
  return {
    id: String(id),
    game: String(game),
    version: String(version),
    seed: String(seed),
    options: String(options),
    createdAt: Number(created_at),
    digest: String(digest),
  }
}

export function chainedRow({ seq, at, entry, digest }: Readonly<Record<string, unknown>>): ChainedRow {
  return { seq: Number(seq), at: Number(at), entry: String(entry), digest: String(digest) }
}
