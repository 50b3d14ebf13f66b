#!/usr/bin/env node
// Plain JavaScript: it must run on any Node, find one that is new enough, and say what is missing.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** In the repository the sources run directly; an installed package has only its build. */
const main = [new URL('../src/main.ts', import.meta.url), new URL('../dist/main.js', import.meta.url)].find(url =>
  existsSync(url),
)
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (main === undefined) {
  process.stderr.write('This package is incomplete: it has neither src/main.ts nor dist/main.js.\n')
  process.exit(1)
} else if (major > 22 || (major === 22 && minor >= 18)) {
  await import(main.href)
} else {
  const node = installedNode()
  if (node === undefined) {
    process.stderr.write(`Turnwise needs Node 22.18 or later, this is ${process.version}.\n`)
    process.exit(1)
  }
  const child = spawn(node, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' })
  // A terminal sends its signals to both; any other reaches only this process.
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined)
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/** The Node that npm installed as a dependency, as in the repository. */
function installedNode() {
  try {
    const root = dirname(createRequire(import.meta.url).resolve('node/package.json'))
    const found = join(root, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    return existsSync(found) ? found : undefined
  } catch {
    return undefined
  }
}
