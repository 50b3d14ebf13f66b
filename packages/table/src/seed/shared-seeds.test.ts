import { createRng, drawWeighted, hashPart, hashSeed, joinSeed, type MatchRecord, seedRandom } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { examineRecord } from '../proof/examine.ts'
import { memoryStore } from '../store/memory-store.ts'
import { codeOf, type Held, remoteTable } from '../tests/remote-table.ts'
import { testSigner } from '../tests/test-signer.ts'
import { driveSeeds } from './shared-seeds.ts'

const PARTS = ['a'.repeat(64), 'b'.repeat(64)] as const
const STEP_MS = 10_000

/** A match whose seed Ada and Ben make; Ben sits down when the test wants it. */
async function shared(settings: object = {}, store = memoryStore()) {
  const signer = testSigner()
  const table = remoteTable({ signer, store })
  driveSeeds(table.table, (_id, error) => {
    throw error
  })
  const created = await table.send({
    ...{ cmd: 'create-match', game: 'senet', shared_seed: true },
    ...{ players: [{ name: 'Ada' }, { name: 'Ben', open: true }], ...settings },
  })
  const { match_id, seed_hash } = created as unknown as { match_id: string; seed_hash: string }
  const [{ token }] = created.players as readonly [{ token: string }]
  const ada: Held = { match_id, player_id: 0, token }
  const give = (seat: Held, what: object) => table.send({ cmd: 'contribute', ...seat, ...what })
  return {
    ...table,
    signer,
    ada,
    seedHash: seed_hash,
    match: (await table.table.live(match_id)).match,
    async join(): Promise<Held> {
      const { player_id, token: own } = await table.send({ cmd: 'join-match', match_id, name: 'Ben' })
      return { match_id, player_id: Number(player_id), token: String(own) }
    },
    give,
    commit: (seat: Held, part: string = PARTS[seat.player_id] ?? '') =>
      give(seat, { hash: hashPart(seed_hash, seat.player_id, part) }),
    reveal: (seat: Held, part: string = PARTS[seat.player_id] ?? '') => give(seat, { part }),
    record: async () => (await table.send({ cmd: 'export-match', match_id })).record as MatchRecord,
  }
}

const steps = (log: readonly object[]) =>
  log.map(entry => Reflect.get(entry, 'step') ?? `${Reflect.get(entry, 'kind')} ${Reflect.get(entry, 'seat')}`)

test('the seed is made of the server’s part and those of all who sit, before anything can be played', async () => {
  const { ada, join, commit, reveal, match, send, play, record, table, signer } = await shared()
  const { stored } = await table.live(ada.match_id)
  const asked = await send({ cmd: 'throw', ...ada })
  expect([codeOf(asked), match.toAct, codeOf(await commit(ada))]).toEqual(['conflict', [], 'ok'])
  const ben = await join()
  await commit(ben)
  expect(codeOf(await send({ cmd: 'throw', ...ada }))).toBe('conflict')
  await reveal(ada)
  await reveal(ben)
  expect(steps(match.log)).toEqual(['asked', 'commit 0', 'commit 1', 'closed', 'reveal 0', 'reveal 1', 'made'])
  expect(match.seed).toBe(joinSeed({ seed: stored.seed, seedHash: stored.seedHash! }, PARTS))
  await play([ada, ben], 10)
  await send({ cmd: 'resign', ...ada })
  const made = await record()
  const { game } = (await table.live(ada.match_id)).module
  const { findings } = await examineRecord(game, made, { key: signer.key })
  expect(findings.filter(({ is }) => is !== 'proven')).toEqual([])
  expect(findings.find(({ part }) => part === 'seed')?.why).toContain('seats 0 and 1')
  expect(codeOf(await send({ cmd: 'import-match', record: made }))).toBe('ok')
})

test('nothing that is seen before the seed is made says what will be drawn', async () => {
  const { ada, send, table } = await shared()
  const { module } = await table.live(ada.match_id)
  const seen = await send({ cmd: 'get-state', ...ada })
  expect(seen.view).toEqual(module.game.view(module.game.setup({ throws: 'sticks' }, 2, 'anything'), 0))
  expect(JSON.stringify(seen)).not.toContain('"seed"')
})

