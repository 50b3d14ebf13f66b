import type { Store } from '@turnwise/table'
import type { Logger } from 'pino'
import { LastSeen } from '../presence/last-seen.ts'
import { Presence } from '../presence/presence.ts'
import type { Part } from './parts.ts'

/** Who is here, and who was: stored now and then, and once more at the end, when all connections are closed. */
export function startPresence(
  store: Store,
  now: () => number,
  logger: Logger,
): Part<{ readonly presence: Presence; readonly lastSeen: LastSeen }> {
  const presence = new Presence(now)
  const lastSeen = new LastSeen(store, presence, now)
  const warn = (err: unknown): void => logger.warn({ err }, 'presence could not be stored')
  const stop = lastSeen.keepWriting(warn)
  return {
    given: { presence, lastSeen },
    stop() {
      stop()
      return lastSeen.write().catch(warn)
    },
  }
}
