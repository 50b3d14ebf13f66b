import { useEffect, useEffectEvent, useRef } from 'react'
import type { Action } from '../../game/commands/index.ts'

interface SendProps {
  readonly legal: readonly Action[]
  send(action: Action): void
}

/** Sends an action, and with the same click another one that follows once the first has settled. */
export type Send = (action: Action, next?: Action) => void

export function useSend({ legal, send }: SendProps): Send {
  const waiting = useRef<{ readonly next: Action; readonly before: readonly Action[] }>(undefined)
  const goOn = useEffectEvent((offered: readonly Action[]) => {
    if (offered.length === 0 || waiting.current === undefined) return
    const { next, before } = waiting.current
    waiting.current = undefined
    // A refusal leaves what was offered before.
    if (offered !== before && offered.some(({ type }) => type === next.type)) send(next)
  })
  useEffect(() => goOn(legal), [legal])
  return (action, next) => {
    waiting.current = next === undefined ? undefined : { next, before: legal }
    send(action)
  }
}
