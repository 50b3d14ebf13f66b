import type { SeatChange } from '@turnwise/engine'
import type { StoredSeat } from '../store/store.ts'

/** Whoever comes and goes all the time must not make a match grow without limit. */
const MOST_CHANGES = 64

/** The seat of a new match: its history begins here. */
export function firstChange({ history: _, ...seat }: StoredSeat, at: number): StoredSeat {
  return { ...seat, history: [changeTo(seat, at, 0)] }
}

/** The seat with who has it now behind its history; the first holder and the last ones are kept. */
export function withChange(seat: StoredSeat, at: number, seq: number): StoredSeat {
  if (seat.history === undefined) return seat
  const [first, ...others] = [...seat.history, changeTo(seat, at, seq)]
  return { ...seat, history: first === undefined ? [] : [first, ...others.slice(1 - MOST_CHANGES)] }
}

function changeTo({ name, bot, open }: StoredSeat, at: number, seq: number): SeatChange {
  return { at, seq, name, ...(bot === null ? {} : { bot }), ...(open ? { open } : {}) }
}
