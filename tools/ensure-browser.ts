import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '../apps/web/e2e/support/find-chromium.ts'
import { canInstall, install } from './debian.ts'
import { installed } from './paths.ts'
import { runProgram } from './run-program.ts'

/**
 * The browser tests need a Chromium: the configured one, one on the path, or one that is installed now: Debian's, with
 * the libraries that it needs, where root may do that, else the one that Playwright downloads.
 */
const found = findChromium() ?? chromium.executablePath()
if (!existsSync(found)) {
  if (process.env.CHROME_PATH === found) fail(`CHROME_PATH is ${found}, and there is nothing there.`)
  try {
    if (canInstall()) install('chromium')
    else runProgram(installed('playwright'), ['install', 'chromium'], { shown: true })
  } catch {
    fail('The browser tests need Chromium: install it, or set CHROME_PATH to where it is.')
  }
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
