import type { Seat } from '@turnwise/engine'
import type { LiveMatch, StoredMatch, Table } from '@turnwise/table'
import type { PushSender } from './push-sender.ts'

/** A player with less time than this for a move has the page open anyway. */
const SLOW_SECONDS = 3600

/** Notifies holders who are to act and are not connected. Returns a function that stops it. */
export function drivePush(
  table: Table,
  sender: PushSender,
  isPresent: (matchId: string, seat: Seat) => boolean,
  report: (matchId: string, error: unknown) => void,
): () => void {
  return table.watchAll((live, since, origin) => {
    // The process that accepted the action sends the notification.
    if (origin !== 'here' || live.match.seq === since || !isSlow(live.stored)) return
    const away = live.match.toAct.filter(seat => isPerson(live, seat) && !isPresent(live.stored.id, seat))
    // Asked last: the state before the entry is computed again from an earlier one.
    for (const seat of away.length === 0 ? away : newlyToAct(live, away, since)) {
      tell(table, sender, live, seat).catch(error => report(live.stored.id, error))
    }
  })
}

function isSlow({ clock }: StoredMatch): boolean {
  return clock === null || (clock.kind === 'move' && clock.seconds >= SLOW_SECONDS)
}

function isPerson({ seats }: LiveMatch, seat: Seat): boolean {
  return seats[seat]?.bot === null && seats[seat].tokenHash !== null
}

function newlyToAct({ match }: LiveMatch, seats: readonly Seat[], since: number): readonly Seat[] {
  const before = match.game.toAct(match.stateAt(since))
  return seats.filter(seat => !before.includes(seat))
}

async function tell(table: Table, sender: PushSender, live: LiveMatch, seat: Seat): Promise<void> {
  const { store } = table.environment
  const { id } = live.stored
  const holder = live.seats[seat]
  if (holder === undefined) return
  for (const subscription of (await store.push?.readSubscriptions(id, seat)) ?? []) {
    // It belongs to an earlier holder of this seat.
    const isOld = subscription.tokenHash !== holder.tokenHash
    const message = {
      title: 'Your turn',
      text: `${live.module.game.title} with ${others(live, seat)}`,
      url: `/match/${id}`,
    }
    if (isOld || (await sender.send(subscription, message)) === 'gone') {
      await store.push?.dropSubscription(id, seat, subscription.endpoint)
    }
  }
}

function others({ seats }: LiveMatch, own: Seat): string {
  return seats
    .filter(({ seat }) => seat !== own)
    .map(({ name }) => name)
    .join(', ')
}
