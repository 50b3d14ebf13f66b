import { readFileSync } from 'node:fs'
import { CATALOG } from '@turnwise/catalog'
import { type Connection, localConnection } from '@turnwise/client'
import { sightOf } from '@turnwise/client/match'
import { effectiveActions, parseRecord } from '@turnwise/engine'
import type { HeldSeat } from '@turnwise/protocol'
import { type Caller, localEnvironment, Table } from '@turnwise/table'
import { expect, test } from 'vitest'
import { TerminalMatch } from './terminal-match.ts'

async function terminalOf(connection: Connection, game: string, seats: readonly HeldSeat[], isLocal = true) {
  const module = await CATALOG.find(({ id }) => id === game)!.load()
  const matchId = seats[0]?.match_id ?? ''
  const ending = { farewell: () => '', close: async () => undefined }
  return TerminalMatch.open({ connection, matchId, module, seats, isLocal, options: {}, ...ending })
}

const connectionTo = (caller?: Caller) => localConnection(new Table(localEnvironment(CATALOG)), caller)

/** Ann and Bob at one terminal. */
async function twoPeople(connection = connectionTo(), watched = connection) {
  const players = [{ name: 'Ann' }, { name: 'Bob' }]
  const { match_id } = await connection.request({ cmd: 'create-match', game: 'senet', players, seed: 's' })
  const match = await terminalOf(
    watched,
    'senet',
    [0, 1].map(player_id => ({ match_id, player_id })),
  )
  const actions = async () =>
    effectiveActions((await connection.request({ cmd: 'get-log', match_id })).entries).map(({ seq }) => seq)
  return { match, actions }
}

async function playFirst(match: TerminalMatch): Promise<void> {
  const { mover } = match
  const [action] = mover === undefined ? [] : match.legalOf(mover)
  if (mover !== undefined && action !== undefined) await match.ask(model => model.act(action, mover))
}

async function playTurns(match: TerminalMatch, seats: readonly number[]): Promise<void> {
  for (const seat of seats) while (match.mover === seat) await playFirst(match)
}

test('each undo takes back the last action that is left, whoever took it', async () => {
  const { match, actions } = await twoPeople()
  await playTurns(match, [0, 1, 0])
  await playFirst(match)
  const before = await actions()
  for (const count of [1, 2, 3]) {
    await match.ask(model => model.undo())
    expect(await actions()).toEqual(before.slice(0, -count))
  }
})

test('once a match is over the log has what was hidden', async () => {
  const file = new URL('../../../../games/maze/fixtures/resigned.turnwise.json', import.meta.url)
  const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')))
  if (!record.ok) throw new Error(record.error.message)
  const connection = connectionTo()
  const running = { ...record.value, entries: record.value.entries.slice(0, -1) }
  const { match_id } = await connection.request({ cmd: 'import-match', record: running })
  const seat = { match_id, player_id: 0 }
  const match = await terminalOf(connection, 'maze', [seat])
  const words = async () => (await connection.request({ cmd: 'get-log', ...seat })).entries.flatMap(({ text }) => text)
  const before = await words()
  await match.ask(model => model.resign(0))
  await expect.poll(() => match.logOf(0).length).toBeGreaterThan(before.length + 2)
  expect(match.logOf(0).map(({ text }) => text)).toEqual(await words())
})

test('the player to act always has the legal actions of the same moment', async () => {
  const { match } = await twoPeople()
  const torn: number[] = []
  match.model.subscribe(() => {
    const { mover } = match
    const seqs = [0, 1].map(seat => sightOf(match.model.get(), seat)?.update.seq ?? 0)
    if (mover !== undefined && (seqs[mover] ?? 0) < Math.max(...seqs)) torn.push(mover)
  })
  await playTurns(match, [0, 1, 0])
  expect(torn).toEqual([])
})

test('an action is answered before its update: the old moment is not offered again', async () => {
  const connection = connectionTo()
  const late: (() => void)[] = []
  let isHeld = false
  const slow: Connection = {
    ...connection,
    watch: (request, onUpdate, onRefused) =>
      connection.watch(request, update => (isHeld ? late.push(() => onUpdate(update)) : onUpdate(update)), onRefused),
  }
  const { match } = await twoPeople(connection, slow)
  isHeld = true
  const acted = playFirst(match)
  await expect.poll(() => late.length).toBe(2)
  expect(match.legalOf(0)).toEqual([])
  for (const deliver of late) deliver()
  await acted
  expect(match.legalOf(match.mover ?? 0)).not.toEqual([])
})

test('an undo that needs the others is offered to them', async () => {
  const connection = connectionTo({ local: false })
  const { match_id, players } = await connection.request({
    cmd: 'create-match',
    game: 'senet',
    players: [{ name: 'Ann' }, { open: true }],
  })
  await connection.request({ cmd: 'join-match', match_id, name: 'Bob' })
  const ann = { match_id, player_id: 0, token: players[0]?.token }
  const match = await terminalOf(connection, 'senet', [ann], false)
  // A throw reveals something, so it cannot be taken back alone.
  await playFirst(match)
  await match.ask(model => model.undo())
  expect((await connection.request({ cmd: 'get-state', match_id })).offer).toEqual({ player_id: 0, kind: 'undo' })
})

test('a match with a clock tells the time that is left', async () => {
  const connection = connectionTo()
  const { match_id } = await connection.request({
    cmd: 'create-match',
    game: 'senet',
    players: [{ name: 'Ann' }, { name: 'Bob' }],
    clock: { kind: 'move', seconds: 3600 },
  })
  const match = await terminalOf(connection, 'senet', [{ match_id, player_id: 0 }])
  expect(match.clocks).toEqual(['Ann 1:00:00', 'Bob 1:00:00'])
  expect((await twoPeople()).match.clocks).toEqual([])
})
