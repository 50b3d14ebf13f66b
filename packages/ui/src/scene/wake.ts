import { useLayoutEffect, useRef } from 'react'

/** A button that has just taken another one's place gets the second half of a double click; it waits this long. */
export const WAKES_AFTER = 400

/**
 * Handlers that do nothing until the buttons have been there for a moment. `key` names what is offered, and is empty
 * where nothing is: when it changes, the buttons are new. Buttons that come where none have been for a moment answer at
 * once.
 */
export function useWake(
  key: string,
): <Rest extends readonly unknown[]>(handler: (...rest: Rest) => void) => (...rest: Rest) => void {
  const known = useRef(key)
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  useLayoutEffect(() => {
    if (known.current === key) return
    if (known.current !== '') changedAt.current = performance.now()
    known.current = key
  }, [key])
  return handler =>
    (...rest) => {
      if (performance.now() - changedAt.current >= WAKES_AFTER) handler(...rest)
    }
}
