import { useEffect, useEffectEvent, useRef } from 'react'
import type { Action } from '../../game/types.ts'

/**
 * If both act at the same time, the table refuses the action that does not know of the other's yet. It is sent again
 * with the next moment; if the scene is gone by then, it was accepted.
 */
export function useInsist(seq: number, send: (action: Action) => void) {
  const pending = useRef<{ readonly action: Action; readonly seq: number }>(undefined)
  const again = useEffectEvent((now: number) => {
    const last = pending.current
    if (last === undefined || last.seq === now) return
    pending.current = undefined
    send(last.action)
  })
  useEffect(() => again(seq), [seq])
  return {
    send(action: Action) {
      pending.current = { action, seq }
      send(action)
    },
    /** The action is no longer wanted. */
    forget() {
      pending.current = undefined
    },
  }
}