describe('a player who cheats', () => {
  test('reveals only what was committed to, and only once nobody can commit any more', async () => {
    const { ada, join, commit, reveal } = await shared()
    await commit(ada)
    expect(codeOf(await reveal(ada))).toBe('illegal-action')
    const ben = await join()
    await commit(ben)
    expect(codeOf(await reveal(ada, 'c'.repeat(64)))).toBe('illegal-action')
    expect(codeOf(await reveal(ada))).toBe('ok')
    // Ben knows the part of Ada now, and can no longer choose another.
    expect(codeOf(await commit(ben, 'd'.repeat(64)))).toBe('illegal-action')
    expect(codeOf(await reveal(ben, 'd'.repeat(64)))).toBe('illegal-action')
  })

  test('does not repeat the commitment of another, nor open it', async () => {
    const { ada, join, commit, give, seedHash } = await shared()
    await commit(ada)
    const ben = await join()
    const copied = hashPart(seedHash, 0, PARTS[0])
    expect(codeOf(await give(ben, { hash: copied }))).toBe('illegal-action')
    // The same part has another hash on another seat.
    expect(hashPart(seedHash, 1, PARTS[0])).not.toBe(copied)
  })

  test('who reveals only when it suits does not know what would suit, is left out, and the log says so', async () => {
    const { ada, join, commit, reveal, match, pass, table } = await shared()
    const ben = await join()
    await Promise.all([commit(ada), commit(ben)])
    await reveal(ada)
    await pass(STEP_MS)
    expect(match.log.at(-1)).toEqual({ seq: 6, kind: 'seed', step: 'made', left_out: [1] })
    // All that Ben has seen, with every seed that the server might have: each is as likely as before.
    const { seed, seedHash } = (await table.live(ada.match_id)).stored
    expect(match.seed).toBe(joinSeed({ seed, seedHash: seedHash! }, [PARTS[0], undefined]))
    expect(codeOf(await reveal(ben))).toBe('illegal-action')
  })

  test('cannot play alone and keep the best of 80: nothing is drawn before all sit', async () => {
    const { ada, send, match, pass } = await shared()
    await pass(STEP_MS * 2)
    for (let i = 0; i < 80; i++) expect(codeOf(await send({ cmd: 'throw', ...ada }))).toBe('conflict')
    expect(match.draws).toBe(0)
  })
})

test('whoever says nothing is left out after a while, and the others play', async () => {
  const { ada, join, commit, reveal, match, pass } = await shared()
  await join()
  await commit(ada)
  await pass(STEP_MS - 1)
  expect(match.making.step).toBe('asked')
  await pass(1)
  expect(match.making.step).toBe('closed')
  await reveal(ada)
  expect(match.log.at(-1)).toMatchObject({ step: 'made', left_out: [1] })
  expect(match.toAct).toEqual([0])
})

test('what was given is not given again, and a rematch is made by all as well', async () => {
  const { ada, join, commit, reveal, match, send, table } = await shared()
  const ben = await join()
  await Promise.all([commit(ada), commit(ada), commit(ben)])
  await Promise.all([reveal(ada), reveal(ada)])
  await reveal(ben)
  expect(match.seq).toBe(7)
  await send({ cmd: 'resign', ...ada })
  await send({ cmd: 'offer', ...ada, kind: 'rematch' })
  const { rematch_id } = await send({ cmd: 'answer', ...ben, kind: 'rematch', accept: true })
  expect((await table.live(String(rematch_id))).match.making.step).toBe('asked')
})

test('the match goes back to nothing before its seed', async () => {
  const { ada, join, commit, reveal, match } = await shared()
  const ben = await join()
  await Promise.all([commit(ada), commit(ben)])
  await Promise.all([reveal(ada), reveal(ben)])
  const { state, seq } = match
  expect([match.undoTarget, match.undo(0, 0).ok, match.undo(0, 4).ok]).toEqual([undefined, false, false])
  match.play(0, { type: 'throw' })
  expect(match.undo(0, seq).ok).toBe(true)
  expect(match.state).toEqual(state)
  expect(match.fork().seed).toBe(match.seed)
})

