import { useEffect, useState } from 'react'

/** The second click must follow within three seconds. */
const GRACE = 3000

/** For what cannot be undone: the first click only asks, so that an accidental click does nothing. */
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
