import type { GameAction, Seat } from '@turnwise/engine'
import type { Tutorial } from '@turnwise/ui'
import { openScratchTable } from '../local/local-table.ts'
import { loadGame, type Session } from '../match/session.ts'

/** A change that a lesson makes to its match. */
export type LessonMove = { readonly seat: Seat; readonly action: GameAction } | { readonly state: unknown }

export interface Lesson {
  readonly session: Session
  readonly tutorial: Tutorial
  /** The changes that each completed step made to the match. */
  readonly done: readonly (readonly LessonMove[])[]
}

/** A separate match on a table in memory; the reader has seat 0, the script plays the others. */
export async function openLesson(game: string, done: Lesson['done'] = []): Promise<Lesson> {
  const loaded = await loadGame(game)
  const tutorial = loaded.board?.tutorial
  if (tutorial === undefined) throw new Error(`${loaded.entry.title} has no lesson: read its rules instead.`)
  const connection = openScratchTable()
  const { match_id } = await connection.request({
    cmd: 'create-match',
    game,
    options: tutorial.options ?? {},
    players: tutorial.names.map(name => ({ name })),
  })
  const session = { kind: 'local', matchId: match_id, connection, own: [{ seat: 0 }], ...loaded } as const
  const state = tutorial.steps[0]?.state
  if (state !== undefined) await play(session, { state })
  for (const move of done.flat()) await play(session, move)
  const start = await connection.request({ cmd: 'get-state', match_id, player_id: 0 })
  // The reader has one seat; the script plays the others.
  return { tutorial, done, session: { ...session, start, hasSecrets: false } }
}

/** Returns the seq that the change led to. */
export async function play(
  { connection, matchId }: Pick<Session, 'connection' | 'matchId'>,
  move: LessonMove,
): Promise<number> {
  const { seq } =
    'state' in move
      ? await connection.request({ cmd: 'set-state', match_id: matchId, state: move.state })
      : await connection.act({ match_id: matchId, player_id: move.seat }, move.action)
  return seq
}
