import { useEffect, useEffectEvent, useRef } from 'react'
import type { Action } from '../../game/actions.ts'

/**
 * If both act at the same time, the table refuses the one who had not seen the other's action yet. It is sent again with
 * the next moment; a scene that is gone by then was accepted.
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
    /** Nobody wants that any more. */
    forget() {
      pending.current = undefined
    },
  }
}
