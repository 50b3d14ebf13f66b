import type { Rejection } from '@turnwise/engine'
import { isErrorCode, Refusal } from '@turnwise/protocol'

/** Another process wrote to the log first, so this copy of the match was old: read it again and try once more. */
export class Stale extends Refusal {
  constructor(seq: number) {
    super('conflict', 'Another action came first.', { seq })
  }
}

/** The store failed during the write: only the log can say whether the entry is in it. */
export class UncertainCommit extends Refusal {
  constructor(cause: unknown) {
    super('internal', 'It is not known whether this was stored: look at the match before you try again.')
    this.cause = cause
  }
}

/** A refusal of the game or the match: its specific code is sent as `rule_code`. */
export function refusalOf(rejection: Rejection): Refusal {
  const { code, message, details } = rejection
  if (isErrorCode(code)) return new Refusal(code, message, details)
  return new Refusal('illegal-action', message, { ...details, rule_code: code })
}

/** The store could not take it now, or it is not known whether it did: worth another attempt a little later. */
export function isStoreTrouble(error: unknown): boolean {
  return error instanceof UncertainCommit || (error instanceof Refusal && error.code === 'unavailable')
}
