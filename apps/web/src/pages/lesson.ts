import type { GameAction, Seat } from '@turnwise/engine'
import type { Tutorial } from '@turnwise/ui'
import { openScratchTable } from '../local/local-table.ts'
import { ask, type CreatedAnswer, type StateAnswer, wireOf } from '../match/ask.ts'
import { loadGame, type Session } from '../match/session.ts'

/** Something that a lesson does to its match. */
export type LessonMove = { readonly seat: Seat; readonly action: GameAction } | { readonly state: unknown }

export interface Lesson {
  readonly session: Session
  readonly tutorial: Tutorial
  /** What each step that is done did to the match. */
  readonly done: readonly (readonly LessonMove[])[]
}

/** A match of its own on a table that forgets it; the reader has seat 0, the script plays the others. */
export async function openLesson(game: string, done: Lesson['done'] = []): Promise<Lesson> {
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
  const session = { kind: 'local', matchId: match_id, connection, own: [{ seat: 0 }], ...loaded } as const
  const state = tutorial.steps[0]?.state
  if (state !== undefined) await play(session, { state })
  for (const move of done.flat()) await play(session, move)
  const start = await ask<StateAnswer>(connection, { cmd: 'get-state', match_id, player_id: 0 })
  return { tutorial, done, session: { ...session, start } }
}

/** Gives the moment that it led to. */
export async function play(session: Pick<Session, 'connection' | 'matchId'>, move: LessonMove): Promise<number> {
  const fields =
    'state' in move ? { cmd: 'set-state', state: move.state } : { ...wireOf(move.action), player_id: move.seat }
  const { seq } = await ask<{ readonly seq: number }>(session.connection, { ...fields, match_id: session.matchId })
  return seq
}
