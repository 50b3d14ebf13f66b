import type { Operation, OperationResult, Statements } from './operations.ts'

/** After an uncertain commit: was this operation's write stored? Undefined for reads and caches: run them again. */
export function wasDone(statements: Statements, operation: Operation): OperationResult | undefined {
  switch (operation.kind) {
    case 'append': {
      const row = statements.entry.get(operation.id, operation.seq)
      const isThere = row?.entry === operation.entry && row.at === operation.at
      return { ok: true, value: isThere ? 'ok' : 'conflict' }
    }
    case 'create-match':
      return statements.match.get(operation.match.id) === undefined
        ? { ok: false, message: 'The match was not stored.' }
        : { ok: true, value: undefined }
    case 'delete-match':
      return { ok: true, value: statements.match.get(operation.id) === undefined ? 'deleted' : 'kept' }
    case 'replace-seat': {
      const { seat, tokenHash, bot, open } = operation.after
      const now = statements.seats.all(operation.id)[seat]
      const isThere = now?.token_hash === tokenHash && now.bot === bot && now.open === Number(open)
      return { ok: true, value: isThere ? 'ok' : 'conflict' }
    }
    case 'say': {
      const { id, seat, text, at, key } = operation
      const last = key === null ? statements.lastSaid.get(id) : statements.saidAs.get(id, seat, key)
      const isThere = last?.text === text && last.seat === seat && (key !== null || last.at === at)
      return isThere ? { ok: true, value: last } : { ok: false, message: 'The message was not stored.' }
    }
    default:
      return undefined
  }
}
