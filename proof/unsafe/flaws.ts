/**
 * Test builds of the server that break its promise: each replaces one text of one source file while it is loaded. The
 * harness must find every one of them, or it proves nothing.
 */
export interface Flaw {
  readonly file: string
  readonly text: string
  readonly instead: string
}

export const FLAWS = {
  /** Answered at once, stored a little later. */
  'acknowledges-first': {
    file: 'apps/server/src/store/sqlite/sqlite-store.ts',
    text: "return appended.parse(await queue.ask({ kind: 'append', id, ...entryValues(row), outcome: jsonOrNull(outcome) }))",
    instead: `setTimeout(() => {
        queue.ask({ kind: 'append', id, ...entryValues(row), outcome: jsonOrNull(outcome) }).catch(() => undefined)
      }, 30)
      return 'ok'`,
  },
  /** Stored, but the disk is not waited for. */
  'never-syncs': {
    file: 'apps/server/src/store/sqlite/database.ts',
    text: 'PRAGMA synchronous = FULL',
    instead: 'PRAGMA synchronous = OFF',
  },
  /** No broken promise, but a bus that drops everything: whatever else holds must still hold. */
  'hears-no-bell': {
    file: 'apps/server/src/nodes/postgres-bus.ts',
    text: "next.on('notification', message => receive(message.payload))",
    instead: "next.on('notification', () => undefined)",
  },
} as const satisfies Readonly<Record<string, Flaw>>

export type FlawName = keyof typeof FLAWS
