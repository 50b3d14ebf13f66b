import type { Table } from '@turnwise/table'
import type { Logger } from 'pino'
import type { Part } from '../parts/parts.ts'
import type { LastSeen } from '../presence/last-seen.ts'
import type { Presence } from '../presence/presence.ts'
import { SharedPresence } from '../presence/shared-presence.ts'
import type { SharedStore } from '../store/postgres/postgres-store.ts'
import type { Bus } from './bus.ts'
import { followOthers } from './follow-others.ts'
import { openPostgresBus } from './postgres-bus.ts'

/** This node among others that serve the same matches. */
export interface Nodes {
  /** Was the database reachable, and safe to write to, when it was last checked? */
  isReachable(): boolean
}

/** A lost notification is made up for within this time. */
const SWEEP_MS = 1_500

export async function joinNodes(
  table: Table,
  store: SharedStore,
  presence: Presence,
  lastSeen: LastSeen,
  now: () => number,
  ownBus: Bus | undefined,
  logger: Logger,
): Promise<Part<Nodes>> {
  const report = (err: unknown): void => logger.warn({ err }, 'updates of other nodes could not be read')
  const bus = ownBus ?? (await openPostgresBus(store.url))
  const shared = new SharedPresence(store, presence, lastSeen, () => table.watchedMatches, now)
  presence.alsoAt((matchId, seat) => shared.isPresent(matchId, seat))
  let isReachable = true
  let isForgetful = false
  const checkDurability = async (): Promise<void> => {
    const problem = await store.findUnsafeSetting()
    if (problem !== undefined && !isForgetful) report(new Error(problem))
    isForgetful = problem !== undefined
  }
  const stop = followOthers(table, {
    bus,
    async logEnds(ids) {
      await checkDurability()
      return store.logEnds(ids)
    },
    sweepMs: SWEEP_MS,
    report,
    onSweep: reached => {
      isReachable = reached
    },
  })
  return {
    given: { isReachable: () => isReachable && !isForgetful },
    /** Changes of this node are still announced. */
    async stop() {
      stop()
      shared.close()
      await bus.close()
    },
  }
}
