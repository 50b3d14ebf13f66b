import { existsSync } from 'node:fs'
import { canInstall, install } from './debian.ts'

/** What the walk starts, by the Debian package that has it. */
const PROGRAMS = {
  'firefox-esr': 'firefox-esr',
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
  pulseaudio: 'pulseaudio',
} as const

const missing = Object.entries(PROGRAMS).flatMap(([name, program]) => (existsSync(`/usr/bin/${program}`) ? [] : [name]))

if (missing.length > 0) {
  if (canInstall()) install(...missing)
  else {
    process.stderr.write(`The walk through Firefox and WebKit needs ${missing.join(', ')}: install what is missing.\n`)
    process.exit(1)
  }
}
