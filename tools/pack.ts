import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importsOf, isForTests } from './import-rules.ts'
import { type Manifest, packageNameOf, packages, packedManifest } from './packed-manifest.ts'
import { root, slashed } from './paths.ts'
import { runProgram } from './run-program.ts'

/**
 * Makes a tarball of every package that is not private: `npm run pack`. Each is staged first, so that the packages in
 * the repository keep exporting their sources and nothing has to be built to develop.
 */
const compiled = join(root, 'node_modules/.cache/tsc')
const staging = join(root, 'node_modules/.cache/pack')
const target = join(root, 'dist/packages')

rmSync(staging, { recursive: true, force: true })
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })

/** The one package that holds a bundle instead of modules. */
const WEB = 'apps/web'

const problems: string[] = []
const staged = packages(root).map(({ folder, manifest }) => {
  const stage = join(staging, manifest.name.replace('/', '-'))
  mkdirSync(stage, { recursive: true })
  if (folder === WEB) stageBuilt(folder, stage)
  else stageSources(folder, stage, manifest)
  for (const extra of ['bin', 'templates', 'deploy', 'examples', 'README.md'])
    copy(join(root, folder, extra), join(stage, extra))
  copy(join(root, 'LICENSE'), join(stage, 'LICENSE'))
  if (!existsSync(join(stage, 'README.md'))) problems.push(`${folder} has no README.md`)
  const extras = ['bin', 'templates', 'deploy', 'examples'].filter(name => existsSync(join(stage, name)))
  const packed = packedManifest(manifest, rootManifest(), ['dist', ...extras])
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`)
  problems.push(...manifestProblems(folder, stage, manifest))
  return stage
})

if (problems.length > 0) {
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  process.exit(1)
}
const printed = runProgram('npm', ['pack', ...staged, '--pack-destination', target, '--json', '--loglevel=error'])
const packed: readonly { readonly filename: string; readonly size: number }[] = Object.values(JSON.parse(printed))
for (const { filename, size } of packed) process.stdout.write(`${filename} ${Math.ceil(size / 1000)} kB\n`)

function rootManifest(): Manifest {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
}

/** A package of static files: the output of its build, without the precompressed copies. */
function stageBuilt(folder: string, stage: string): void {
  const built = join(root, folder, 'dist')
  if (!existsSync(join(built, 'index.html'))) problems.push(`${folder} is not built`)
  else cpSync(built, join(stage, 'dist'), { recursive: true, filter: file => !/\.(br|gz)$/.test(file) })
}

/** A package of code: the output of the compiler, without tests, and other files beside the sources. */
function stageSources(folder: string, stage: string, { exports }: Manifest): void {
  // A command exports nothing, so its declarations are not needed.
  const isBuilt = exports === undefined ? /\.js$/ : /\.(js|d\.ts)$/
  const isPart = (file: string) => {
    const source = `${folder}/src/${slashed(file).replace(/(\.d\.ts|\.js)$/, '.ts')}`
    return !isForTests(source) && !/\.test\.|\.tsbuildinfo$/.test(file)
  }
  const from = join(compiled, folder, 'src')
  for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (isBuilt.test(file) && isPart(file) && hasSource(folder, file)) copy(join(from, file), join(stage, 'dist', file))
  }
  for (const file of readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (/\.(css|svg|sql|json|template)$/.test(file) && isPart(file))
      copy(join(root, folder, 'src', file), join(stage, 'dist', file))
  }
}

/** The output folder may still hold files of sources that were deleted. */
function hasSource(folder: string, file: string): boolean {
  const stem = join(root, folder, 'src', file.replace(/\.(d\.ts|js)$/, ''))
  return existsSync(`${stem}.ts`) || existsSync(`${stem}.tsx`)
}

/** Checks that all imports are declared as dependencies, and all dependencies are imported. */
function manifestProblems(folder: string, stage: string, manifest: Manifest): readonly string[] {
  if (folder === WEB) return []
  const files = readdirSync(join(stage, 'dist'), { recursive: true, encoding: 'utf8' }).filter(file =>
    /\.(js|d\.ts|css)$/.test(file),
  )
  const imported = new Set(
    files
      .flatMap(file => {
        const text = readFileSync(join(stage, 'dist', file), 'utf8')
        return file.endsWith('.css') ? packagesInStyles(text) : importsOf(text)
      })
      .filter(name => !/^(\.|node:)/.test(name))
      .map(packageNameOf)
      .filter(name => name !== manifest.name),
  )
  const declared = new Set([
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
  ])
  const onlyLoaded = new Set(manifest.turnwise?.loads ?? [])
  return [
    ...[...imported]
      .filter(name => !declared.has(name))
      .map(name => `${folder} imports ${name} and does not declare it`),
    ...[...declared]
      .filter(name => !imported.has(name) && !onlyLoaded.has(name))
      .map(name => `${folder} declares ${name} and does not import it`),
  ]
}

/** Packages that a stylesheet takes fonts or pictures from: `url("@scope/name/file")`. */
function packagesInStyles(text: string): readonly string[] {
  return [...text.matchAll(/url\("(@[\w-]+\/[\w-]+)\//g)].map(match => match[1] ?? '')
}

function copy(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true })
}
