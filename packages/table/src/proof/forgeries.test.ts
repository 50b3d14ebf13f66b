import { fileURLToPath } from 'node:url'
import { CATALOG } from '@turnwise/catalog'
import { createRng, hashPart, type MatchRecord, parseRecord, sameJson } from '@turnwise/engine'
import { sync } from 'cross-spawn'
import { beforeAll, expect, test } from 'vitest'
import { remoteTable } from '../tests/remote-table.ts'
import { testSigner } from '../tests/test-signer.ts'
import { examineRecord } from './examine.ts'
import { BY_A_READER, BY_THE_SERVER, OF_THE_SEED, signedBy } from './forgeries.ts'

const ACTIONS = 16
const signer = testSigner()
const stranger = testSigner()
/** Of each forgery in each game, at other places. */
const TIMES = 1

interface Case {
  readonly what: string
  readonly record: MatchRecord
  readonly seed_hash: string
}

/** A match that a server has signed: in Senet with an undo that both wanted. */
async function signedMatch(game: string, isShared: boolean): Promise<MatchRecord> {
  const { create, send, play, table } = remoteTable({ signer })
  const seats = await create({ game, shared_seed: isShared })
  const { match, stored } = await table.live(seats[0]!.match_id)
  const parts = seats.map(({ player_id }) => ({ part: `${player_id}`.repeat(64) }))
  const give = (what: (seat: number) => object) =>
    Promise.all(seats.map(seat => send({ cmd: 'contribute', ...seat, ...what(seat.player_id) })))
  await give(seat => ({ hash: hashPart(stored.seedHash ?? '', seat, parts[seat]!.part) }))
  await give(seat => parts[seat]!)
  const first = match.seq
  while (match.seq < first + ACTIONS && match.legalActions(match.toAct[0] ?? 0).length > 0) await play(seats, 1)
  if (game === 'senet') {
    const last = match.log.at(-1)
    const mover = last?.kind === 'action' ? last.seat : 0
    await send({ cmd: 'offer', ...seats[mover], kind: 'undo' })
    await send({ cmd: 'answer', ...seats[1 - mover], kind: 'undo', accept: true })
    await play(seats, 3)
  }
  if (match.outcome === undefined) await send({ cmd: 'resign', ...seats[0] })
  const { record } = await send({ cmd: 'export-match', match_id: seats[0]!.match_id })
  return JSON.parse(JSON.stringify(record))
}

/** What our verifier says of each part, as one object. */
async function ours({ record, seed_hash }: Case): Promise<Record<string, string>> {
  const parsed = parseRecord(record)
  if (!parsed.ok) return { form: 'refuted' }
  const { game } = await CATALOG.find(({ id }) => id === parsed.value.game)!.load()
  const { findings } = await examineRecord(game, parsed.value, { key: signer.key, seedHash: seed_hash })
  return Object.fromEntries(findings.map(({ part, is }) => [part, is]))
}

const FOLDER = fileURLToPath(new URL('../../../../docs/verify', import.meta.url))
const PROGRAM = `
import json, sys
sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
import turnwise_verify
for line in sys.stdin:
    case = json.loads(line)
    found = turnwise_verify.examine(case["record"], sys.argv[2], case["seed_hash"])
    print(json.dumps({part: state for part, (state, why) in found.items()}))
`

/** The same of the verifier in Python, which was written from docs/fairness.md. */
function theirs(cases: readonly Case[]): readonly Record<string, string>[] {
  const input = cases.map(one => JSON.stringify(one)).join('\n')
  const ran = sync('python3', ['-c', PROGRAM, FOLDER, signer.key], { input, encoding: 'utf8' })
  expect(ran.stderr).toBe('')
  return ran.stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
}

const missed = (cases: readonly Case[], said: readonly Record<string, string>[]) =>
  cases.filter((_, i) => Object.values(said[i] ?? {}).every(is => is === 'proven')).map(({ what }) => what)

let genuine: readonly Case[] = []
beforeAll(async () => {
  genuine = await Promise.all(
    CATALOG.flatMap(({ id }) => [true, false].map(isShared => ({ id, isShared }))).map(async ({ id, isShared }) => {
      const record = await signedMatch(id, isShared)
      return { what: isShared ? `${id}, seed by all` : id, record, seed_hash: record.seed_hash ?? '' }
    }),
  )
})

function forgeries(list: typeof BY_THE_SERVER, of: readonly Case[], sign: (record: MatchRecord) => MatchRecord) {
  const rng = createRng('forgeries')
  return of.flatMap(({ what: game, record, seed_hash }) =>
    Object.entries(list).flatMap(([name, forge]) =>
      Array.from({ length: TIMES }, () => forge(record, rng)).flatMap(forged =>
        forged === undefined || sameJson(forged, record)
          ? []
          : [{ what: `${game}: ${name}`, record: sign(forged), seed_hash }],
      ),
    ),
  )
}

test('of a genuine record everything is proven, by both verifiers', async () => {
  const all = await Promise.all(genuine.map(ours))
  expect(all).toEqual(
    genuine.map(() => ({
      ...{ rules: 'proven', draws: 'proven', seed: 'proven', order: 'proven' },
      ...{ consent: 'proven', time: 'proven', server: 'proven' },
    })),
  )
  const { rules: _, ...parts } = all[0]!
  expect(theirs(genuine)).toEqual(genuine.map(() => parts))
})

const ANY = { ...BY_THE_SERVER, ...BY_A_READER }
const halfOf = (all: readonly Case[]) => all.filter((_, i) => i % 2 === 0)

test.each([
  ['the server itself signs', { ...BY_THE_SERVER, ...OF_THE_SEED }, (record: MatchRecord) => signedBy(signer, record)],
  ['are signed with another key', ANY, (record: MatchRecord) => signedBy(stranger, record)],
  ['keep the old signature', ANY, (record: MatchRecord) => record],
])('forgeries that %s are all caught by both verifiers', async (_, list, sign) => {
  const cases = forgeries(list, list === ANY ? halfOf(genuine) : genuine, sign).map(
    one => JSON.parse(JSON.stringify(one)) as Case,
  )
  expect(missed(cases, await Promise.all(cases.map(ours)))).toEqual([])
  expect(missed(cases, theirs(cases))).toEqual([])
  expect(cases.length).toBeGreaterThan(120)
})
