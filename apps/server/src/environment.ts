import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Catalog } from '@turnwise/engine'
import type { Environment, Store } from '@turnwise/table'
import { now } from './now.ts'

/** Small letters and digits: safe in a link, in a file name and over the telephone. */
const ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const ID_LENGTH = 14
const TOKEN_BYTES = 24
const SEED_BYTES = 16

type Outside = Pick<
  Environment,
  'after' | 'askBot' | 'isAbsent' | 'isPresent' | 'absentIn' | 'onSeen' | 'onInternal' | 'liveBytes' | 'push'
>

/** A table among strangers: every secret comes from the system's generator, and tokens are kept only as hashes. */
export function serverEnvironment(catalog: Catalog, store: Store, outside: Outside): Environment {
  return {
    catalog,
    store,
    now,
    newId: () => Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join(''),
    newSeed: () => randomBytes(SEED_BYTES).toString('hex'),
    newToken: () => randomBytes(TOKEN_BYTES).toString('base64url'),
    // A token has 192 random bits, so that a slow hash would protect nothing.
    hashToken: token => hash('sha256', token, 'base64url'),
    sameHash(a, b) {
      const [left, right] = [Buffer.from(a), Buffer.from(b)]
      return left.length === right.length && timingSafeEqual(left, right)
    },
    ...outside,
  }
}
