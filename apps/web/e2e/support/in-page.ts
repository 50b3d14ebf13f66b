declare global {
  /** In pages of the tests: resolves with the next change of the document. */
  var nextChange: () => Promise<void>
  /** How many changes there were. */
  var changes: number
  /** Resolves once nothing has changed for three frames and all typefaces are there: what is measured then stays. */
  var atRest: () => Promise<void>
}

/** Runs in each page before anything else. */
export function startInPage({ isHasty }: { readonly isHasty: boolean }): void {
  globalThis.changes = 0
  const waiting: (() => void)[] = []
  const all = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(() => {
    globalThis.changes++
    for (const resolve of waiting.splice(0)) resolve()
  }).observe(document, all)
  globalThis.nextChange = () => new Promise(resolve => waiting.push(resolve))
  // The browser's own frames, also where a test stops the clock.
  const nextFrame = globalThis.requestAnimationFrame.bind(globalThis)
  globalThis.atRest = async () => {
    await document.fonts.ready
    for (let [still, seen] = [0, changes]; still < 3; still = changes === seen ? still + 1 : 0) {
      seen = changes
      await new Promise(nextFrame)
    }
  }
  if (isHasty) return
  // New buttons ignore clicks for 400 ms: that much passes before each press, without a wait.
  let ahead = 0
  const { performance, requestAnimationFrame } = globalThis
  const now = performance.now.bind(performance)
  performance.now = () => now() + ahead
  globalThis.requestAnimationFrame = listener => requestAnimationFrame(time => listener(time + ahead))
  for (const type of ['pointerdown', 'click', 'keydown']) {
    addEventListener(
      type,
      () => {
        ahead += 400
      },
      { capture: true },
    )
  }
}
