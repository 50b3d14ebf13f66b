import { useGame, useSight } from '../../match/match-context.tsx'

/** The address of this match's review; undefined while it runs, and for a game that no bot can judge. */
export function useReviewAddress(): string | undefined {
  const { kind, matchId, module } = useGame()
  const { outcome } = useSight().update
  const hasJudge = module.bots.some(({ evaluate }) => evaluate !== undefined)
  if (outcome === undefined || !hasJudge) return undefined
  return `/${kind === 'local' ? 'local' : 'match'}/${matchId}/review`
}
