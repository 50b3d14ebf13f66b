import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownValue, type RulesOrigin } from '@turnwise/engine'
import { fingerprintOf } from './fingerprint.ts'

/** The fingerprints of the rules by version, as they were given out: kept with the sources. */
export type Versions = Readonly<Record<string, readonly string[]>>

const FILE = 'src/versions.json'
/** Where a build says which rules are in it. */
const BUILT = 'dist/rules.json'

export function versionsIn(folder: string): Versions {
  return readJson(join(folder, FILE)) ?? {}
}

/** The fingerprint of a game's sources. */
export function ownFingerprint(folder: string): string {
  const index = join(folder, 'src/index.ts')
  return fingerprintOf(existsSync(index) ? index : join(folder, 'src/module.ts'), folder)
}

/** A sentence if these are not the rules that were given out under this version. */
export function changedRules(folder: string, version: string): string | undefined {
  const own = ownFingerprint(folder)
  const known = ownValue(versionsIn(folder), version)
  if (known === undefined || known.includes(own)) return undefined
  return (
    `The rules have changed since they were given out as ${version}: raise "version" in src/index.ts. ` +
    `If every match goes on exactly as before, put "${own}" first in the list of ${version} in ${FILE} instead.`
  )
}

/** Notes the rules of a version, unless it was given out before. */
export function noteVersion(folder: string, version: string): void {
  const versions = versionsIn(folder)
  if (ownValue(versions, version) !== undefined) return
  writeVersions(join(folder, FILE), { ...versions, [version]: [ownFingerprint(folder)] })
}

/** What a build of these sources says of its rules. */
export function writeBuiltRules(folder: string, version: string): void {
  writeVersions(join(folder, BUILT), { [version]: fingerprintsOf(folder, version) })
}

/** Of the sources of a game, or of its build. */
export function originIn(folder: string, version: string, hasSources: boolean): RulesOrigin {
  const { name, version: release } = readJson(join(folder, 'package.json')) ?? {}
  const built: Versions = hasSources
    ? { [version]: fingerprintsOf(folder, version) }
    : (readJson(join(folder, BUILT)) ?? {})
  const fingerprints = ownValue(built, version)
  return {
    ...(fingerprints === undefined ? {} : { fingerprints }),
    ...(name === undefined || release === undefined ? {} : { release: `${name}@${release}` }),
  }
}

/** The own one, and those that were given out as the same. */
function fingerprintsOf(folder: string, version: string): readonly string[] {
  const own = ownFingerprint(folder)
  const known = ownValue(versionsIn(folder), version) ?? []
  return known.includes(own) ? [own, ...known.filter(each => each !== own)] : [own]
}

function readJson(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** A line for each version. */
function writeVersions(file: string, versions: Versions): void {
  const lines = Object.entries(versions).map(
    ([version, list]) => `  ${JSON.stringify(version)}: ["${list.join('", "')}"]`,
  )
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}
