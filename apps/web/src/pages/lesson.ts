import type { Tutorial } from '@turnwise/ui'
import { openScratchTable } from '../local/local-table.ts'
import { ask, type CreatedAnswer, type StateAnswer } from '../match/ask.ts'
import { loadGame, type Session } from '../match/session.ts'

export interface Lesson {
  readonly session: Session
  readonly tutorial: Tutorial
}

/** A match of its own on a table that forgets it; the reader has seat 0, the script plays the others. */
export async function openLesson(game: string): Promise<Lesson> {
  const loaded = await loadGame(game)
  const tutorial = loaded.board?.tutorial
  if (tutorial === undefined) throw new Error(`${loaded.entry.title} is learned from its rules.`)
  const connection = openScratchTable()
  const { match_id } = await ask<CreatedAnswer>(connection, {
    cmd: 'create-match',
    game,
    options: tutorial.options ?? {},
    players: tutorial.names.map(name => ({ name })),
  })
  const state = tutorial.steps[0]?.state
  if (state !== undefined) await ask(connection, { cmd: 'set-state', match_id, state })
  const start = await ask<StateAnswer>(connection, { cmd: 'get-state', match_id, player_id: 0 })
  return { tutorial, session: { kind: 'local', matchId: match_id, connection, own: [{ seat: 0 }], start, ...loaded } }
}
