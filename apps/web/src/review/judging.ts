import type { MatchRecord } from '@turnwise/engine'
import type { Review } from '@turnwise/review'
import { useEffect, useState } from 'react'
import { moduleUrlOf } from '../games/catalog.ts'
import type { Session } from '../match/session.ts'
import { exportRecord } from '../record/record.ts'

/** To the worker. */
export interface ReviewQuestion {
  readonly record: MatchRecord
  /** The address of the module of a game from outside. */
  readonly moduleUrl?: string
}

/** From the worker. */
export type ReviewReply =
  | {
      readonly kind: 'progress'
      readonly done: number
      readonly total: number
      readonly values: readonly (readonly number[])[]
    }
  | { readonly kind: 'done'; readonly review: Review }
  | { readonly kind: 'failed'; readonly message: string }

export type Reviewing =
  | {
      readonly status: 'judging'
      readonly done: number
      readonly total: number
      /** Each seat's chance before every action judged so far; not final yet. */
      readonly values: readonly (readonly number[])[]
    }
  | { readonly status: 'ready'; readonly review: Review }
  | { readonly status: 'stopped' }
  | { readonly status: 'failed'; readonly message: string }

/** `stop` cancels the judging; `start` begins it again. */
export interface ReviewControl {
  readonly reviewing: Reviewing
  stop(): void
  start(): void
}

const NOTHING: Reviewing = { status: 'judging', done: 0, total: 0, values: [] }

/** Judges the match in a worker, from its public record, without load on the server. Leaving the page stops it. */
export function useReview(session: Session): ReviewControl {
  const [state, setState] = useState<Reviewing>(NOTHING)
  const isStopped = state.status === 'stopped'
  useEffect(() => {
    if (isStopped) return
    const worker = new Worker(new URL('./judging-worker.ts', import.meta.url), { type: 'module', name: 'review' })
    const fail = (message: string) => setState({ status: 'failed', message })
    worker.addEventListener('message', (event: MessageEvent<ReviewReply>) => {
      const reply = event.data
      if (reply.kind === 'failed') return fail(reply.message)
      if (reply.kind === 'done') return setState({ status: 'ready', review: reply.review })
      const { done, total, values } = reply
      setState(old => ({
        status: 'judging',
        done,
        total,
        values: [...(old.status === 'judging' ? old.values : []), ...values],
      }))
    })
    worker.addEventListener('error', () => fail('The review could not be started.'))
    exportRecord(session).then(
      record => {
        const moduleUrl = moduleUrlOf(session.entry.id, session.module.game.version)
        worker.postMessage({ record, ...(moduleUrl === undefined ? {} : { moduleUrl }) } satisfies ReviewQuestion)
      },
      error => fail(error instanceof Error ? error.message : String(error)),
    )
    return () => worker.terminate()
  }, [session, isStopped])
  return { reviewing: state, stop: () => setState({ status: 'stopped' }), start: () => setState(NOTHING) }
}
