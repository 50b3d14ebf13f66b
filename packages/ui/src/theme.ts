import { useSyncExternalStore } from 'react'

/** The look of the whole page. */
export type Theme = 'light' | 'dark'

/** The theme of the page, for what CSS cannot colour: a canvas. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'))
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
