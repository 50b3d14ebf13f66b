export interface Lookup {
  readonly path: string
  readonly line: number
  readonly text: string
}

/** A constant of a module that maps any text to something, as a plain object. */
const TABLE = /^(?:export )?const (\w+): (?:Readonly<|Partial<)*Record<string\b/gm

/**
 * Lines that read such a table by a key in brackets, which also finds `toString` and `constructor`: `ownValue` of the engine
 * finds only what is in the table. The compiler refuses a key that is any text for all other kinds of plain objects.
 */
export function findLookups(files: readonly { readonly path: string; readonly text: string }[]): readonly Lookup[] {
  const exported = files.flatMap(({ text }) =>
    [...text.matchAll(TABLE)].filter(([whole]) => whole.startsWith('export')),
  )
  return files.flatMap(({ path, text }) => {
    const imported = exported
      .map(([, name = '']) => name)
      .filter(name => new RegExp(`\\b${name}\\b.* from '`).test(text))
    const tables = new Set([...[...text.matchAll(TABLE)].map(([, name = '']) => name), ...imported])
    if (tables.size === 0) return []
    const read = new RegExp(`(?<![\\w.])(?:${[...tables].join('|')})\\[(?!'|\\])`)
    return text
      .split('\n')
      .flatMap((line, index) => (read.test(line) ? [{ path, line: index + 1, text: line.trim() }] : []))
  })
}
