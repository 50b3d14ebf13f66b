import type { TableModel } from './use-table.ts'

/** The address of this match's review; undefined while it runs, and for a game that no bot can judge. */
export function reviewAddress({ session, sight }: TableModel): string | undefined {
  const isOver = sight.update.outcome !== undefined
  const hasJudge = session.module.bots.some(({ evaluate }) => evaluate !== undefined)
  if (!isOver || !hasJudge) return undefined
  return `/${session.kind === 'local' ? 'local' : 'match'}/${session.matchId}/review`
}
