import { useLayoutEffect, useRef } from 'react'

/** A new button ignores clicks for this many ms, since the second half of a double click may hit it. */
export const WAKES_AFTER = 400

/**
 * Handlers that do nothing until the buttons have been visible for a moment. `key` identifies the current buttons, and
 * is empty if there are none. The delay starts when buttons are replaced or removed, so buttons that appear where there
 * were none for a while work at once.
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
