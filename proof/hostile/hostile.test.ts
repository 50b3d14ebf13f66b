import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { CATALOG } from '@turnwise/catalog'
import {
  ACT,
  COMMANDS,
  COMMON_ERRORS,
  errorAnswer,
  LIVE_COMMANDS,
  openEnvelope,
  parseJson,
  UNREAD,
  type WireAnswer,
} from '@turnwise/protocol'
import { localEnvironment, Table } from '@turnwise/table'
import { describe, expect, test } from 'vitest'
import { sized } from '../size.ts'
import { hostileRequests } from './requests.ts'
import { recordTraffic } from './traffic.ts'

const BYTES_A_MATCH = 100_000
const BYTES_OF_NOISE = 3_000_000

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

function heapAfterCollection(): number {
  collect()
  return process.memoryUsage().heapUsed
}

const COUNT = sized(5_000, 20_000)

describe('hostile requests', () => {
  test(`${COUNT} of them: one answer each, never an internal error, and no match changes`, async () => {
    let tokens = 0
    const table = new Table({
      ...localEnvironment(CATALOG),
      newToken: () => `token-${++tokens}-${'y'.repeat(20)}`,
      isAbsent: () => false,
      askBot: () => Promise.reject(new Error('nobody may ask')),
    })
    const { recorded, holders } = await recordTraffic(command => table.handle(command, { local: false }))
    const matches = [...new Set(holders.map(({ match_id }) => match_id))]
    const states = async () => {
      const lives = await Promise.all(matches.map(id => table.live(id)))
      return JSON.stringify(lives.map(({ match, seats, chat }) => [match.seq, match.state, seats, chat]))
    }
    const before = await states()
    const held = () => ({ heap: heapAfterCollection(), matches: [...table.liveMatches].length })
    let settled = held()
    const next = hostileRequests('a', recorded)
    const codes = new Map<string, number>()
    for (let i = 0; i < COUNT; i++) {
      if (i === COUNT / 4) settled = held()
      const text = next()
      const answer = await answerTo(table, text)
      const code = answer.status === 'ok' ? 'ok' : answer.error.code
      codes.set(code, (codes.get(code) ?? 0) + 1)
      expect(code, text.slice(0, 300)).not.toBe('internal')
      if (code !== 'ok') expect(declaredErrors(text), text.slice(0, 300)).toContain(code)
    }
    expect(await states()).toBe(before)
    // Only created matches are stored.
    const { heap, matches: kept } = held()
    expect(heap - settled.heap).toBeLessThan((kept - settled.matches) * BYTES_A_MATCH + BYTES_OF_NOISE)
    expect([...table.watchedMatches]).toEqual([])
    for (const code of ['bad-request', 'unauthorized', 'unknown-match', 'unknown-command']) {
      expect(codes.get(code), code).toBeGreaterThan(COUNT / 400)
    }
  })
})

/** The errors that the documentation lists for this request. */
function declaredErrors(text: string): readonly string[] {
  let cmd: string | undefined
  try {
    cmd = openEnvelope(JSON.parse(text)).cmd
  } catch {
    return COMMON_ERRORS
  }
  if (cmd === undefined) return COMMON_ERRORS
  const all: Readonly<Record<string, { readonly errors: readonly string[] }>> = { ...COMMANDS, ...LIVE_COMMANDS }
  return [...COMMON_ERRORS, ...(Object.hasOwn(all, cmd) ? all[cmd]! : ACT).errors]
}

/** Those of a server's requests. */
const LIMITS = { maxLength: 64 * 1024, maxDepth: 32 }

async function answerTo(table: Table, text: string): Promise<WireAnswer> {
  let request: unknown
  try {
    request = parseJson(text, LIMITS)
  } catch (error) {
    return errorAnswer(UNREAD, error)
  }
  return table.handle(request, { local: false })
}
