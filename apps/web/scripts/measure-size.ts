import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/** At most this much compressed JavaScript is loaded before a board is chosen. */
const LIMIT_KB = 120

const dist = new URL('../dist/', import.meta.url)

/** The scripts that the first page loads: those in the page, and their static imports. */
async function firstScripts(): Promise<ReadonlySet<string>> {
  const page = await readFile(new URL('index.html', dist), 'utf8')
  const waiting = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(match => match[1] ?? '')
  const found = new Set<string>()
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    found.add(name)
    const code = await readFile(new URL(name, dist), 'utf8')
    // Static imports only: dynamic imports are loaded after a choice.
    for (const [, imported] of code.matchAll(/(?:^|[;}\n])import(?:[^;"'()]*?from)?["']\.\/([^"']+\.js)["']/g)) {
      waiting.push(`assets/${imported}`)
    }
  }
  return found
}

let total = 0
for (const name of [...(await firstScripts())].sort()) {
  const size = gzipSync(await readFile(new URL(name, dist)), { level: 9 }).length / 1000
  total += size
  process.stdout.write(`${size.toFixed(1).padStart(8)} kB  ${name}\n`)
}
const all = (await readdir(fileURLToPath(dist), { recursive: true })).filter(name => name.endsWith('.js')).length
process.stdout.write(
  `${total.toFixed(1).padStart(8)} kB  before a board is chosen, of at most ${LIMIT_KB} (${all} scripts in all)\n`,
)
if (total > LIMIT_KB) process.exitCode = 1
