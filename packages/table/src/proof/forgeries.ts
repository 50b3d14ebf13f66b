import { type Entry, hashSeed, type MatchRecord, type Receipt, type Rng, receiptText } from '@turnwise/engine'
import type { Signer } from '../environment.ts'

/** A lie about a match; undefined where it cannot be told of this one. */
type Forgery = (record: MatchRecord, rng: Rng) => MatchRecord | undefined

const receiptOf = (record: MatchRecord): Receipt => {
  if (record.receipt === undefined) throw new Error('The record has no receipt.')
  return record.receipt
}

/** The record with other entries, numbered anew, their times among the old ones. */
function withEntries(record: MatchRecord, entries: readonly Entry[]): MatchRecord {
  const { times, ...receipt } = receiptOf(record)
  const at = (i: number) => times[Math.min(i, times.length - 1)] ?? 0
  const numbered = entries.map((entry, i) => ({ ...entry, seq: i + 1 }))
  return { ...record, entries: numbered, receipt: { ...receipt, times: numbered.map((_, i) => at(i)) } }
}

const changed = (record: MatchRecord, seq: number, change: (entry: Entry) => Entry) =>
  withEntries(
    record,
    record.entries.map(entry => (entry.seq === seq ? change(entry) : entry)),
  )

const inserted = (record: MatchRecord, after: number, entry: Entry) =>
  withEntries(record, [...record.entries.slice(0, after), entry, ...record.entries.slice(after)])

const withReceipt = (record: MatchRecord, changes: Partial<Receipt>): MatchRecord => ({
  ...record,
  receipt: { ...receiptOf(record), ...changes },
})

/** A drawn entry, at random. */
function someDraw({ entries }: MatchRecord, rng: Rng): Entry | undefined {
  const drawn = entries.filter(entry => entry.kind === 'action' && entry.chance === 'drawn')
  return drawn.length === 0 ? undefined : rng.pick(drawn)
}

/** An action that is not the last: what follows it would not fit without it, or would be of another player. */
const someAction = ({ entries }: MatchRecord, rng: Rng): Entry =>
  rng.pick(entries.slice(0, -1).filter(({ kind }) => kind === 'action'))

const isTwo = ({ players }: MatchRecord) => players.length === 2

/** The making of a seed with another entry at the place of each of this kind. */
function remade(
  record: MatchRecord,
  kind: Entry['kind'],
  change: (entry: Entry) => readonly Entry[],
): MatchRecord | undefined {
  if (!record.entries.some(entry => entry.kind === kind)) return undefined
  return withEntries(
    record,
    record.entries.flatMap(entry => (entry.kind === kind ? change(entry) : [entry])),
  )
}

const otherDigest = (rng: Rng) => Array.from({ length: 64 }, () => rng.int(16).toString(16)).join('')

/** What the server itself can forge of a seed that the players have made. */
export const OF_THE_SEED: Readonly<Record<string, Forgery>> = {
  'another part than was committed to': (record, rng) =>
    remade(record, 'reveal', entry => [{ ...entry, part: otherDigest(rng) } as Entry]),
  'another commitment than to the part': (record, rng) =>
    remade(record, 'commit', entry => [{ ...entry, hash: otherDigest(rng) } as Entry]),
  'repeated commitment': record => {
    const first = record.entries.find(({ kind }) => kind === 'commit')
    return first && remade(record, 'commit', entry => [{ ...entry, hash: Reflect.get(first, 'hash') } as Entry])
  },
  'part that came before all had committed': record => {
    const parts = record.entries.filter(({ kind }) => kind === 'reveal')
    const others = record.entries.filter(({ kind }) => kind !== 'reveal')
    return withEntries(record, [...others.slice(0, 2), ...parts, ...others.slice(2)])
  },
  'commitment that came after the parts': record => {
    const last = record.entries.findLastIndex(({ kind }) => kind === 'commit')
    const late = record.entries[last]
    const made = record.entries.findIndex(entry => entry.kind === 'seed' && entry.step === 'made')
    const others = (from: number, to?: number) => record.entries.slice(from, to).filter(entry => entry !== late)
    return late && withEntries(record, [...others(0, made), late, ...others(made)])
  },
  'part that came after the seed was made': record => {
    const part = record.entries.find(({ kind }) => kind === 'reveal')
    return part && withEntries(record, [...record.entries.filter(entry => entry !== part), part])
  },
  'dropped part': record => {
    const part = record.entries.find(({ kind }) => kind === 'reveal')
    return (
      part &&
      withEntries(
        record,
        record.entries.filter(entry => entry !== part),
      )
    )
  },
  'seat that is left out although it has given its part': record =>
    remade(record, 'seed', entry => [
      entry.kind === 'seed' && entry.step === 'made' ? { ...entry, left_out: [0] } : entry,
    ]),
  'seed that was never made': record =>
    remade(record, 'seed', entry => (Reflect.get(entry, 'step') === 'made' ? [] : [entry])),
  'seed that was never closed': record =>
    remade(record, 'seed', entry => (Reflect.get(entry, 'step') === 'closed' ? [] : [entry])),
  'action before the seed was made': record => {
    const isShared = record.entries.some(({ kind }) => kind === 'seed')
    const first = isShared ? record.entries.find(({ kind }) => kind === 'action') : undefined
    return (
      first &&
      withEntries(record, [
        ...record.entries.slice(0, 3),
        first,
        ...record.entries.slice(3).filter(entry => entry !== first),
      ])
    )
  },
}

