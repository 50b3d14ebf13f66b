import { useEffect } from 'react'
import { useGame, useSight } from '../match/match-context.tsx'
import { changeHeld } from '../state/held-seats.ts'

/** Stores what the home page shows of an online match: who plays, and whether it is still running. */
export function useHeldRecord(): void {
  const { kind, matchId } = useGame()
  const { players, outcome, seq } = useSight().update
  const names = players.map(player => player.name).join('\n')
  const over = outcome !== undefined
  useEffect(() => {
    if (kind === 'online') changeHeld(matchId, { names: names.split('\n'), over, at: Date.now() })
  }, [kind, matchId, names, over, seq])
}
