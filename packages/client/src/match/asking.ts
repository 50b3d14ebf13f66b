import type { Seat } from '@turnwise/engine'
import { Refusal } from '@turnwise/protocol'
import type { Frame } from './sight.ts'
import type { MatchState, NotDone, Sending } from './state.ts'
import { type Store, until } from './store.ts'

/** Sends a request for a seat. True once the seat sees what was answered; false if it was not done: `notDone` says why. */
export type Ask = (
  seat: Seat | undefined,
  request: (seat: Seat) => Promise<{ readonly seq?: number }>,
  isMove?: boolean,
) => Promise<boolean>

export function createAsk(store: Store<MatchState>): Ask {
  let ids = 0
  return async (seat, request, isMove = false) => {
    if (seat === undefined) return false
    const id = ++ids
    const { notDone: _old, ...rest } = store.get()
    store.set({ ...rest, sending: [...rest.sending, { id, seat, isMove }] })
    try {
      const { seq: answeredAt = 0 } = await request(seat)
      const state = store.get()
      const sending = state.sending.map(one => (one.id === id ? { ...one, answeredAt } : one))
      store.set({ ...state, sending: withoutArrived(sending, state.present.settled) })
      await until(store, ({ sending, closed }) => closed !== undefined || !sending.some(one => one.id === id))
      return true
    } catch (error) {
      const state = store.get()
      const sending = state.sending.filter(one => one.id !== id)
      store.set({ ...state, sending, notDone: { seat, ...reasonOf(error) } })
      return false
    }
  }
}

/** Without what the seat itself sees. */
export function withoutArrived(sending: readonly Sending[], frame: Frame): readonly Sending[] {
  const left = sending.filter(
    ({ seat, answeredAt }) => answeredAt === undefined || (frame.get(seat)?.update.seq ?? 0) < answeredAt,
  )
  return left.length === sending.length ? sending : left
}

/** A refusal can name the field that it is about (`text: …`); a player has done only one thing. */
function reasonOf(error: unknown): Omit<NotDone, 'seat'> {
  if (error instanceof Refusal) return { code: error.code, sentence: error.message.replace(/^[a-z_]+: /, '') }
  return { code: 'disconnected', sentence: 'The table cannot be reached just now.' }
}
