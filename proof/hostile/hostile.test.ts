import { CATALOG } from '@turnwise/catalog'
import {
  type Answer,
  ERROR_STATUS,
  localEnvironment,
  parseJson,
  REMOTE_LIMITS,
  Table,
  wireError,
} from '@turnwise/table'
import { describe, expect, test } from 'vitest'
import { hostileRequests } from './requests.ts'

/** Real traffic to mutate: a few matches of every game for two, with what a client sends in them. */
async function recordTraffic(table: Table): Promise<{ readonly recorded: object[]; readonly matches: string[] }> {
  const recorded: object[] = []
  const matches: string[] = []
  const ask = async (command: object) => {
    recorded.push(command)
    return table.handle(command, { local: false })
  }
  for (const { id, seats } of CATALOG) {
    const created = await ask({ cmd: 'create-match', game: id, players: Array.from({ length: seats.min }, () => ({})) })
    const match_id = String(created.match_id)
    matches.push(match_id)
    const players: { player_id: number; token: string }[] = JSON.parse(JSON.stringify(created.players))
    for (const { player_id, token } of players) {
      const who = { match_id, player_id, token }
      for (const cmd of ['get-state', 'get-log', 'undo', 'resign', 'leave-match', 'bot-move'])
        recorded.push({ cmd, ...who })
      const legal = await ask({ cmd: 'get-legal-actions', ...who })
      const [action] = Array.isArray(legal.actions) ? legal.actions : []
      if (action !== undefined) recorded.push({ ...action, ...who, expected_seq: 0 })
      recorded.push({ cmd: 'say', ...who, text: 'hello' }, { cmd: 'offer', ...who, kind: 'draw' })
      recorded.push({ cmd: 'wait', ...who, since: 0, timeout: 0 })
    }
  }
  // The right tokens are left out of what is mutated: whoever holds them may change the match.
  return { recorded: recorded.map(request => ({ ...request, token: 'x'.repeat(32) })), matches }
}

describe('hostile requests', () => {
  test('20,000 of them: one answer each, never an internal error, and no match moves', async () => {
    let tokens = 0
    const table = new Table({
      ...localEnvironment(CATALOG),
      newToken: () => `token-${++tokens}-${'y'.repeat(20)}`,
      isAbsent: () => false,
      askBot: () => Promise.reject(new Error('nobody may ask')),
    })
    const { recorded, matches } = await recordTraffic(table)
    const states = async () => {
      const lives = await Promise.all(matches.map(id => table.live(id)))
      return JSON.stringify(lives.map(({ match, seats, chat }) => [match.seq, match.state, seats, chat]))
    }
    const before = await states()
    const next = hostileRequests('a', recorded)
    const codes = new Map<string, number>()
    for (let i = 0; i < 20_000; i++) {
      const text = next()
      const answer = await answerTo(table, text)
      const error: unknown = answer.error
      const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'ok'
      codes.set(code, (codes.get(code) ?? 0) + 1)
      expect(code, text.slice(0, 300)).not.toBe('internal')
      expect(code === 'ok' || code in ERROR_STATUS).toBe(true)
    }
    expect(await states()).toBe(before)
    for (const code of ['bad-request', 'unauthorized', 'unknown-match', 'unknown-command']) {
      expect(codes.get(code), code).toBeGreaterThan(50)
    }
  }, 240_000)
})

async function answerTo(table: Table, text: string): Promise<Answer> {
  let request: unknown
  try {
    request = parseJson(text, REMOTE_LIMITS)
  } catch (error) {
    return { response: 'unknown-response', status: 'error', error: wireError(error) }
  }
  return table.handle(request, { local: false })
}
