import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packages } from './packed-manifest.ts'
import { installed, root } from './paths.ts'
import { runProgram } from './run-program.ts'
import { releasedChangelog, versionOf, withVersion } from './versions.ts'

/**
 * npm run release -- [VERSION] [--dry-run]
 *
 * Sets one version everywhere, dates the changelog, checks, packs, tests the tarballs, publishes them and tags the
 * commit. With --dry-run npm publishes nothing, and every file is restored.
 */
const isDry = process.argv.includes('--dry-run')
const version = process.argv.slice(2).find(argument => !argument.startsWith('-')) ?? versionOf(root)

if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) stop(`${version} is no version.`)
if (output('git', ['status', '--porcelain']) !== '') stop('The working tree has changes: commit them first.')
if (output('git', ['tag', '--list', `v${version}`]) !== '') stop(`v${version} is released already.`)

const changelog = join(root, 'CHANGELOG.md')
const date = new Date().toISOString().slice(0, 10)
const changed = new Map(withVersion(root, version)).set(
  'CHANGELOG.md',
  releasedChangelog(readFileSync(changelog, 'utf8'), version, date),
)
const before = [...changed.keys()].map(file => [file, readFileSync(join(root, file), 'utf8')] as const)

try {
  for (const [file, text] of changed) writeFileSync(join(root, file), text)
  step('check', 'npm', ['run', 'check'])
  step('pack, and test the tarballs', installed('vitest'), ['run', 'tools/pack.test.ts', 'tools/release.test.ts'])
  const tarballs = readdirSync(join(root, 'dist/packages'))
  if (!isDry) commit()
  for (const name of inOrder()) {
    const prefix = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
    const tarball = tarballs.find(file => file === prefix) ?? stop(`${prefix} was not packed.`)
    const args = ['publish', join('dist/packages', tarball), '--access', 'public', ...(isDry ? ['--dry-run'] : [])]
    step(`publish ${name} ${version}`, 'npm', args)
  }
  say(isDry ? `Everything but publishing ${version} was done.` : `Released ${version}: git push --follow-tags`)
} finally {
  if (isDry) for (const [file, text] of before) writeFileSync(join(root, file), text)
}

function commit(): void {
  if (output('git', ['status', '--porcelain']) !== '')
    step('commit', 'git', ['commit', '--quiet', '--all', '--message', `Release ${version}`])
  step('tag', 'git', ['tag', '--annotate', `v${version}`, '--message', `Turnwise ${version}`])
}

/** Dependencies of a package are published before it. */
function inOrder(): readonly string[] {
  const all = new Map(packages(root).map(({ manifest }) => [manifest.name, manifest]))
  const done = new Set<string>()
  const visit = (name: string): void => {
    const manifest = all.get(name)
    if (manifest === undefined || done.has(name)) return
    for (const needed of Object.keys(manifest.dependencies ?? {})) visit(needed)
    done.add(name)
  }
  for (const name of all.keys()) visit(name)
  return [...done]
}

function step(title: string, command: string, args: readonly string[]): void {
  say(title)
  runProgram(command, args, { cwd: root, shown: true })
}

function output(command: string, args: readonly string[]): string {
  return runProgram(command, args, { cwd: root }).trim()
}

function say(text: string): void {
  process.stdout.write(`\n== ${text}\n`)
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
