import { type Connection, type MatchUpdate, Refusal } from '@turnwise/client'
import { latestOf, sightOf, watchMatch } from '@turnwise/client/match'
import type { GameAction, GameModule, Outcome } from '@turnwise/engine'
import type { Handle } from '../mcp/handle.ts'
import { type BotProgram, ProgramFailed } from './bot-program.ts'
import { showToProgram } from './program-view.ts'

export interface SeatSettings {
  readonly deadlineMs: number
  /** Left out for a game that only the server knows. */
  readonly module?: GameModule | undefined
  /** Reports to people what the program did wrong. */
  report(line: string): void
}

/** Refused answers to one question before the first legal action is played instead, since other players wait. */
const TRIES = 3

/** Plays one seat with a program until the match is over. */
export function takeSeat(
  connection: Connection,
  handle: Handle,
  program: BotProgram,
  settings: SeatSettings,
): Promise<Outcome> {
  const { match_id: matchId, player_id: seat, token } = handle
  return new Promise((resolve, reject) => {
    const match = watchMatch({ connection, matchId, own: [{ seat, token }], isLocal: false, keepsSecrets: false })
    let told = 0
    let thinkingAt = -1
    const end = (error: unknown): void => {
      match.close()
      reject(error)
    }
    const follow = async (): Promise<void> => {
      const state = match.get()
      if (state.closed !== undefined) return end(new Refusal('forbidden', state.closed))
      const { update, log = [] } = sightOf(state) ?? {}
      for (const { seq, events, text } of log.slice(told)) program.tell({ type: 'event', seq, events, text })
      told = log.length
      if (update?.outcome !== undefined) {
        program.tell({ type: 'game-over', outcome: update.outcome })
        match.close()
        return resolve(update.outcome)
      }
      if (update?.actions === undefined || thinkingAt === update.seq) return
      thinkingAt = update.seq
      await playTurn(connection, handle, program, update, settings, () => latestOf(match.get()) === update.seq)
    }
    const next = () => void follow().catch(end)
    match.subscribe(next)
    // A table in this process has answered already.
    next()
  })
}

async function playTurn(
  connection: Connection,
  handle: Handle,
  program: BotProgram,
  update: MatchUpdate,
  settings: SeatSettings,
  isStillHere: () => boolean,
): Promise<void> {
  const { actions = [] } = update
  const names = update.players.map(({ name }) => name)
  const shown =
    settings.module === undefined
      ? { view: update.view, text: await textFor(connection, handle) }
      : showToProgram(settings.module, update.view, handle.player_id, names)
  const turn = {
    ...shown,
    actions,
    complete: update.complete ?? true,
    deadline: settings.deadlineMs,
  }
  for (let tries = 0; tries < TRIES && isStillHere(); tries++) {
    const answer = await program.act(turn).catch((error: unknown) => {
      if (!(error instanceof ProgramFailed)) throw error
      // The match may have gone on without an answer, or be over.
      if (isStillHere()) settings.report(error.message)
    })
    if (answer === undefined) continue
    const refusal = await acted(connection, handle, answer.action, update.seq)
    if (refusal === undefined) return
    const { code, message } = refusal
    if (code === 'conflict' || code === 'match-over') return
    settings.report(`${program.name} wanted ${JSON.stringify(answer.action)}: ${message}`)
    program.tell({ type: 'refused', id: answer.id, code, reason: message })
  }
  const [first] = actions
  if (first === undefined || !isStillHere()) return
  settings.report(`${program.name} gave no legal answer; the first legal action is played.`)
  await acted(connection, handle, first, update.seq)
}

/** A short loss of the server must not end the match for the program: it can decide from the view alone. */
async function textFor(connection: Connection, handle: Handle): Promise<string> {
  try {
    return (await connection.request({ cmd: 'get-state', ...handle })).text
  } catch (error) {
    if (error instanceof Refusal && error.code === 'disconnected') return ''
    throw error
  }
}

/** Undefined if it was done. A server that allows no more now has refused nothing: the connection waits, and so do we. */
async function acted(
  connection: Connection,
  handle: Handle,
  action: GameAction,
  seq: number,
): Promise<Refusal | undefined> {
  for (;;) {
    try {
      await connection.act(handle, action, seq)
      return undefined
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.code !== 'rate-limited') return error
    }
  }
}
