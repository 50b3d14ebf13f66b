import { useEffect, useEffectEvent, useRef } from 'react'
import type { Action } from '../game/actions.ts'
import type { View } from '../game/types.ts'

interface SkipProps {
  readonly view: View
  readonly legal: readonly Action[]
  send(action: Action): void
}

/** "On to building" passes the ships by: two phases with one click. */
export function useSkip({ view, legal, send }: SkipProps): () => void {
  const isSkipping = useRef(false)
  const goOn = useEffectEvent(() => {
    const phase = view.current?.phase
    if (!isSkipping.current || legal.length === 0 || phase === 'move') return
    isSkipping.current = false
    if (phase === 'ship') send({ type: 'next-phase' })
  })
  useEffect(goOn, [view, legal])
  return () => {
    isSkipping.current = true
    send({ type: 'next-phase' })
  }
}
