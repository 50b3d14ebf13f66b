import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Export {
  readonly name: string
  readonly kind: 'function' | 'value' | 'class' | 'type'
  /** The doc comment as one line; empty if there is none. */
  readonly text: string
}

/** What a module exports, its own and from other files of the package, with the doc comments. */
export function exportsOf(file: string): readonly Export[] {
  const source = readFileSync(file, 'utf8')
  const beside = (path: string) => join(dirname(file), path)
  const all = [...source.matchAll(/^export \* from '(\.[^']+)'/gm)].flatMap(([, path = '']) => exportsOf(beside(path)))
  const named = [...source.matchAll(/^export (?:type )?\{([^}]+)\} from '([^']+)'/gm)].flatMap(
    ([, names = '', path = '']) => {
      const known = path.startsWith('.') ? exportsOf(beside(path)) : packageExports(path)
      return namesIn(names).map(name => known.find(each => each.name === name) ?? missing(name, path))
    },
  )
  return [...declared(source), ...all, ...named].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** The modules that a package opens to others. */
export function modulesOf(folder: string): readonly string[] {
  const manifest: { readonly exports: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const paths = Object.values(manifest.exports).filter(path => path.endsWith('.ts'))
  return paths.map(path => join(folder, path))
}

/** Of all modules that the package opens; what two of them share counts once. */
export function exportsOfPackage(folder: string): readonly Export[] {
  const all = modulesOf(folder).flatMap(exportsOf)
  return all.filter(({ name }, i) => all.findIndex(other => other.name === name) === i)
}

/** Another package of the repository. */
function packageExports(name: string): readonly Export[] {
  const folder = name.replace('@turnwise/', '')
  return exportsOf(join(import.meta.dirname, '../packages', folder, 'src/index.ts'))
}

function missing(name: string, path: string): never {
  throw new Error(`${path} has no declaration of ${name}`)
}

function namesIn(list: string): readonly string[] {
  return list.split(',').flatMap(part => part.trim().replace(/^type /, '') || [])
}

const DECLARATION =
  /(?:^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^export (?:async )?(function|const|class|interface|type) (\w+)/gm

function declared(source: string): readonly Export[] {
  const found = [...source.matchAll(DECLARATION)].map(([, comment = '', keyword = '', name = '']) => ({
    name,
    kind: kindOf(keyword),
    text: oneLine(comment),
  }))
  // A list and the union derived from it share a name with different kinds; overloads repeat one.
  return found.filter(({ name }, i) => found.findIndex(each => each.name === name) === i)
}

function kindOf(keyword: string): Export['kind'] {
  if (keyword === 'function' || keyword === 'class') return keyword
  return keyword === 'const' ? 'value' : 'type'
}

function oneLine(comment: string): string {
  return comment
    .split('\n')
    .map(line => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .trim()
}
