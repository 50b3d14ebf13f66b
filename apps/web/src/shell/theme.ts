import { settings } from '../state/settings.ts'

/** Sets theme and motion on the root element, where the tokens read them. */
export function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const forced = matchMedia('(forced-colors: active)')
  const follow = () => {
    const { theme, speed, contrast } = settings.get()
    const { dataset } = document.documentElement
    // Forced colours are light or dark by themselves; what is drawn follows them.
    const ofSystem = forced.matches || theme === 'system'
    dataset.theme = (ofSystem ? dark.matches : theme === 'dark') ? 'dark' : 'light'
    dataset.motion = speed === 'off' || still.matches ? 'off' : 'on'
    dataset.contrast = forced.matches ? 'high' : contrast
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper)
  }
  dark.addEventListener('change', follow)
  still.addEventListener('change', follow)
  forced.addEventListener('change', follow)
  settings.subscribe(follow)
  follow()
}
