import { Refusal } from '@turnwise/protocol'

/** What is asked to be written while there is no room for it. */
export function storeIsFull(): Refusal {
  return new Refusal('unavailable', 'The disk of this server is full: nothing was stored, everything can be read.')
}
