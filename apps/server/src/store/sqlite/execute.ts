import type { DatabaseSync } from 'node:sqlite'
import { chainedRow, checkChain, nextDigest, rootDigest, rootedMatch } from '../digest.ts'
import type { Appender } from './appender.ts'
import { findDamage } from './integrity.ts'
import { listMatches } from './list-matches.ts'
import { deleteMatch, listOld, newestTime } from './old-matches.ts'
import type { LogValues, MatchValues, Operation, SeatValues, Statements } from './operations.ts'

/** One operation inside the batch's transaction. Throws if the database refuses it. */
export function execute(
  database: DatabaseSync,
  statements: Statements,
  appender: Appender,
  operation: Operation,
): unknown {
  switch (operation.kind) {
    case 'append':
      return appender.append(statements, operation)
    case 'create-match':
      return createMatch(database, statements, appender, operation)
    case 'replace-seat':
      return replaceSeat(database, statements, operation.id, operation.before, operation.after)
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
      return readLog(statements, operation.id, operation.since)
    case 'read-chat':
      return statements.chat.all(operation.id, operation.since)
    case 'list-matches':
      return listMatches(database, statements, operation.filter)
    case 'set-mark':
      ;(operation.isSet ? statements.setMark : statements.clearMark).run(operation.name)
      return undefined
    case 'has-mark':
      return statements.mark.get(operation.name) !== undefined
    case 'put-subscription': {
      const { seat, endpoint, p256dh, auth, tokenHash } = operation.subscription
      statements.putSubscription.run(operation.id, seat, endpoint, p256dh, auth, tokenHash)
      return undefined
    }
    case 'read-subscriptions':
      return statements.subscriptions.all(operation.id, operation.seat)
    case 'drop-subscription':
      statements.dropSubscription.run(operation.id, operation.seat, operation.endpoint)
      return undefined
    case 'keep-secret':
      statements.keepSecret.run(operation.name, operation.value)
      return statements.secret.get(operation.name)?.value
    case 'list-old':
      return listOld(database, operation.filter)
    case 'mark-due':
      database.prepare('UPDATE matches SET due_at = ? WHERE id = ?').run(operation.at, operation.id)
      return undefined
    case 'time':
      return newestTime(database)
    case 'delete-match': {
      let result: 'deleted' | 'kept' = 'kept'
      appender.forget(operation.id)
      whole(database, () => {
        result = deleteMatch(database, operation.id, operation.unlessUsedSince)
      })
      return result
    }
    case 'find-damage':
      appender.count(statements)
      return findDamage(database)
  }
}

/** A whole log is checked against its digests; later reads continue from a checked one. */
function readLog(statements: Statements, id: string, since: number): unknown {
  const rows = statements.log.all(id, since)
  const match = since === 0 ? statements.match.get(id) : undefined
  if (match !== undefined) checkChain(rootedMatch(match), rows.map(chainedRow))
  return { seats: statements.seats.all(id).length, rows }
}

function createMatch(
  database: DatabaseSync,
  statements: Statements,
  appender: Appender,
  { match, seats, log, outcome }: Operation & { kind: 'create-match' },
): void {
  const root = rootDigest(match)
  let digest = root
  whole(database, () => {
    insertMatch(statements, match, outcome, seats.filter(({ open }) => open).length, root)
    for (const seat of seats) insertSeat(statements, match.id, seat)
    digest = insertEntries(statements, match.id, log, root)
  })
  appender.begin(match.id, { seq: log.first - 1 + log.entries.length, digest, outcome })
}

/** Returns the digest of the last one. */
function insertEntries(
  statements: Statements,
  id: string,
  { first, entries, times }: LogValues,
  before: string,
): string {
  let digest = before
  for (let i = 0; i < entries.length; i++) {
    const [entry, at] = [entries[i] ?? '', times[i] ?? 0]
    digest = nextDigest(digest, first + i, at, entry)
    statements.insertEntry.run(id, first + i, entry, at, digest)
  }
  if (entries.length > 0) statements.count.run(entries.length)
  return digest
}

function insertMatch(
  statements: Statements,
  match: MatchValues,
  outcome: string | null,
  openSeats: number,
  root: string,
): void {
  const { id, game, version, seed, salt = null, seedHash = null, options, createdAt, spectators, listed, clock } = match
  statements.insertMatch.run(
    ...[
      id,
      game,
      version,
      seed,
      salt,
      seedHash,
      options,
      createdAt,
      Number(spectators),
      Number(listed),
      clock,
      outcome,
    ],
    ...[openSeats, root],
  )
}

function insertSeat(statements: Statements, id: string, seatValues: SeatValues): void {
  const { seat, name, bot, tokenHash, open, leftAt = null, takenAt = null, leftBy = null } = seatValues
  statements.insertSeat.run(id, seat, name, bot, tokenHash, Number(open), leftAt, takenAt, leftBy)
}

function replaceSeat(
  database: DatabaseSync,
  statements: Statements,
  id: string,
  before: SeatValues,
  after: SeatValues,
): 'ok' | 'conflict' {
  const { name, bot, tokenHash, open, leftAt = null, takenAt = null, leftBy = null } = after
  let isDone = false
  whole(database, () => {
    const { changes } = statements.replaceSeat.run(
      ...[name, bot, tokenHash, Number(open), leftAt, takenAt, leftBy, id],
      ...[before.seat, before.tokenHash, before.bot, Number(before.open)],
    )
    isDone = changes === 1
    if (isDone && open !== before.open) statements.changeOpenSeats.run(open ? 1 : -1, id)
  })
  return isDone ? 'ok' : 'conflict'
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
