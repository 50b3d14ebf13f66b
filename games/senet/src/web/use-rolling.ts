import { useEffect, useState } from 'react'
import type { Event } from '../game/types.ts'
import { ROLL } from './moment.ts'

/** While the sticks roll nothing on the board may tell how they will fall; what is tapped meanwhile counts all the same. */
export function useRolling(events: readonly Event[], seq: number, motion: number): boolean {
  const [rested, setRested] = useState(seq)
  const rolls = motion > 0 && events.some(event => event.type === 'thrown')
  useEffect(() => {
    const timer = setTimeout(() => setRested(seq), rolls ? ROLL * motion : 0)
    return () => clearTimeout(timer)
  }, [seq, rolls, motion])
  return rolls && rested !== seq
}
