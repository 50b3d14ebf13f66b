import type { DatabaseSync } from 'node:sqlite'
import { listMatches } from './list-matches.ts'
import type { LogValues, MatchValues, Operation, SeatValues, Statements } from './operations.ts'

/** One operation inside the batch's transaction. Throws where the database refuses it. */
export function execute(database: DatabaseSync, statements: Statements, operation: Operation): unknown {
  switch (operation.kind) {
    case 'append':
      return append(statements, operation)
    case 'create-match':
      return whole(database, () => {
        insertMatch(statements, operation.match, operation.outcome)
        for (const seat of operation.seats) insertSeat(statements, operation.match.id, seat)
        insertEntries(statements, operation.match.id, operation.log)
      })
    case 'replace-seat':
      return replaceSeat(statements, operation.id, operation.before, operation.after)
    case 'say':
      return say(statements, operation)
    case 'mark-seen':
      for (const { matchId, seat, at } of operation.seats) statements.markSeen.run(matchId, seat, at)
      return undefined
    case 'last-seen':
      return statements.lastSeen.get(operation.id, operation.seat)?.seen_at
    case 'write-snapshot': {
      const { seq, version, content, digest } = operation.snapshot
      statements.putSnapshot.run(operation.id, seq, version, content, digest)
      return undefined
    }
    case 'read-snapshot':
      return statements.snapshot.get(operation.id)
    case 'load-match': {
      const match = statements.match.get(operation.id)
      return match === undefined ? undefined : { match, seats: statements.seats.all(operation.id) }
    }
    case 'read-log':
      return {
        seats: statements.seats.all(operation.id).length,
        rows: statements.log.all(operation.id, operation.since),
      }
    case 'read-chat':
      return statements.chat.all(operation.id, operation.since)
    case 'list-matches':
      return listMatches(database, statements, operation.filter)
  }
}

function append(
  statements: Statements,
  { id, seq, entry, at, outcome }: Operation & { kind: 'append' },
): 'ok' | 'conflict' {
  const head = Number(statements.head.get(id)?.head ?? 0)
  if (seq !== head + 1) return 'conflict'
  statements.insertEntry.run(id, seq, entry, at)
  statements.setOutcome.run(outcome, id)
  return 'ok'
}

function insertEntries(statements: Statements, id: string, { first, entries, times }: LogValues): void {
  for (let i = 0; i < entries.length; i++) {
    statements.insertEntry.run(id, first + i, entries[i] ?? '', times[i] ?? 0)
  }
}

function insertMatch(statements: Statements, match: MatchValues, outcome: string | null): void {
  const { id, game, version, seed, salt = null, options, createdAt, spectators, listed, clock } = match
  statements.insertMatch.run(
    ...[id, game, version, seed, salt, options, createdAt, Number(spectators), Number(listed), clock, outcome],
  )
}

function insertSeat(statements: Statements, id: string, seatValues: SeatValues): void {
  const { seat, name, bot, tokenHash, open, leftAt = null, takenAt = null, leftBy = null } = seatValues
  statements.insertSeat.run(id, seat, name, bot, tokenHash, Number(open), leftAt, takenAt, leftBy)
}

function replaceSeat(statements: Statements, id: string, before: SeatValues, after: SeatValues): 'ok' | 'conflict' {
  const { name, bot, tokenHash, open, leftAt = null, takenAt = null, leftBy = null } = after
  const { changes } = statements.replaceSeat.run(
    ...[name, bot, tokenHash, Number(open), leftAt, takenAt, leftBy, id],
    ...[before.seat, before.tokenHash, before.bot, Number(before.open)],
  )
  return changes === 1 ? 'ok' : 'conflict'
}

function say(statements: Statements, { id, seat, text, at, key }: Operation & { kind: 'say' }): unknown {
  const said = key === null ? undefined : statements.saidAs.get(id, seat, key)
  if (said !== undefined) return said
  const index = Number(statements.lastSaid.get(id)?.index ?? 0) + 1
  statements.insertChat.run(id, index, seat, text, at, key)
  return { index, seat, text, at, key }
}

/** Several statements, all or none, within the batch's transaction. */
function whole(database: DatabaseSync, body: () => void): void {
  database.exec('SAVEPOINT whole')
  try {
    body()
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK TO whole; RELEASE whole')
    throw error
  }
  database.exec('RELEASE whole')
}
