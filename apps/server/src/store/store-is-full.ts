import { Refusal } from '@turnwise/protocol'

/** The error of a write while the disk is full. */
export function storeIsFull(): Refusal {
  return new Refusal('unavailable', 'The disk of this server is full: nothing was stored, everything can be read.')
}
