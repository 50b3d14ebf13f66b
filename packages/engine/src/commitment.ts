import { sha256 } from './sha256.ts'

/**
 * What is said of a seed before the first action: the SHA-256, in hexadecimal, of salt, colon and seed in UTF-8. Both are
 * published at the end, so that anybody can see that the seed was not chosen later; the salt keeps it from being guessed.
 */
export function hashSeed(seed: string, salt: string): string {
  return sha256(`${salt}:${seed}`)
}
