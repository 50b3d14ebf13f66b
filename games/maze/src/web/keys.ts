import { useEffect, useEffectEvent } from 'react'
import type { Dir } from '../game/grid.ts'

export const DIR_OF_KEY: Readonly<Record<string, Dir>> = {
  ArrowUp: 'N',
  ArrowRight: 'E',
  ArrowDown: 'S',
  ArrowLeft: 'W',
}

/** Keys anywhere on the page, except where something is typed or a slider is moved. `press` says whether it took the key. */
export function useKeys(press: (key: string, target: EventTarget | null) => boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const { target } = event
    if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [role="tablist"]') !== null) {
      return
    }
    if (press(event.key, target)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
