import { type ErrorCode, Refusal } from '@turnwise/protocol'
import { isStoreTrouble } from '../errors.ts'
import type { LiveMatch } from '../match/live-match.ts'
import type { Matches } from '../matches.ts'
import { play } from '../play.ts'
import { botRequest } from './bot-request.ts'

/** How long another process has for a bot's move before this one thinks too. */
const HEARD_MS = 3_000
/** Pause before the next attempt when the store could not take a bot's move. */
const RETRY_MS = 5_000
/** The rules or the schema of the game refuse a bot's action. */
const UNPLAYABLE: readonly ErrorCode[] = ['illegal-action', 'bad-request', 'unknown-command']

/** Plays every bot seat that is to act, in each match independently. Returns a function that stops it. */
export function driveBots(table: Matches, report: (matchId: string, error: unknown) => void): () => void {
  const driving = new Set<string>()
  let stopped = false
  const drive = (live: LiveMatch): void => {
    if (nextBot(live) !== undefined) void driveMatch(live.stored.id)
  }
  const driveMatch = async (id: string): Promise<void> => {
    if (driving.has(id) || stopped) return
    driving.add(id)
    try {
      while (!stopped && (await playNextBot(table, id)));
    } catch (error) {
      // The store may be closed by then; a bot's move that was not stored is chosen again when the match is opened.
      if (stopped) return
      report(id, error)
      if (isStoreTrouble(error)) table.environment.after(RETRY_MS, () => void driveMatch(id))
    } finally {
      driving.delete(id)
    }
  }
  const stop = table.watchAll((live, _since, origin) => {
    if (origin !== 'elsewhere') return drive(live)
    // The process that wrote last lets the bot think; other processes step in when no move follows.
    const { seq } = live.match
    table.environment.after(HEARD_MS, () => {
      if (live.match.seq === seq) drive(live)
    })
  })
  return () => {
    stopped = true
    stop()
  }
}

function nextBot({ match, seats }: LiveMatch): { readonly seat: number; readonly bot: string } | undefined {
  for (const seat of match.toAct) {
    const bot = seats[seat]?.bot
    if (bot !== undefined && bot !== null) return { seat, bot }
  }
  return undefined
}

/** A bot whose action the rules refuse must not block the match. */
function playFirstLegal(table: Matches, id: string, seat: number, seq: number): Promise<object | undefined> {
  return table.change(id, async transaction => {
    const [first] = transaction.live.match.legalActions(seat)
    return first === undefined ? undefined : play(transaction, seat, first, seq)
  })
}

/** False when no bot is to act. If a person or another node acts first, the bot thinks again. */
async function playNextBot(table: Matches, id: string): Promise<boolean> {
  const asked = await table.change(id, async ({ live }) => {
    const next = nextBot(live)
    if (next === undefined) return undefined
    return { ...next, seq: live.match.seq, request: botRequest(live, next.seat, next.bot) }
  })
  if (asked === undefined) return false
  const action = await table.environment.askBot(asked.request)
  try {
    await table.change(id, transaction => play(transaction, asked.seat, action, asked.seq))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (UNPLAYABLE.includes(error.code)) await playFirstLegal(table, id, asked.seat, asked.seq)
    else if (error.code !== 'conflict') throw error
  }
  return true
}
