import { hash, randomBytes, randomInt } from 'node:crypto'
import type { Catalog } from '@turnwise/engine'
import type { Environment, Store } from '@turnwise/table'
import { LRUCache } from 'lru-cache'

/** Lower-case letters and digits: safe in links and file names, and easy to read aloud. */
const ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const ID_LENGTH = 14
const TOKEN_BYTES = 24
const SEED_BYTES = 16
/** Players repeat their tokens with every action. */
const MOST_HASHES = 20_000

type Outside = Pick<
  Environment,
  | 'now'
  | 'elapsed'
  | 'isClockOff'
  | 'checkServing'
  | 'after'
  | 'askBot'
  | 'askLong'
  | 'isAbsent'
  | 'isPresent'
  | 'absentIn'
  | 'onSeen'
  | 'onInternal'
  | 'onFault'
  | 'liveBytes'
  | 'push'
  | 'signer'
>

/** A table for remote players: every secret comes from the system's generator, and only hashes of tokens are stored. */
export function serverEnvironment(catalog: Catalog, store: Store, outside: Outside): Environment {
  const hashes = new LRUCache<string, string>({
    max: MOST_HASHES,
    memoMethod: token => hash('sha256', token, 'base64url'),
  })
  return {
    catalog,
    store,
    newId: () => Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join(''),
    newSeed: () => randomBytes(SEED_BYTES).toString('hex'),
    newToken: () => randomBytes(TOKEN_BYTES).toString('base64url'),
    // A token has 192 random bits, so a slow hash would add no protection.
    hashToken: token => hashes.memo(token),
    sameHash,
    ...outside,
  }
}

/** Takes the same time wherever the two differ. Without buffers, since every action compares a hash. */
function sameHash(a: string, b: string): boolean {
  let differences = a.length ^ b.length
  for (let i = 0; i < a.length; i++) differences |= a.charCodeAt(i) ^ b.charCodeAt(i)
  return differences === 0
}
