import type { Entry } from '@turnwise/engine'
import { randomText } from '../../local-environment.ts'
import type { LogRow, StoredMatch, StoredSeat } from '../store.ts'

/** A given database may hold data of earlier runs. */
export const RUN = randomText(4)
let made = 0

export function someMatch(changes: Partial<StoredMatch> = {}): StoredMatch {
  return {
    id: `contract-${RUN}-${++made}`,
    game: 'some-game',
    version: '1.0.0',
    seed: 'a seed',
    options: { throws: 'sticks', nested: { list: [1, 'zwölf', null] } },
    createdAt: 1_000 + made,
    spectators: true,
    listed: false,
    clock: null,
    ...changes,
  }
}

export function someSeats(changes: Partial<StoredSeat> = {}): readonly [StoredSeat, StoredSeat] {
  const seat = (number: number): StoredSeat => ({
    seat: number,
    name: `Player ${number}`,
    bot: null,
    tokenHash: `hash-${number}`,
    open: false,
    ...changes,
  })
  return [seat(0), seat(1)]
}

export function actionRow(seq: number, at = 5_000 + seq): LogRow {
  const entry: Entry = { seq, kind: 'action', seat: seq % 2, action: { type: `step “${seq}”` } }
  return { entry, at }
}
