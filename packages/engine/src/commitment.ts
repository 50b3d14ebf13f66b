import { sha256 } from './sha256.ts'

/**
 * The commitment to a seed before the first action: the SHA-256, in hexadecimal, of salt, colon and seed in UTF-8. Both are
 * published at the end, so anyone can check that the seed was not chosen later; the salt prevents guessing it.
 */
export function hashSeed(seed: string, salt: string): string {
  return sha256(`${salt}:${seed}`)
}
