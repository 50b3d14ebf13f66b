import type { MatchRecord } from '@turnwise/engine'
import type { Review } from '@turnwise/review'

export interface ReviewQuestion {
  readonly record: MatchRecord
  /** The address of the module of a game from outside. */
  readonly moduleUrl?: string
}

export type ReviewReply =
  | {
      readonly kind: 'progress'
      readonly done: number
      readonly total: number
      readonly values: readonly (readonly number[])[]
    }
  | { readonly kind: 'done'; readonly review: Review }
  | { readonly kind: 'failed'; readonly message: string }
