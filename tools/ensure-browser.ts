import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The browser tests need a Chromium: the configured one, one on the path, or one that is installed now. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function findBrowser(): string | undefined {
  const named = process.env.CHROME_PATH
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named
    fail(`CHROME_PATH is ${named}, and there is nothing there.`)
  }
  for (const name of NAMES) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()
    if (found !== '') return found
  }
  return undefined
}

function install(): void {
  const isRoot = process.getuid?.() === 0
  const hasApt = spawnSync('sh', ['-c', 'command -v apt-get']).status === 0
  if (isRoot && hasApt) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'], env })
  } else {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  }
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

if (findBrowser() === undefined) {
  try {
    install()
  } catch {
    fail('The browser tests need Chromium: install it, or set CHROME_PATH to where it is.')
  }
}
