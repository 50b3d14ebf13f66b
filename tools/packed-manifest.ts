import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { slashed } from './paths.ts'

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly description?: string
  readonly private?: boolean
  readonly license?: string
  readonly workspaces?: readonly string[]
  readonly exports?: Readonly<Record<string, string>>
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
  /** `loads`: packages that are resolved by name at run time and imported nowhere. */
  readonly turnwise?: { readonly loads?: readonly string[] }
}

/** The oldest Node on which everything that is packed runs. */
const ENGINES = { node: '>=22.18' }

export interface Workspace {
  readonly folder: string
  readonly manifest: Manifest
}

/** Every workspace that is published. */
export function packages(root: string): readonly Workspace[] {
  const { workspaces = [] }: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return workspaces
    .flatMap(pattern => globSync(`${pattern}/package.json`, { cwd: root }))
    .sort()
    .filter(file => existsSync(join(root, file)))
    .map(file => ({ folder: slashed(dirname(file)), manifest: JSON.parse(readFileSync(join(root, file), 'utf8')) }))
    .filter(({ manifest }) => manifest.private !== true)
}

/** The published manifest: exports point to the build, and fields that only the repository needs are removed. */
export function packedManifest(manifest: Manifest, root: Manifest, files: readonly string[]): object {
  const { name, version, description, exports, bin, dependencies, peerDependencies, peerDependenciesMeta } = manifest
  return {
    name,
    version,
    description,
    license: root.license,
    type: 'module',
    engines: ENGINES,
    sideEffects: ['*.css', '**/*.css'],
    ...(bin === undefined ? {} : { bin }),
    ...(exports === undefined ? {} : { exports: packedExports(exports) }),
    files,
    ...(dependencies === undefined ? {} : { dependencies }),
    ...(peerDependencies === undefined ? {} : { peerDependencies }),
    ...(peerDependenciesMeta === undefined ? {} : { peerDependenciesMeta }),
  }
}

function packedExports(exports: Readonly<Record<string, string>>): object {
  const entries = Object.entries(exports).map(([name, path]) => {
    const source = /^\.\/src\/(.+)\.tsx?$/.exec(path)?.[1]
    if (source === undefined) return [name, path.replace('./src/', './dist/')] as const
    return [name, { types: `./dist/${source}.d.ts`, default: `./dist/${source}.js` }] as const
  })
  return { ...Object.fromEntries(entries), './package.json': './package.json' }
}

/** `@scope/name/part` and `name/part` belong to `@scope/name` and `name`. */
export function packageNameOf(imported: string): string {
  return imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/')
}
