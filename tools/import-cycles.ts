import { importsOf, resolveImport, type SourceFile, type Violation } from './import-rules.ts'

/** Files that import each other in a circle, each group once; type imports count, since a reader follows them too. */
export function findCycles(files: readonly SourceFile[]): readonly (readonly string[])[] {
  const imports = new Map(
    files.map(({ path, text }) => [
      path,
      importsOf(text)
        .filter(name => name.startsWith('.'))
        .map(name => resolveImport(path, name)),
    ]),
  )
  const number = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []
  /** The lowest number that can be reached from here (Tarjan's strongly connected components). */
  const visit = (path: string): number => {
    const own = number.size
    number.set(path, own)
    open.push(path)
    let lowest = own
    for (const next of imports.get(path) ?? []) {
      if (!imports.has(next)) continue
      if (!number.has(next)) lowest = Math.min(lowest, visit(next))
      else if (open.includes(next)) lowest = Math.min(lowest, number.get(next) ?? own)
    }
    if (lowest === own) {
      const group = open.splice(open.indexOf(path))
      if (group.length > 1 || imports.get(path)?.includes(path) === true) cycles.push(group.sort())
    }
    return lowest
  }
  for (const path of imports.keys()) if (!number.has(path)) visit(path)
  return cycles
}

/** Folders that still have cycles. The list may only become shorter: one that has none any more must leave it. */
export const FOLDERS_WITH_CYCLES: readonly string[] = [
  'games/geniejack/src',
  'games/maze/src/web',
  'games/senet/src/web',
]

export function findForbiddenCycles(
  files: readonly SourceFile[],
  folders: readonly string[] = FOLDERS_WITH_CYCLES,
): readonly Violation[] {
  const cycles = findCycles(files)
  const isIn = (group: readonly string[], folder: string) => group.every(path => path.startsWith(`${folder}/`))
  const forbidden = cycles.filter(group => !folders.some(folder => isIn(group, folder)))
  const clean = folders.filter(folder => !cycles.some(group => isIn(group, folder)))
  return [
    ...forbidden.map(([path = '', ...others]) => ({ path, why: `it imports itself by way of ${others.join(', ')}` })),
    ...clean.map(path => ({ path, why: 'it has no cycle of imports any more: take it from FOLDERS_WITH_CYCLES' })),
  ]
}
