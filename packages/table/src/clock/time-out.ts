import type { Seat } from '@turnwise/engine'
import { Refusal } from '@turnwise/protocol'
import { isStoreTrouble, Stale } from '../errors.ts'
import { type LiveMatch, seatOf } from '../match/live-match.ts'
import type { Matches } from '../matches.ts'
import { botSeat } from '../seats/bot-seat.ts'
import type { Transaction } from '../transaction.ts'
import { remainingAt } from './clock.ts'
import type { Timing } from './elapsed.ts'

/**
 * Checks the clock before an action: it starts when all seats are taken, and an action after the time is up is too
 * late, even if the end has not been noticed before.
 */
export async function checkTime(transaction: Transaction, acting: Seat): Promise<void> {
  const { live, environment } = transaction
  if (live.clock === null) return
  if (live.match.seq === 0 && live.seats.some(seat => seat.open)) {
    throw new Refusal('conflict', 'The clock starts when every seat is taken.')
  }
  const seat = environment.isClockOff?.() === true ? undefined : outOfTime(live, environment)
  if (seat === undefined) return
  await timeOut(transaction, seat)
  if (live.match.outcome !== undefined) throw new Refusal('match-over', 'The time was up: the match is over.')
  if (seat === acting) throw new Refusal('unauthorized', 'The time was up: a bot plays on for you.')
}

/** With two the other wins; with one the run is lost; with more a bot plays on, so that the others can continue. */
async function timeOut(transaction: Transaction, seat: Seat): Promise<void> {
  const { live } = transaction
  const bot = live.module.bots.at(-1)
  if (live.seats.length > 2 && bot !== undefined) {
    // Written to the log first, so that a replay needs no clock; if the process dies in between, the next one finds it.
    if (!isTimedOut(live, seat)) await transaction.commit(() => live.match.timeOut(seat))
    const before = seatOf(live, seat)
    return transaction.replaceSeat(before, botSeat(live, before, bot.id))
  }
  await transaction.commit(() => live.match.end(seat, 'timeout'))
}

/** Does the log already say so, after the last action? */
function isTimedOut({ match }: LiveMatch, seat: Seat): boolean {
  for (let i = match.log.length - 1; match.log[i]?.kind !== 'action' && i >= 0; i--) {
    const entry = match.log[i]
    if (entry?.kind === 'timeout' && entry.seat === seat) return true
  }
  return false
}

/** The seat whose time is up. */
function outOfTime(live: LiveMatch, timing: Timing): Seat | undefined {
  return timesLeft(live, timing).find(({ left }) => left === 0)?.seat
}

/** The people whose time runs. Bots have their own budgets and never run out. */
function timesLeft({ clock, seats }: LiveMatch, { now, elapsed }: Timing) {
  if (clock === null) return []
  const remaining = remainingAt(clock, now(), elapsed)
  return clock.running.filter(seat => seats[seat]?.bot === null).map(seat => ({ seat, left: remaining[seat] ?? 0 }))
}

/** Pause before the next attempt when the store could not take it, or the clock is off. */
const RETRY_MS = 5_000
/** Timers count to less than 25 days, and end at once if asked for more. */
const LONGEST_WAIT_MS = 86_400_000

/** Ends matches when a clock runs out, also without a request. Returns a function that stops it. */
export function driveClocks(table: Matches, report: (matchId: string, error: unknown) => void): () => void {
  const timers = new Map<string, () => void>()
  const schedule = (live: LiveMatch): void => {
    const { id } = live.stored
    timers.get(id)?.()
    timers.delete(id)
    const left = timesLeft(live, table.environment).map(time => time.left)
    if (left.length === 0) return
    const wait = Math.min(...left, LONGEST_WAIT_MS)
    timers.set(
      id,
      table.environment.after(wait, () => void ring(id)),
    )
  }
  const ringLater = (id: string): void => {
    timers.set(
      id,
      table.environment.after(RETRY_MS, () => void ring(id)),
    )
  }
  const ring = async (id: string): Promise<void> => {
    timers.delete(id)
    if (table.environment.isClockOff?.() === true) return ringLater(id)
    try {
      await table.change(id, async transaction => {
        const seat = outOfTime(transaction.live, table.environment)
        if (seat === undefined) schedule(transaction.live)
        else await timeOut(transaction, seat)
      })
    } catch (error) {
      // Another process was faster and wrote the same.
      if (error instanceof Stale) return
      report(id, error)
      if (isStoreTrouble(error)) ringLater(id)
    }
  }
  const stop = table.watchAll(schedule)
  return () => {
    stop()
    for (const cancel of timers.values()) cancel()
    timers.clear()
  }
}
