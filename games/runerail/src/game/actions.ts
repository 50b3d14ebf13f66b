import type { Milepost } from './content/types.ts'

/** Section 8, and Z4. */
export type Action =
  | { readonly type: 'pick-foreman'; readonly foreman_id: string | null }
  | { readonly type: 'place-train'; readonly city: string }
  | { readonly type: 'discard-hand' }
  | { readonly type: 'next-phase' }
  | { readonly type: 'end-turn' }
  | { readonly type: 'rescue-train' }
  | { readonly type: 'borrow-gold' }
  | { readonly type: 'move-train'; readonly path: readonly Milepost[] }
  | { readonly type: 'pick-up'; readonly good: string }
  | { readonly type: 'drop-load'; readonly good: string }
  | { readonly type: 'deliver'; readonly card_id: number; readonly good: string }
  | { readonly type: 'draw-ship' }
  | { readonly type: 'board-ship'; readonly ship_id: string | null }
  | { readonly type: 'sail-ship'; readonly path: readonly Milepost[] }
  | { readonly type: 'disembark' }
  | { readonly type: 'build-track'; readonly start: Milepost; readonly end: Milepost }
  /** Several sections at once, in the order in which they are laid: all of them or none. */
  | { readonly type: 'build-line'; readonly sections: readonly { readonly start: Milepost; readonly end: Milepost }[] }
  | { readonly type: 'upgrade-train'; readonly train: string; readonly drop?: string | undefined }
  | HireForeman
  | { readonly type: 'keep-foreman'; readonly foreman_id: string }
  | { readonly type: 'choose-load'; readonly good: string }
  | { readonly type: 'resign' }

export type HireForeman =
  | { readonly type: 'hire-foreman'; readonly mode: 'draw'; readonly from: 'deck' | 'discard' }
  | { readonly type: 'hire-foreman'; readonly mode: 'choose'; readonly foreman_id: string }

export type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>
