import type { MatchUpdate } from '@turnwise/client'
import { useEffect } from 'react'
import type { Session } from '../match/session.ts'
import { changeHeld } from '../state/held-seats.ts'

/** Stores what the home page shows of an online match: who plays, and whether it is still running. */
export function useHeldRecord({ kind, matchId }: Session, update: MatchUpdate | undefined): void {
  const names = update?.players.map(player => player.name).join('\n')
  const over = update?.outcome !== undefined
  const seq = update?.seq
  useEffect(() => {
    if (kind !== 'online' || names === undefined || seq === undefined) return
    changeHeld(matchId, { names: names.split('\n'), over, at: Date.now() })
  }, [kind, matchId, names, over, seq])
}
