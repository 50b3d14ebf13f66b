import { useEffect, useState } from 'react'

/** A second click within three seconds, so that a slip costs nothing. */
const GRACE = 3000

/** For what cannot be taken back: the first click only asks. */
export function useSecondClick(act: () => void): { readonly armed: boolean; click(): void } {
  const [armed, setArmed] = useState(false)
  useEffect(() => {
    if (!armed) return
    const timer = setTimeout(() => setArmed(false), GRACE)
    return () => clearTimeout(timer)
  }, [armed])
  return {
    armed,
    click() {
      setArmed(!armed)
      if (armed) act()
    },
  }
}
