import { CATALOG } from '@turnwise/catalog'
import { type GameModule, Match, type MatchRecord, makeRecord, parseWith } from '@turnwise/engine'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { NO_RATES } from '../limits/limits.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { post } from '../tests/playing.ts'
import { RawSocket } from '../tests/raw-socket.ts'
import { RulesPool } from './rules-pool.ts'

let server: RunningServer
afterEach(async () => {
  vi.restoreAllMocks()
  await server?.close()
})

const moduleOf = (game: string): Promise<GameModule> => CATALOG.find(({ id }) => id === game)!.load()

/** A finished match in which mazes are made and taken back. */
async function recordOf(times: number): Promise<MatchRecord> {
  const { game } = await moduleOf('maze')
  const options = parseWith(game.options, { size: 6 })
  const match = new Match(game, { seed: 's', options: options.ok && options.value, seats: 2 })
  for (let i = 0; i < times; i++) {
    match.play(0, { type: 'generate-maze' })
    match.undo(0)
  }
  match.end(0, 'resigned')
  return JSON.parse(JSON.stringify(makeRecord(match, [{ name: 'A' }, { name: 'B' }])))
}

describe('the main thread', () => {
  test('replays nothing to import a match and to show it', async () => {
    server = await startServer({ limits: NO_RATES })
    const record = await recordOf(5)
    const { game } = await moduleOf('maze')
    const apply = vi.spyOn(game, 'apply')
    const imported = await post(server.url, { cmd: 'import-match', record })
    expect(imported).toMatchObject({ status: 'ok', seq: 11 })
    const { match_id } = imported
    expect(await post(server.url, { cmd: 'get-state', match_id })).toMatchObject({
      seq: 11,
      outcome: { winners: [1] },
    })
    const { entries } = await post(server.url, { cmd: 'get-log', match_id })
    expect(entries).toHaveLength(11)
    server.table.forget(String(match_id))
    const socket = await RawSocket.greeted(server.url)
    await socket.ask({ cmd: 'watch', match_id, since: 0 })
    const update = await socket.next(({ push }) => push === 'update')
    expect(update.entries).toHaveLength(11)
    expect(apply).not.toHaveBeenCalled()
    socket.close()
  })

  test('does not play at random to find out whether seats have secrets', async () => {
    server = await startServer({ limits: NO_RATES })
    const { game } = await moduleOf('runerail')
    const conceal = vi.spyOn(game, 'conceal')
    const { match_id, players } = await post(server.url, {
      cmd: 'create-match',
      game: 'runerail',
      options: { turn_limit: 99 },
    })
    const seats = (players as { player_id: number; token: string }[]).map(({ player_id, token }) => ({
      ...{ match_id, player_id, token },
    }))
    const [seat = 0] = (await server.table.live(String(match_id))).match.toAct
    const { actions } = await post(server.url, { cmd: 'get-legal-actions', ...seats[seat] })
    const [action] = actions as [object]
    expect(await post(server.url, { ...action, ...seats[seat] })).toMatchObject({ status: 'ok' })
    expect(await post(server.url, { cmd: 'leave-match', ...seats[1 - seat] })).toMatchObject({ status: 'ok' })
    expect(conceal).not.toHaveBeenCalled()
  })
})

test('what takes too long is given up, and the next question is answered', async () => {
  const endless = 'export const module = { get game() { for (;;); } }'
  const pool = new RulesPool(
    { threads: 1, modules: { 'endless 1': `data:text/javascript,${endless}` } },
    { record: 50, secrets: 50, replay: 50 },
  )
  const ask = (game: string) =>
    pool.ask({
      game,
      version: '1',
      kind: 'secrets',
      question: { seats: 2, options: {} },
      share: { hasPeople: true, creator: 'a' },
    })
  await expect(ask('endless')).rejects.toMatchObject({ code: 'too-large' })
  await pool.close()
  const patient = new RulesPool({ threads: 1 })
  const question = { seats: 2, options: {} }
  const share = { hasPeople: true, creator: 'a' }
  expect(await patient.ask({ game: 'senet', version: '1', kind: 'secrets', question, share })).toBe(false)
  await patient.close()
  await expect(patient.ask({ game: 'senet', version: '1', kind: 'secrets', question, share })).rejects.toMatchObject({
    code: 'unavailable',
  })
})
