import { hashSeed } from '@turnwise/engine'
import type { Environment } from '../environment.ts'

/** A seed, drawn unless it is given, and the commitment to it. */
export function committedSeed(environment: Environment, given?: string) {
  const seed = given ?? environment.newSeed()
  const salt = environment.newSeed()
  return { seed, salt, seedHash: hashSeed(seed, salt) }
}
