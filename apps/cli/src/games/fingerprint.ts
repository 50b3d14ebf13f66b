import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { relative, sep } from 'node:path'
import { sourcesFrom } from '@turnwise/conformance/check'

/** What an index may also export. */
const NO_RULES = /(^|\/)(seed-api|terminal|bots|web)\//

/**
 * What the code of a game's rules and their content come to: of the file that exports the game, and of all that it imports
 * from its package. Comments, types and layout do not count.
 */
export function fingerprintOf(entry: string, folder: string): string {
  const files = sourcesFrom(entry).map(file => ({ name: relative(folder, file).split(sep).join('/'), file }))
  const hash = createHash('sha256')
  for (const { name, file } of files.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (NO_RULES.test(name)) continue
    hash.update(`${name}\0${essence(file)}\0`)
  }
  return hash.digest('hex').slice(0, 16)
}

function essence(file: string): string {
  const text = readFileSync(file, 'utf8')
  const code = file.endsWith('s') ? withoutTypes(text) : text
  return code
    .replace(/('|")(?:\\.|(?!\1)[^\\\n])*\1|`(?:\\.|[^\\`])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*|\s+/g, part =>
      /^[\s/]/.test(part) ? '' : part,
    )
    .replace(/,(?=[)\]}])/g, '')
}

/** Without the warning that this function of Node is new. */
function withoutTypes(text: string): string {
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    return stripTypeScriptTypes(text)
  } finally {
    process.emitWarning = emitWarning
  }
}
