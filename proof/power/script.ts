import type { StoredSeat } from '@turnwise/table'
import type { Call } from '../../apps/server/src/store/sqlite/operations/index.ts'

/** What the script asks for. */
export type Scripted = Call<'createMatch'> | Call<'append'> | Call<'say'> | Call<'replaceSeat'>

/**
 * The operations of the scripted matches, batch by batch: everything that the server ever writes. In bulk, there are
 * enough rows for checkpoints in between: afterwards the write-ahead log is overwritten from its start.
 */
export function scriptedBatches(length: number, inBulk: boolean): readonly (readonly Scripted[])[] {
  const batches: (readonly Scripted[])[] = [[create('a'), create('b')], [create('long')]]
  for (let seq = 1; seq <= length; seq++) {
    batches.push(seq % 3 === 0 ? [append('a', seq), append('b', seq)] : [append('a', seq)])
    if (seq % 3 !== 0) batches.push([append('b', seq)])
    if (seq === 4) batches.push([{ name: 'say', args: ['a', 0, 'hello', 4] }])
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

function create(id: string): Scripted {
  const match = { id, game: 'senet', version: '1.0.0', seed: id, options: {}, createdAt: 1 }
  const seats = [seat(0), seat(1)]
  return { name: 'createMatch', args: [{ ...match, spectators: true, listed: false, clock: null }, seats, [], null] }
}

function append(id: string, seq: number): Scripted {
  return { name: 'append', args: [id, seq, entryText(id, seq), seq, null] }
}

function seatTaken(id: string): Scripted {
  return { name: 'replaceSeat', args: [id, seat(1), { ...seat(1), name: 'Q', tokenHash: 'hash new' }] }
}

function seat(number: number): StoredSeat {
  return { seat: number, name: `P${number}`, bot: null, tokenHash: `hash ${number}`, open: false }
}

/** What must be stored once this is acknowledged, as lines like those of `contentOf`. */
export function promised({ name, args }: Scripted): readonly string[] {
  switch (name) {
    case 'createMatch':
      return [`match ${args[0].id}`]
    case 'append':
      return [`log ${args[0]} ${args[1]} ${args[2]}`]
    case 'say':
      return [`chat ${args[0]} ${args[2]}`]
    case 'replaceSeat':
      return [`seat ${args[0]} ${args[2].tokenHash}`]
  }
}
