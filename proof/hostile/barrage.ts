import { ERROR_STATUS } from '@turnwise/protocol'
import type { Carrier } from './carriers.ts'
import { heapOf } from './heap-probe.ts'
import { hostileRequests } from './requests.ts'

export interface Barrage {
  readonly codes: ReadonlyMap<string, number>
  readonly problems: readonly string[]
  /** How many bytes the process has grown between the first fifth and the end, after garbage collection. */
  readonly growth: number
}

/** Only created matches stay in memory, and few requests create one; a leak in every request would exceed this. */
const MOST_GROWTH = 24 * 1024 * 1024

/** Requests under way at once on one carrier; a live connection is allowed 32. */
const AT_ONCE = 16

/** Sends hostile requests over one carrier to the process `pid`; each must be answered, and none with `internal`. */
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
    if (settled === 0 && sent >= count / 5) settled = await heapOf(pid)
  }
  const growth = problems.length > 0 ? 0 : (await heapOf(pid)) - settled
  if (growth > MOST_GROWTH) problems.push(`${carrier.name}: grew by ${growth} bytes`)
  return { codes, problems, growth }
}
