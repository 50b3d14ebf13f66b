import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, relative, resolve } from 'node:path'

/** What no rule, word or bot may use, wherever it is written. A reference that was taken while loading is not seen at run time. */
const FORBIDDEN = [
  ...[/\bMath\.random\b/, /=\s*Math\s*(;|$)/, /\bDate\.now\b/, /\bnew Date\(\s*\)/, /=\s*Date\s*(;|$)/],
  ...[/\bprocess\.\w/, /\bglobalThis\b/, /\brequire\(/, /\bcrypto\.\w/, /\bnew Function\b/, /\beval\(/],
]

/** What the files that a module reaches import or name and may not. A sentence for each. */
export function sourceProblems(entry: string, folder: string): readonly string[] {
  const problems: string[] = []
  for (const file of sourcesFrom(entry)) {
    if (!/\.[cm]?[jt]s$/.test(file)) continue
    const name = relative(folder, file)
    const text = withoutComments(readFileSync(file, 'utf8'))
    for (const imported of importsOf(text)) {
      if (imported.startsWith('node:') || builtinModules.includes(imported))
        problems.push(`${name} imports ${imported}`)
    }
    for (const [i, line] of text.split('\n').entries()) {
      const used = FORBIDDEN.map(each => each.exec(line)?.[0]).find(each => each !== undefined)
      if (used !== undefined) problems.push(`${name}:${i + 1} uses ${used.trim()}`)
    }
  }
  return problems
}

/** The files that a module reaches by relative imports of values, itself the first. */
export function sourcesFrom(entry: string): readonly string[] {
  const found = new Set([resolve(entry)])
  for (const file of found) {
    for (const imported of importsOf(withoutComments(readFileSync(file, 'utf8')))) {
      const target = resolve(dirname(file), imported)
      if (imported.startsWith('.') && /\.([cm]?[jt]s|json)$/.test(target) && existsSync(target)) found.add(target)
    }
  }
  return [...found]
}

/** Comments and texts are emptied; lines stay where they are. */
function withoutComments(text: string): string {
  const empty = (part: string) => part.replace(/[^\n]/g, ' ')
  return text.replace(/(['"])(?:\\.|(?!\1)[^\\\n])*\1|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g, part =>
    part.startsWith('/') ? empty(part) : part,
  )
}

function importsOf(text: string): readonly string[] {
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)
  const types = new Set([...text.matchAll(/\bimport\s+type\b[^'"]*['"]([^'"]+)['"]/g)].map(match => match[1]))
  return [...found].flatMap(([, name = '']) => (types.has(name) ? [] : [name]))
}
