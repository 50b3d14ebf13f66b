import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packages } from './packed-manifest.ts'
import { slashed } from './paths.ts'

/** All packages have one version: that of the repository. */
export function versionOf(root: string): string {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
}

/** Every file that contains the version, with another version in it. */
export function withVersion(root: string, version: string): ReadonlyMap<string, string> {
  const own = new Set(packages(root).map(({ manifest }) => manifest.name))
  const files = [...globSync('{packages,games,apps}/*/package.json', { cwd: root }), ...templates(root)]
    .map(slashed)
    .sort()
  const manifests = ['package.json', 'bench/package.json', 'proof/package.json', ...files]
    .filter(file => existsSync(join(root, file)))
    .map(file => [file, rewrite(read(root, file), own, version)] as const)
  const lock = JSON.parse(read(root, 'package-lock.json'))
  const entries = Object.entries<Record<string, unknown>>(lock.packages).map(([place, entry]) => {
    const isOurs = !place.startsWith('node_modules/')
    return [place, isOurs ? JSON.parse(rewrite(JSON.stringify(entry), own, version)) : entry] as const
  })
  const lockText = `${JSON.stringify({ ...lock, version, packages: Object.fromEntries(entries) }, null, 2)}\n`
  return new Map([...manifests, ['package-lock.json', lockText]])
}

function templates(root: string): readonly string[] {
  return globSync('apps/cli/templates/*/package.json.template', { cwd: root })
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** Changes only the manifest's own version and the versions of the repository's packages that it requires. */
function rewrite(text: string, own: ReadonlySet<string>, version: string): string {
  const manifest: Record<string, unknown> = JSON.parse(text)
  for (const field of ['dependencies', 'devDependencies', 'peerDependencies']) {
    const asked = manifest[field]
    if (typeof asked !== 'object' || asked === null) continue
    const set = Object.entries(asked).map(([name, wanted]) => [name, own.has(name) ? version : wanted])
    manifest[field] = Object.fromEntries(set)
  }
  if ('version' in manifest) manifest.version = version
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** The changelog with the unreleased changes under the given version. */
export function releasedChangelog(text: string, version: string, date: string): string {
  const [, notes = ''] = /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(text) ?? []
  if (notes.trim() === '') throw new Error('CHANGELOG.md has nothing under "Unreleased".')
  return text.replace('## Unreleased\n', `## Unreleased\n\n## ${version} (${date})\n`)
}