/** What the server itself can forge, since it signs whatever it likes. */
export const BY_THE_SERVER: Readonly<Record<string, Forgery>> = {
  'swapped seed': (record, rng) => ({ ...record, seed: `${record.seed} ${rng.int(1e9)}` }),
  'swapped salt': (record, rng) => ({ ...record, salt: `${rng.int(1e9)}` }),
  'swapped seed with its own commitment': (record, rng) => {
    const seed = `ground ${rng.int(1e9)}`
    return { ...record, seed, seed_hash: hashSeed(seed, record.salt ?? '') }
  },
  'no commitment': ({ salt: _salt, seed_hash: _hash, ...record }) => record,
  'changed draw': (record, rng) => {
    const drawn = someDraw(record, rng)
    return (
      drawn &&
      changed(record, drawn.seq, entry =>
        entry.kind === 'action' ? { ...entry, action: { ...entry.action, ...otherThrow(entry.action, rng) } } : entry,
      )
    )
  },
  'draw that a host gave': (record, rng) => {
    const drawn = someDraw(record, rng)
    return drawn && changed(record, drawn.seq, entry => ({ ...entry, chance: 'given' }) as Entry)
  },
  'draw that is not said to be one': (record, rng) => {
    const drawn = someDraw(record, rng)
    return (
      drawn && changed(record, drawn.seq, ({ chance: _, ...entry }: Entry & { chance?: unknown }) => entry as Entry)
    )
  },
  'dropped draw': (record, rng) => {
    const drawn = someDraw(record, rng)
    return (
      drawn &&
      withEntries(
        record,
        record.entries.filter(({ seq }) => seq !== drawn.seq),
      )
    )
  },
  'position set by hand before the end': record => {
    const at = record.entries.length - 1
    return inserted(record, at, { seq: at + 1, kind: 'set-state', state: {} })
  },
  'undo without consent': (record, rng) => {
    const { seq } = someDraw(record, rng) ?? {}
    if (seq === undefined || !isTwo(record)) return undefined
    // What follows must not say that something was taken back: only the end comes after it.
    return withEntries(record, [
      ...record.entries.slice(0, seq),
      { seq: 0, kind: 'undo', seat: rng.int(2), to: seq - 1 },
      { seq: 0, kind: 'end', seat: 0, reason: 'resigned', winners: [1] },
    ])
  },
  'undo to where the match never was': (record, rng) =>
    withEntries(record, [
      ...record.entries,
      { seq: 0, kind: 'undo', seat: 0, to: record.entries.length + 1 + rng.int(3) },
    ]),
  'time-out without a clock': record =>
    isTwo(record)
      ? changed(record, record.entries.length, () => ({
          seq: 0,
          kind: 'end',
          seat: 0,
          reason: 'timeout',
          winners: [1],
        }))
      : undefined,
  'time-out of a seat that goes on, without a clock': (record, rng) =>
    inserted(record, rng.int(record.entries.length - 1), { seq: 0, kind: 'timeout', seat: 0 }),
  'draw that nobody agreed to': record =>
    isTwo(record)
      ? changed(record, record.entries.length, () => ({
          seq: 0,
          kind: 'end',
          seat: 0,
          reason: 'agreed-draw',
          winners: [],
        }))
      : undefined,
  'swapped names': record => (isTwo(record) ? { ...record, players: [...record.players].reverse() } : undefined),
  'another name': (record, rng) => ({
    ...record,
    players: record.players.map((player, seat) =>
      seat === 0 ? { ...player, name: `Anybody ${rng.int(99)}` } : player,
    ),
  }),
  'bot in place of a person': record => ({
    ...record,
    players: record.players.map((player, seat) => (seat === 0 ? { ...player, bot: 'random' } : player)),
  }),
  'missing number': (record, rng) => {
    const gap = 1 + rng.int(record.entries.length - 1)
    return {
      ...record,
      entries: record.entries.map(entry => (entry.seq < gap ? entry : { ...entry, seq: entry.seq + 1 })),
    }
  },
  'entry of a seat that is not there': (record, rng) =>
    changed(record, someAction(record, rng).seq, entry => ({ ...entry, seat: record.players.length }) as Entry),
  'seat without a beginning': record => withReceipt(record, { seats: receiptOf(record).seats.map(() => []) }),
  'draws before the others came': record => {
    const last = record.entries.findLastIndex(entry => entry.kind === 'action' && entry.chance === 'drawn')
    if (last < 0 || !isTwo(record)) return undefined
    const late = receiptOf(record).seats.map((changes, seat) =>
      seat === 0
        ? changes
        : [
            { at: 1, seq: 0, name: 'Player 2', open: true as const },
            ...changes.map(one => ({ ...one, seq: last + 1 })),
          ],
    )
    return withReceipt(record, { seats: late })
  },
  'field that a record does not have': record => ({ ...record, note: 'verified' }) as MatchRecord,
}

