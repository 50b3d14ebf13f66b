import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * How Playwright starts Chromium: the one that CHROME_PATH names, the first one on the path, or else the one that it has
 * downloaded itself.
 */
export function chromiumOptions(): LaunchOptions {
  const executablePath = findChromium()
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  }
}

export function findChromium(): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap(name => folders.map(folder => join(folder, name))).find(isProgram)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
