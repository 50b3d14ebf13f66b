/** Starts a game for two, whose first turn begins with it, and prints the audit view. */
import process from 'node:process'
import { initGame } from '../index.ts'
import { renderAudit } from './audit.ts'

export function demo(): string {
  return renderAudit(initGame(['Penelope', 'Telemachus']), { legalMoves: true })
}

if (import.meta.main) process.stdout.write(`${demo()}\n`)
