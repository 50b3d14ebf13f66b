import { type Match, type Outcome, parseWith, type Seat } from '@turnwise/engine'
import { type Answer, Refusal, rematchId } from '@turnwise/protocol'
import { type LiveMatch, MOST_ENTRIES } from '../live-match.ts'
import type { Handler, Matches } from '../matches.ts'
import { play } from '../play.ts'
import { committedSeed } from '../seats/committed-seed.ts'
import type { Transaction } from '../transaction.ts'
import { actingSeat } from '../viewing.ts'

/** Offers of one seat between two actions: enough to ask again, too few to flood a log. */
const MOST_OFFERS = 3

/** On one device always; online only one's own last action, if it revealed nothing and no one has acted since. */
export const undo: Handler<'undo'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    const { live } = transaction
    const { match } = live
    const seat = actingSeat(table.environment, live, caller, command.player_id, command.token)
    await transaction.expect(command.expected_seq)
    if (match.outcome !== undefined) throw new Refusal('match-over', 'The match is over.')
    refuseFinal(live)
    // Every game ends; only undo could make a log grow without limit.
    if (!caller.local && match.seq >= MOST_ENTRIES) {
      throw new Refusal('forbidden', 'This match is too long for another undo.')
    }
    const to = caller.local ? (command.to ?? match.undoTargetOf(seat)) : match.freeUndoTarget(seat)
    if (to === undefined) {
      throw new Refusal(
        'illegal-action',
        caller.local || match.undoTargetOf(seat) === undefined
          ? 'You have nothing to undo.'
          : 'You can no longer undo this alone: offer an undo to the others.',
      )
    }
    await transaction.commit(() => match.undo(seat, to))
    return { match_id: live.stored.id, seq: match.seq, to }
  })

function refuseFinal({ module: { game }, match }: LiveMatch): void {
  if (game.actionsAreFinalIn?.(game.view(match.state, 'spectator')) === true) {
    throw new Refusal('illegal-action', 'Moves in this match cannot be undone.')
  }
  if (game.actionsAreFinal === true) {
    throw new Refusal('illegal-action', `Moves in ${game.title} cannot be undone.`)
  }
}

/** If the game has an action for it, that action; else the match ends, and a single opponent wins. */
export const resign: Handler<'resign'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    const { live } = transaction
    const { match, module } = live
    const seat = actingSeat(table.environment, live, caller, command.player_id, command.token)
    await transaction.expect(command.expected_seq)
    const own = parseWith(module.game.action, { type: 'resign' })
    if (own.ok) return { ...(await play(transaction, seat, own.value, command.expected_seq)), ...endOf(match) }
    if (live.seats.length > 2) {
      throw new Refusal(
        'illegal-action',
        'With more than two players, leave the match instead: a bot then plays for you.',
      )
    }
    await transaction.commit(() => match.end(seat, 'resigned'))
    return { match_id: live.stored.id, seq: match.seq, events: [], text: [], ...endOf(match) }
  })

export const offer: Handler<'offer'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    const { live } = transaction
    const seat = actingSeat(table.environment, live, caller, command.player_id, command.token)
    // An offer does not move the match, so only an exact `expected_seq` keeps a repeated one out.
    await transaction.expect(command.expected_seq, true)
    if (offersOf(live.match, seat) >= MOST_OFFERS) {
      throw new Refusal('forbidden', `A player may make at most ${MOST_OFFERS} offers between two actions.`)
    }
    if (command.kind === 'undo') refuseFinal(live)
    const { match } = live
    if (command.kind === 'rematch' && match.offer === undefined) await prepareRematch(table, live, [seat])
    await transaction.commit(() => match.makeOffer(seat, command.kind))
    return settleOffer(table, transaction)
  })

export const answer: Handler<'answer'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    const { live } = transaction
    const seat = actingSeat(table.environment, live, caller, command.player_id, command.token)
    await transaction.expect(command.expected_seq, true)
    const { offer } = live.match
    if (command.accept && command.kind === 'rematch' && offer?.offer === 'rematch')
      await prepareRematch(table, live, [seat, offer.seat, ...offer.accepted])
    await transaction.commit(() => live.match.answer(seat, command.kind, command.accept))
    return settleOffer(table, transaction)
  })

/** Has every person accepted? Whoever made the offer counts as one who has. */
function isAgreed({ seats }: LiveMatch, accepted: readonly Seat[]): boolean {
  return seats.every(({ seat, bot }) => bot !== null || accepted.includes(seat))
}

function endOf({ outcome }: Match): { readonly outcome?: Outcome } {
  return outcome === undefined ? {} : { outcome }
}

function offersOf({ log, movedAt }: Match, seat: Seat): number {
  return log.slice(movedAt).filter(entry => entry.kind === 'offer' && entry.seat === seat).length
}

/**
 * An offer takes effect once every other person has accepted it. Bots always accept a rematch, never a draw, and an
 * undo only if the player could take the action back alone: otherwise players could look at the next throw and take it
 * back.
 */
export async function settleOffer(table: Matches, transaction: Transaction): Promise<Answer<'offer'>> {
  const { live } = transaction
  const { match } = live
  const pending = match.offer
  const where = () => ({ match_id: live.stored.id, seq: match.seq })
  if (pending === undefined) return { ...where(), settled: false }
  if (!isAgreed(live, [pending.seat, ...pending.accepted])) return { ...where(), settled: false }
  const bot = live.seats.find(seat => seat.seat !== pending.seat && seat.bot !== null)
  const decline = async (seat: Seat) => {
    await transaction.commit(() => match.answer(seat, pending.offer, false))
    return { ...where(), settled: false }
  }
  switch (pending.offer) {
    case 'undo':
      if (bot !== undefined && match.freeUndoTarget(pending.seat) === undefined) return decline(bot.seat)
      await transaction.commit(() => match.undo(pending.seat, match.undoTargetOf(pending.seat)))
      return { ...where(), settled: true }
    case 'draw':
      if (bot !== undefined) return decline(bot.seat)
      await transaction.commit(() => match.end(pending.seat, 'agreed-draw'))
      return { ...where(), settled: true, ...endOf(match) }
    case 'rematch':
      return { ...where(), settled: true, rematch_id: await startRematch(table, live) }
  }
}

/** Players go to the rematch as soon as they hear that all agree, so it is stored before the entry that says so. */
async function prepareRematch(table: Matches, live: LiveMatch, accepted: readonly Seat[]): Promise<void> {
  if (live.match.outcome !== undefined && isAgreed(live, accepted)) await startRematch(table, live)
}

/** The same people and tokens, each one seat further on. */
async function startRematch(table: Matches, live: LiveMatch): Promise<string> {
  const { environment } = table
  const id = rematchId(live.stored.id)
  if ((await environment.store.loadMatch(id)) !== undefined) return id
  const count = live.seats.length
  const moved = (seat: Seat) => (seat + 1) % count
  const takenAt = environment.now()
  const seats = live.seats
    .map(seat => ({ ...seat, seat: moved(seat.seat), ...(seat.tokenHash === null ? {} : { takenAt }) }))
    .sort((a, b) => a.seat - b.seat)
  const stored = { ...live.stored, id, ...committedSeed(environment), createdAt: environment.now() }
  await table.put(live.module, stored, seats, [], live.createdBy)
  return id
}