describe('a server that cheats', () => {
  const STICKS = [4, 6, 4, 1, 1].map((weight, i) => ({ weight, item: i + 1 }))
  const isGood = (seed: string) => ![2, 3].includes(drawWeighted(seedRandom(seed, 'chance'), STICKS))

  test('gains nothing by trying 1,000 seeds: what they lead to is decided by parts that it does not know yet', () => {
    const rng = createRng('grinding')
    const digest = () => Array.from({ length: 64 }, () => rng.int(16).toString(16)).join('')
    const guessed = digest()
    const tried = Array.from({ length: 1000 }, (_, i) => ({ seed: `try ${i}`, seedHash: hashSeed(`try ${i}`, 'salt') }))
    const best = tried.filter(one => isGood(joinSeed(one, [guessed, guessed])))
    expect(best.length).toBeGreaterThan(300)
    // Alone it would have had its way with each of these.
    const parts = Array.from({ length: 400 }, () => [guessed, digest()])
    const good = parts.filter((both, i) => isGood(joinSeed(best[i % best.length]!, both))).length
    // Six of sixteen throws are good: 150 of 400, and 4.5 standard deviations more.
    expect(good).toBeLessThan(194)
    expect(good).toBeGreaterThan(106)
  })

  test('cannot change its part later: every commitment contains the hash of the first', async () => {
    const { ada, join, commit, reveal, play, send, record, table, signer } = await shared()
    const ben = await join()
    await Promise.all([commit(ada), commit(ben)])
    await Promise.all([reveal(ada), reveal(ben)])
    await play([ada, ben], 4)
    await send({ cmd: 'resign', ...ada })
    const genuine = await record()
    const { game } = (await table.live(ada.match_id)).module
    const { receipt: _, ...bare } = genuine
    for (const seed of ['one', 'other']) {
      const swapped = { ...bare, seed, seed_hash: hashSeed(seed, genuine.salt ?? '') }
      const { findings, match } = await examineRecord(game, swapped, { key: signer.key })
      expect(match).toBeUndefined()
      expect(findings[0]).toMatchObject({ part: 'rules', is: 'refuted', why: expect.stringContaining('committed to') })
    }
  })

  test('has one log, whichever node a part reaches', async () => {
    const store = { ...memoryStore(), isShared: true }
    const { ada, join, commit, reveal, table, signer } = await shared({}, store)
    const other = remoteTable({ store, signer })
    const ben = await join()
    const there = (part: string) => other.send({ cmd: 'contribute', ...ben, hash: hashPart(String(seedHash), 1, part) })
    const { seedHash } = (await table.live(ada.match_id)).stored
    await Promise.all([commit(ben, 'c'.repeat(64)), there('d'.repeat(64))])
    await commit(ada)
    const log = (await store.readLog(ada.match_id, 0)).map(({ entry }) => entry)
    const last = log.findLast(entry => entry.kind === 'commit' && entry.seat === 1)
    const held = ['c', 'd'].find(
      digit => hashPart(String(seedHash), 1, digit.repeat(64)) === Reflect.get(last!, 'hash'),
    )
    const lost = held === 'c' ? 'd' : 'c'
    expect(codeOf(await reveal(ben, lost.repeat(64)))).toBe('illegal-action')
    expect(codeOf(await other.send({ cmd: 'contribute', ...ben, part: held?.repeat(64) }))).toBe('ok')
    expect(codeOf(await other.send({ cmd: 'contribute', ...ada, part: PARTS[0] }))).toBe('ok')
    for (const node of [table, other.table]) await node.catchUp(ada.match_id)
    const seeds = await Promise.all([table, other.table].map(async node => (await node.live(ada.match_id)).match.seed))
    expect(new Set(seeds).size).toBe(1)
  })
})