/** What anybody can write into a file. Its signature fits nothing any more. */
export const BY_A_READER: Readonly<Record<string, Forgery>> = {
  'swapped losers and winners': record =>
    isTwo(record)
      ? changed(record, record.entries.length, entry =>
          entry.kind === 'end'
            ? { ...entry, seat: 1 - entry.seat, winners: [entry.seat] }
            : ({ ...entry, seat: 1 - Number(Reflect.get(entry, 'seat')) } as Entry),
        )
      : undefined,
  'dropped entry': (record, rng) => {
    const { seq } = someAction(record, rng)
    return withEntries(
      record,
      record.entries.filter(entry => entry.seq !== seq),
    )
  },
  'dropped end': record => withEntries(record, record.entries.slice(0, -1)),
  'resignation early': (record, rng) => {
    const at = 1 + rng.int(record.entries.length - 1)
    return withEntries(record, [
      ...record.entries.slice(0, at),
      { seq: 0, kind: 'end', seat: 0, reason: 'resigned', winners: record.players.length > 1 ? [1] : [] },
    ])
  },
  'other time': (record, rng) =>
    withReceipt(record, { times: receiptOf(record).times.map(at => at + 1 + rng.int(1000)) }),
  'earlier creation': record => withReceipt(record, { created_at: receiptOf(record).created_at - 1 }),
  'clock that there was not': record => withReceipt(record, { clock: { kind: 'move', seconds: 5 } }),
  'another match': record => withReceipt(record, { match_id: 'another' }),
  'later join': record => {
    const [first, ...others] = receiptOf(record).seats
    return withReceipt(record, { seats: [(first ?? []).map(one => ({ ...one, at: one.at + 1 })), ...others] })
  },
  'other options': record => ({ ...record, options: { ...Object(record.options), surprise: true } }),
  'other rules': record => ({ ...record, version: '0.0.1' }),
  'cut signature': record => withReceipt(record, { signature: receiptOf(record).signature.slice(0, -4) }),
  'turned signature': (record, rng) => {
    const { signature } = receiptOf(record)
    const at = rng.int(80)
    const other = signature[at] === 'A' ? 'B' : 'A'
    return withReceipt(record, { signature: `${signature.slice(0, at)}${other}${signature.slice(at + 1)}` })
  },
  'no receipt': ({ receipt: _, ...record }) => record,
  'invented match under the genuine commitment': record => {
    const { receipt: _, ...invented } = record
    return { ...invented, players: record.players.map((_player, seat) => ({ name: `Champion ${seat}` })) }
  },
}

export function signedBy(signer: Signer, record: MatchRecord): MatchRecord {
  const { receipt } = record
  if (receipt === undefined) return record
  const said = { ...receipt, server: signer.key }
  return { ...record, receipt: { ...said, signature: signer.sign(receiptText(record, said, signer.hash)) } }
}

function otherThrow(action: object, rng: Rng): object {
  const value = Number(Reflect.get(action, 'value'))
  return { value: ((value + rng.int(4)) % 5) + 1 }
}
