import { Refusal } from '@turnwise/client'
import { useEffect, useEffectEvent, useState } from 'react'
import { messageOf } from '../shell/message-of.ts'
import { type Kind, openSession, type Session } from './session.ts'

export type Loading<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly code?: string }
  | { readonly status: 'ready'; readonly value: Value }

/** Runs `load` and keeps its last result; a new `key` runs it again. */
export function useLoading<Value>(key: string, load: () => Promise<Value>): Loading<Value> {
  const start = useEffectEvent(load)
  const [state, setState] = useState<{ readonly key: string; readonly loading: Loading<Value> }>()
  useEffect(() => {
    let stopped = false
    const set = (loading: Loading<Value>) => {
      if (!stopped) setState({ key, loading })
    }
    start().then(
      value => set({ status: 'ready', value }),
      error => set(failureOf(error)),
    )
    return () => {
      stopped = true
    }
  }, [key])
  return state?.key === key ? state.loading : { status: 'loading' }
}

function failureOf(error: unknown): Loading<never> {
  if (error instanceof Refusal) return { status: 'failed', message: error.message, code: error.code }
  return { status: 'failed', message: messageOf(error) }
}

/** `turn` changes when a seat was taken or left, so that the session is opened again with the seats held now. */
export function useSession(kind: Kind, matchId: string, turn: number): Loading<Session> {
  return useLoading(`${kind} ${matchId} ${turn}`, () => openSession(kind, matchId))
}
