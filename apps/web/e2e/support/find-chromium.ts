import { execFileSync } from 'node:child_process'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser that CHROME_PATH names, or the first one on the path. */
export function findChromium(): string {
  const named = process.env.CHROME_PATH
  if (named !== undefined && named !== '') return named
  for (const name of NAMES) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
    } catch {
      // Not installed: try the next one.
    }
  }
  throw new Error('There is no Chromium on the path: install one, or set CHROME_PATH to where it is.')
}
