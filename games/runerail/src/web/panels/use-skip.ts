import { useEffect, useEffectEvent, useRef } from 'react'
import type { Action } from '../../game/commands/index.ts'
import type { View } from '../../game/types.ts'

interface SkipProps {
  readonly view: View
  readonly legal: readonly Action[]
  send(action: Action): void
}

/** "Go on to building" passes the ships by: two phases with one click. */
export function useSkip({ view, legal, send }: SkipProps): () => void {
  const isSkipping = useRef(false)
  const phase = view.current?.phase
  const goOn = useEffectEvent((now: typeof phase, offered: readonly Action[]) => {
    if (!isSkipping.current || offered.length === 0 || now === 'move') return
    isSkipping.current = false
    if (now === 'ship') send({ type: 'next-phase' })
  })
  useEffect(() => goOn(phase, legal), [phase, legal])
  return () => {
    isSkipping.current = true
    send({ type: 'next-phase' })
  }
}
