import { settings } from '../state/settings.ts'

/** Sets theme and motion on the root element, where the tokens read them. */
export function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const follow = () => {
    const { theme, speed, contrast } = settings.get()
    const { dataset } = document.documentElement
    dataset.theme = theme === 'dark' || (theme === 'system' && dark.matches) ? 'dark' : 'light'
    dataset.motion = speed === 'off' || still.matches ? 'off' : 'on'
    dataset.contrast = contrast
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper)
  }
  dark.addEventListener('change', follow)
  still.addEventListener('change', follow)
  settings.subscribe(follow)
  follow()
}
