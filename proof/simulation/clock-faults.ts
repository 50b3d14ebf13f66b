import { Match } from '@turnwise/engine'
import { advanceClock, type LiveMatch, remainingAt, startClock } from '@turnwise/table'

/** How long a match may go on after the time is up: the node that should end it may have died, and others retry. */
const WAIT_MS = 7_000

/** No one acts after their time is up, no one loses before it is, and in the end the log says so. */
export function clockFaults(live: LiveMatch, now: number): readonly string[] {
  const { stored, match, times, seats } = live
  const settings = stored.clock
  if (settings === null) return match.log.some(isTimeOut) ? [`${stored.id} has no clock and ran out of time`] : []
  const faults: string[] = []
  const again = new Match(match.game, match.start)
  let clock = startClock(settings, seats.length)
  const bots = new Set(seats.filter(({ bot }) => bot !== null).map(({ seat }) => seat))
  for (const entry of match.log) if (isTimeOut(entry)) bots.delete(entry.seat)
  for (const [i, entry] of match.log.entries()) {
    const at = times[i] ?? 0
    const left = 'seat' in entry ? (remainingAt(clock, at)[entry.seat] ?? 0) : 0
    if (isTimeOut(entry) && left > 0) faults.push(`${stored.id}: entry ${entry.seq} comes ${left} ms too early`)
    if (entry.kind === 'action' && left === 0 && !bots.has(entry.seat)) {
      faults.push(`${stored.id}: entry ${entry.seq} comes after the time was up`)
    }
    if (entry.kind === 'timeout') bots.add(entry.seat)
    again.replay(entry)
    clock = advanceClock(settings, clock, entry, again.toAct, at)
  }
  const late = clock.running.filter(seat => !bots.has(seat) && remainingAt(clock, now - WAIT_MS)[seat] === 0)
  return [...faults, ...late.map(seat => `${stored.id}: the time of seat ${seat} was up and nobody said so`)]
}

function isTimeOut<E extends { readonly kind: string }>(entry: E): entry is E & { readonly seat: number } {
  return entry.kind === 'timeout' || (entry.kind === 'end' && Reflect.get(entry, 'reason') === 'timeout')
}
