#!/usr/bin/env node
// Plain JavaScript on purpose: it must run on whatever Node calls it, and find one that runs TypeScript.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const major = Number(process.versions.node.split('.')[0])

if (major >= 24) {
  await import(main)
} else {
  const node = bundledNode()
  if (node === undefined) {
    process.stderr.write(`Turnwise needs Node 24, this is ${process.version}; "npm install" brings one along.\n`)
    process.exit(1)
  }
  const { status, signal } = spawnSync(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' })
  if (signal) process.kill(process.pid, signal)
  process.exit(status ?? 1)
}

/** The Node that npm installed beside us. */
function bundledNode() {
  try {
    const root = dirname(createRequire(import.meta.url).resolve('node/package.json'))
    const found = join(root, 'bin', 'node')
    return existsSync(found) ? found : undefined
  } catch {
    return undefined
  }
}
