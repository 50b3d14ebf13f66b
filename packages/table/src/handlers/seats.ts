import { Refusal } from '@turnwise/protocol'
import { findBot } from '../bot-runner.ts'
import { opensIn } from '../left-seat.ts'
import { type LiveMatch, seatOf } from '../live-match.ts'
import type { StoredSeat } from '../store.ts'
import type { Handler } from '../table.ts'
import type { Transaction } from '../transaction.ts'
import { actingSeat, holderOf } from '../viewing.ts'

/** Takes an open seat; its token is given to whoever was first. */
export const joinMatch: Handler<'join-match'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    const { live } = transaction
    const wanted = command.player_id
    const open = live.seats.filter(seat => seat.open && (wanted === undefined || seat.seat === wanted))
    const now = table.environment.now()
    const [first] = open.sort((a, b) => opensIn(a, now) - opensIn(b, now))
    if (first === undefined) {
      throw new Refusal('conflict', wanted === undefined ? 'Every seat is taken.' : `Seat ${wanted} is taken.`)
    }
    if (!caller.local) checkOpen(first, now)
    return sit(transaction, first, command.name, caller.local)
  })

/** The seat's token ends with it, whoever sits there next. */
export const leaveMatch: Handler<'leave-match'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    const { live } = transaction
    const { environment } = table
    const seat = seatOf(live, actingSeat(environment, live, caller, command.player_id, command.token))
    const left = { ...openSeat(seat), leftAt: environment.now() }
    await transaction.replaceSeat(seat, command.bot === undefined ? left : botSeat(live, seat, command.bot))
    return { match_id: live.stored.id, player_id: seat.seat }
  })

/**
 * A seat that was left, or whose holder is away, can be taken by another person; those at the table may also hand it to
 * a bot or open it. Where nobody may look on, only they may do without somebody who has not left.
 */
export const claimSeat: Handler<'claim-seat'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    const { live } = transaction
    const { environment } = table
    const seat = seatOf(live, command.player_id)
    const { bot, open } = command
    const isAtTable =
      caller.local || (command.token !== undefined && holderOf(environment, live, command.token) !== undefined)
    if (!isAtTable && (bot !== undefined || open === true)) {
      throw new Refusal('unauthorized', 'Only somebody at the table may seat a bot, or open a seat.')
    }
    if (!caller.local && seat.open) checkOpen(seat, environment.now())
    else if (!caller.local) {
      if (!isAtTable && !live.stored.spectators) {
        throw new Refusal('unauthorized', 'Only somebody at this table may claim the seat of another.')
      }
      if (seat.bot !== null || !(await environment.isAbsent(live, seat.seat))) {
        throw new Refusal('forbidden', `${seat.name} holds that seat and is not away.`)
      }
    }
    if (bot === undefined && open === undefined) return sit(transaction, seat, command.name, caller.local)
    await transaction.replaceSeat(seat, bot === undefined ? openSeat(seat) : botSeat(live, seat, bot))
    return { match_id: live.stored.id, player_id: seat.seat, ...(bot === undefined ? { open } : { bot }) }
  })

function checkOpen(seat: StoredSeat, now: number): void {
  const wait = opensIn(seat, now)
  if (wait === 0) return
  const seconds = Math.ceil(wait / 1000)
  throw new Refusal('forbidden', `${seat.name} has just left: the seat is free in ${seconds} s.`, { opens_in: wait })
}

function openSeat({ seat, name }: StoredSeat): StoredSeat {
  return { seat, name, bot: null, tokenHash: null, open: true }
}

async function sit(
  transaction: Transaction,
  seat: StoredSeat,
  name: string | undefined,
  local: boolean,
): Promise<object> {
  const { live, environment } = transaction
  const token = local ? undefined : environment.newToken()
  const after: StoredSeat = {
    seat: seat.seat,
    name: freeName(live, seat.seat, name ?? seat.name),
    bot: null,
    tokenHash: token === undefined ? null : environment.hashToken(token),
    open: false,
    takenAt: environment.now(),
  }
  await transaction.replaceSeat(seat, after)
  return {
    match_id: live.stored.id,
    player_id: seat.seat,
    seq: live.match.seq,
    ...(token === undefined ? {} : { token }),
  }
}

/** Nobody sits down under the name of another. */
function freeName(live: LiveMatch, seat: number, name: string): string {
  const taken = new Set(live.seats.filter(other => other.seat !== seat).map(other => other.name.toLowerCase()))
  let free = name
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name.slice(0, 36)} ${number}`
  return free
}

export function botSeat(live: LiveMatch, seat: StoredSeat, id: string): StoredSeat {
  const bot = findBot(live.module, id)
  if (bot === undefined) {
    const known = live.module.bots.map(known => known.id).join(', ')
    throw new Refusal('bad-request', `bot: ${live.module.game.title} has the bots ${known}.`)
  }
  return {
    seat: seat.seat,
    name: `${bot.title} for ${seat.name}`.slice(0, 40),
    bot: bot.id,
    tokenHash: null,
    open: false,
  }
}
