import { readFileSync } from 'node:fs'
import { ERROR_STATUS } from '@turnwise/table'
import type { Carrier } from './carriers.ts'
import { hostileRequests } from './requests.ts'

export interface Barrage {
  readonly codes: ReadonlyMap<string, number>
  readonly problems: readonly string[]
  /** Bytes that the process has grown by between the first fifth and the end. */
  readonly growth: number
}

/** Garbage comes and goes within the little memory that the process has; what is kept of each request would exceed this. */
const MOST_GROWTH = 96 * 1024 * 1024

/** Requests under way at once on one carrier; a live connection is allowed 32. */
const AT_ONCE = 16

/** So many hostile requests over one carrier to the process `pid`, each of which must be answered and none with `internal`. */
export async function fire(
  carrier: Carrier,
  pid: number,
  count: number,
  seed: string,
  recorded: readonly object[],
): Promise<Barrage> {
  const next = hostileRequests(`${seed} ${carrier.name}`, recorded)
  const codes = new Map<string, number>()
  const problems: string[] = []
  let settled = 0
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    const texts = Array.from({ length: Math.min(AT_ONCE, count - sent) }, next)
    try {
      for (const code of await carrier.send(texts)) {
        codes.set(code, (codes.get(code) ?? 0) + 1)
        const isKnown = code === 'ok' || Object.hasOwn(ERROR_STATUS, code)
        if (code === 'internal' || !isKnown) problems.push(`${carrier.name}: ${code} to one of ${texts.join('\n')}`)
      }
    } catch (error) {
      problems.push(`${carrier.name} after ${sent}: ${error instanceof Error ? error.message : error}`)
      break
    }
    if (settled === 0 && sent >= count / 5) settled = residentBytes(pid)
  }
  const growth = residentBytes(pid) - settled
  if (growth > MOST_GROWTH) problems.push(`${carrier.name}: grew by ${growth} bytes`)
  return { codes, problems, growth }
}

function residentBytes(pid: number): number {
  const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(found?.[1] ?? 0) * 1024
}
