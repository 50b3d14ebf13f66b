import { Refusal } from '@turnwise/protocol'

/** The error of a write while the disk is full. */
export function storeIsFull(): Refusal {
  return new Refusal('unavailable', 'The disk of this server is full: nothing was stored, everything can be read.')
}

/** The error of a write while the database was made read-only. */
export function storeIsReadOnly(): Refusal {
  return new Refusal(
    'unavailable',
    'The database of this server is read-only: nothing was stored, everything can be read.',
  )
}
