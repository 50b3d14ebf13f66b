import { readFileSync } from 'node:fs'

const OURS = /^TURNWISE_/

/**
 * Our variables, by name. `NAME_FILE` names a file that holds the value, the usual way to pass secrets to containers
 * and services. Setting both is an error, since it would not be clear which one counts.
 */
export function readVariables(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined || value === '') continue
    const base = name.endsWith('_FILE') ? name.slice(0, -'_FILE'.length) : name
    if (!known.includes(base) && !OURS.test(name)) continue
    if (base === name) {
      found[name] = value
      continue
    }
    if (environment[base]) throw new Error(`Give ${base} or ${name}, not both.`)
    try {
      found[base] = readFileSync(value, 'utf8').trim()
    } catch {
      throw new Error(`${name}: the file cannot be read.`)
    }
  }
  return found
}
