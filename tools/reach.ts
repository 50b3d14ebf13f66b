import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The text of a source file, by its path from the repository's root. */
export type Sources = ReadonlyMap<string, string>

/** What a package offers, by name, such as `@turnwise/senet/web`, as paths from the repository's root. */
export type Exported = ReadonlyMap<string, string>

export function exportedBy(root: string, folders: readonly string[]): Exported {
  return new Map(
    folders.flatMap(folder => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
      return Object.entries(exports).map(
        ([entry, file]) => [name + entry.slice(1), `${folder}/${String(file).slice(2)}`] as const,
      )
    }),
  )
}

/** The test files among the sources that are changed, or that import a changed file, directly or through others. */
export function testsReachedBy(changed: readonly string[], sources: Sources, exported: Exported): readonly string[] {
  const importers = new Map<string, string[]>()
  for (const [path, text] of sources) {
    for (const name of importedBy(text)) {
      const target = name.startsWith('.') ? resolve(path, name) : exported.get(name)
      if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), path])
    }
  }
  const reached = new Set(changed)
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
  return [...reached].filter(path => /\.test\.tsx?$/.test(path)).sort()
}

/** Imports that are there when a file is loaded. What the catalog loads later is not among them. */
function importedBy(text: string): readonly string[] {
  const found = text.matchAll(/^\s*(?:import|export)\s(?:[^'"`;]*?from\s*)?['"]([^'"]+)['"]/gm)
  return [...found].flatMap(([, name]) => name ?? [])
}

function resolve(from: string, name: string): string {
  return join(from, '..', name).replaceAll('\\', '/')
}
