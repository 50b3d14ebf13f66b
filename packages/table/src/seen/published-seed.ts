import type { StoredMatch } from '../store/store.ts'

/** At the end anyone can verify what was drawn, and that the seed is the one that was committed to. */
export function publishedSeed({ seed, salt }: StoredMatch): object {
  return salt === undefined ? { seed } : { seed, salt }
}
