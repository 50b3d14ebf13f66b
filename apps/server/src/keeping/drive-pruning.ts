import type { Table } from '@turnwise/table'
import { pruneStore, type Retention } from './prune.ts'

const EVERY_MS = 3_600_000

/** Deletes what was kept for long enough, at the start and every hour. Returns how to stop it. */
export function drivePruning(
  table: Table,
  retention: Retention,
  report: (deleted: number, error?: unknown) => void,
): () => void {
  if (retention.finished === undefined && retention.abandoned === undefined) return () => undefined
  const { environment } = table
  let isStopped = false
  const prune = async (): Promise<void> => {
    let deleted = 0
    try {
      for await (const { id } of pruneStore(environment.store, retention, environment.now(), false)) {
        table.forget(id)
        deleted++
        if (isStopped) break
      }
      if (deleted > 0) report(deleted)
    } catch (error) {
      report(deleted, error)
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
