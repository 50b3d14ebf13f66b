import { readFileSync } from 'node:fs'

const OURS = /^TURNWISE_/

/**
 * The variables that are ours, by name. `NAME_FILE` gives the value in a file, as secrets are handed to containers and
 * services; both at once would leave open which one counts.
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
