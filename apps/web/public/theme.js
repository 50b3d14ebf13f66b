/* Runs before the first paint, so that a dark page never flashes white. */
;(() => {
  let settings = {}
  try {
    settings = JSON.parse(localStorage.getItem('turnwise.settings') ?? '{}')
  } catch {
    // Storage is blocked or broken: the system's theme is used.
  }
  const dark =
    settings.theme === 'dark' || (settings.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
