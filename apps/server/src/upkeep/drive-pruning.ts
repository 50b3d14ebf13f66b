import type { Table } from '@turnwise/table'
import type { ServerTime } from '../time/server-time.ts'
import { pruneStore, type Retention } from './prune.ts'

const EVERY_MS = 3_600_000

/** Deletes what was kept for long enough, at the start and every hour, while the clock is right. Returns how to stop it. */
export function drivePruning(
  table: Table,
  retention: Retention,
  time: Pick<ServerTime, 'now' | 'elapsed' | 'isOff' | 'isKnown'>,
  report: (deleted: number, due: number, error?: unknown) => void,
): () => void {
  if (retention.finished === undefined && retention.abandoned === undefined) return () => undefined
  const { upkeep } = table.environment.store
  if (upkeep === undefined) return () => undefined
  let isStopped = false
  const isInUse = (id: string) => table.isWatched(id)
  const prune = async (): Promise<void> => {
    if (time.isOff || !time.isKnown) return
    let deleted = 0
    let due = 0
    try {
      for await (const { id, isDeleted } of pruneStore(upkeep, retention, time, { isInUse })) {
        if (isDeleted) table.forget(id)
        if (isDeleted) deleted++
        else due++
        if (isStopped) break
      }
      if (deleted + due > 0) report(deleted, due)
    } catch (error) {
      report(deleted, due, error)
    }
  }
  const timer = setInterval(() => void prune(), EVERY_MS)
  timer.unref()
  void prune()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
