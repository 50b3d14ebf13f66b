import { useCallback } from 'react'
import { useLocation, useSearch } from 'wouter'

/** `?at=N` addresses any moment of a match; without it the present is shown. */
export function useAt(latest: number): readonly [number | undefined, (at: number | undefined) => void] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const asked = new URLSearchParams(search).get('at')
  const number = asked === null || !/^\d+$/.test(asked) ? undefined : Number(asked)
  const at = number === undefined || latest === 0 ? number : Math.min(number, latest)
  const go = useCallback(
    (next: number | undefined) => navigate(next === undefined ? path : `${path}?at=${next}`, { replace: true }),
    [navigate, path],
  )
  return [at, go]
}
