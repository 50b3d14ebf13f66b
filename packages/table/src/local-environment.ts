import type { Catalog } from '@turnwise/engine'
import { answerBotRequest } from './bots/bot-request.ts'
import type { Environment } from './environment.ts'
import { findModule } from './match/find-module.ts'
import { memoryStore } from './store/memory-store.ts'
import type { Store } from './store/store.ts'

/** A table on one device: all its players are trusted, so there are no tokens. Works in Node and in a browser. */
export function localEnvironment(catalog: Catalog, store: Store = memoryStore()): Environment {
  let created = 0
  const environment: Environment = {
    catalog,
    store,
    now: () => Date.now(),
    newId: () => `m${++created}`,
    newSeed: () => randomText(16),
    newToken: () => randomText(16),
    hashToken: token => token,
    sameHash: (a, b) => a === b,
    askBot: async request => answerBotRequest(await findModule(environment, request.game, request.version), request),
    isAbsent: () => true,
    after(milliseconds, call) {
      const timer = setTimeout(call, milliseconds)
      return () => clearTimeout(timer)
    },
  }
  return environment
}

/** Random bytes from the system's generator, in hexadecimal. */
export function randomText(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('')
}
