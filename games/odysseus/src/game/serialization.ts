import { fail, ok, parseWith, type Result, type Schema } from '@turnwise/engine'
import type { GameState } from './types.ts'

export function serializeGameState(state: GameState): string {
  return JSON.stringify(state)
}

/** Reads what `serializeGameState` wrote; the caller supplies the schema and the invariants. */
export function readGameState(
  text: string,
  schema: Schema<GameState>,
  check: (state: GameState) => readonly string[],
): Result<GameState> {
  const json = parseJson(text)
  if (!json.ok) return json
  const parsed = parseWith(schema, json.value)
  if (!parsed.ok) return fail('bad-state', `This is not a state of Odysseus: ${parsed.error.message}`)
  const problems = check(parsed.value)
  return problems.length === 0 ? parsed : fail('bad-state', problems.join(' '))
}

function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text))
  } catch {
    return fail('bad-state', 'This is not JSON.')
  }
}
