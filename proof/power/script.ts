import type { Operation } from '../../apps/server/src/store/sqlite/operations.ts'

/**
 * The operations of the scripted matches, batch by batch: everything that the server ever writes. In bulk, there are
 * enough rows for checkpoints in between: afterwards the write-ahead log is overwritten from its start.
 */
export function scriptedBatches(length: number, inBulk: boolean): readonly (readonly Operation[])[] {
  const batches: (readonly Operation[])[] = [[create('a'), create('b')], [create('long')]]
  for (let seq = 1; seq <= length; seq++) {
    batches.push(seq % 3 === 0 ? [append('a', seq), append('b', seq)] : [append('a', seq)])
    if (seq % 3 !== 0) batches.push([append('b', seq)])
    if (seq === 4) batches.push([{ kind: 'say', id: 'a', seat: 0, text: 'hello', at: 4, key: null }])
    if (seq === 5) batches.push([seatTaken('a')])
    if (inBulk && seq % 4 === 0) {
      const first = 1 + (seq / 4 - 1) * 900
      batches.push(Array.from({ length: 900 }, (_, i) => append('long', first + i)))
    }
  }
  return batches
}

export function entryText(id: string, seq: number): string {
  return JSON.stringify({ seq, kind: 'action', seat: seq % 2, action: { type: 'move', match: id, from: seq % 30 } })
}

function create(id: string): Operation {
  const seat = (number: number) => ({
    seat: number,
    name: `P${number}`,
    bot: null,
    tokenHash: `hash ${number}`,
    open: false,
  })
  const match = { id, game: 'senet', version: '1.0.0', seed: id, options: '{}', createdAt: 1 }
  return {
    kind: 'create-match',
    match: { ...match, spectators: true, listed: false, clock: null },
    seats: [seat(0), seat(1)],
    log: { first: 1, entries: [], times: [] },
    outcome: null,
  }
}

function append(id: string, seq: number): Operation {
  return { kind: 'append', id, seq, entry: entryText(id, seq), at: seq, outcome: null }
}

function seatTaken(id: string): Operation {
  const before = { seat: 1, name: 'P1', bot: null, tokenHash: 'hash 1', open: false }
  return { kind: 'replace-seat', id, before, after: { ...before, name: 'Q', tokenHash: 'hash new' } }
}

/** What must be stored once these operations are acknowledged, as lines like those of `contentOf`. */
export function promised(operation: Operation): readonly string[] {
  switch (operation.kind) {
    case 'create-match':
      return [`match ${operation.match.id}`]
    case 'append':
      return [`log ${operation.id} ${operation.seq} ${operation.entry}`]
    case 'say':
      return [`chat ${operation.id} ${operation.text}`]
    case 'replace-seat':
      return [`seat ${operation.id} ${operation.after.tokenHash}`]
    default:
      return []
  }
}
