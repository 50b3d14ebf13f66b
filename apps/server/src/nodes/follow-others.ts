import { Refusal } from '@turnwise/protocol'
import type { Table } from '@turnwise/table'
import type { LogEnds } from '../store/postgres/log-ends.ts'
import type { Bus, Ring } from './bus.ts'

export interface FollowOptions {
  readonly bus: Bus
  /** The last seq of matches in the store. */
  logEnds(ids: readonly string[]): Promise<LogEnds>
  readonly sweepMs: number
  report(error: unknown): void
  /** Called after each sweep: was the store reachable? */
  onSweep(isReachable: boolean): void
}

/** Matches in one query. */
const PAGE = 2_000

/**
 * Brings this node's matches up to date with what other nodes write. The bus makes it quick; the sweep makes it
 * certain: every match in memory is regularly compared with the store. Returns a function that stops it.
 */
export function followOthers(table: Table, { bus, logEnds, sweepMs, report, onSweep }: FollowOptions): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const catchUp = async (matchId: string): Promise<void> => {
    try {
      await table.catchUp(matchId)
    } catch (error) {
      // A match that is gone or no longer fits is refused when a request asks for it; here no request did.
      if (!(error instanceof Refusal)) report(error)
    }
  }
  const answer = (rings: readonly Ring[]): void => {
    const held = new Set(table.liveMatches)
    const watched = new Set(table.watchedMatches)
    for (const { matchId } of rings) if (held.has(matchId) || watched.has(matchId)) void catchUp(matchId)
  }
  const sweep = async (): Promise<void> => {
    const ids = [...new Set([...table.liveMatches, ...table.watchedMatches])]
    // Also when no match is in memory, to learn whether the store answers.
    for (let at = 0; (at === 0 || at < ids.length) && !isStopped; at += PAGE) {
      const found = await logEnds(ids.slice(at, at + PAGE))
      for (const [id, { seq, revision }] of found) {
        const live = await table.live(id).catch(() => undefined)
        if (live !== undefined && (seq > live.match.seq || revision !== live.revision)) await catchUp(id)
      }
    }
  }
  const again = (): void => {
    timer = setTimeout(() => {
      sweep()
        .then(
          () => onSweep(true),
          error => {
            onSweep(false)
            report(error)
          },
        )
        .finally(() => {
          if (!isStopped) again()
        })
    }, sweepMs)
  }
  const stopListening = bus.onRing(answer)
  const stopWatching = table.watchAll((live, since, origin) => {
    if (origin !== 'here') return
    const { seq } = live.match
    bus.ring({ matchId: live.stored.id, seq: seq > since ? seq : 0 })
  })
  again()
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopListening()
    stopWatching()
  }
}
