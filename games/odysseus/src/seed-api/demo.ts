/**
 * Prints the audit view: of a fresh game for two, or of a record at its end or after a number of entries.
 * npx node games/odysseus/src/seed-api/demo.ts [FILE [ENTRY]]
 */
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { parseRecord, replayRecord } from '@turnwise/engine'
import { initGame, odysseus } from '../index.ts'
import { renderAudit } from '../terminal/audit.ts'

export function demo(): string {
  return renderAudit(initGame(['Penelope', 'Telemachus']), { legalMoves: true })
}

/** Throws an `Error` with a sentence if the value is not a record of this game. */
export function auditRecord(value: unknown, entry?: number): string {
  const record = parseRecord(value)
  if (!record.ok) throw new Error(record.error.message)
  const match = replayRecord(odysseus, record.value)
  if (!match.ok) throw new Error(match.error.message)
  const { seq } = match.value
  const state = match.value.stateAt(Math.min(entry ?? seq, seq))
  const names = record.value.players.map(({ name }) => name)
  return renderAudit({ ...state, playerNames: names }, { legalMoves: true })
}

if (import.meta.main) {
  const [file, entry] = process.argv.slice(2)
  const after = entry === undefined ? undefined : Number(entry)
  const audit = file === undefined ? demo() : auditRecord(JSON.parse(readFileSync(file, 'utf8')), after)
  process.stdout.write(`${audit}\n`)
}
