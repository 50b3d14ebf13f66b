import { type Applied, fail, ok, type Result, type Seat } from '@turnwise/engine'
import { isHigher, toAct, totalDice } from './legal.ts'
import { roll } from './setup.ts'
import type { Action, Bid, Event, Showdown, State } from './types.ts'

export function apply(state: State, seat: Seat, action: Action): Result<Applied<State, Event>> {
  if (state.outcome !== null) return fail('match-over', 'The match is over.')
  if (!toAct(state).includes(seat)) return fail('not-your-turn', 'It is not your turn.')
  switch (action.type) {
    case 'draw-starter':
      return drawStarter(state, action.starter)
    case 'bid':
      return makeBid(state, seat, action)
    case 'challenge':
      return challenge(state, seat)
  }
}

function drawStarter(state: State, starter: Seat | undefined): Result<Applied<State, Event>> {
  if (state.turn !== null) return fail('illegal-action', 'The first bidder is drawn already.')
  if (starter === undefined || state.dice[starter] === undefined) return fail('illegal-action', 'No seat was drawn.')
  const events: readonly Event[] = [{ type: 'starter-drawn', seat: starter }]
  return ok({ state: { ...state, turn: starter }, events, reveals: true })
}

function makeBid(
  state: State,
  seat: Seat,
  { count, face }: Pick<Bid, 'count' | 'face'>,
): Result<Applied<State, Event>> {
  if (state.turn === null) return fail('illegal-action', 'The first bidder is not drawn yet.')
  if (count > totalDice(state)) return fail('illegal-action', `There are only ${totalDice(state)} dice (ruling 2).`)
  if (!isHigher({ count, face }, state.bid)) return fail('illegal-action', 'A bid must be higher (ruling 2).')
  const next = { ...state, bid: { seat, count, face }, turn: nextSeat(state.dice, seat) }
  return ok({ state: next, events: [{ type: 'bid-made', seat, count, face }], reveals: false })
}

/** Rulings 3 to 5. */
function challenge(state: State, challenger: Seat): Result<Applied<State, Event>> {
  const { bid, dice, options, round } = state
  if (bid === null) return fail('illegal-action', 'There is no bid to challenge.')
  const actual = dice.flat().filter(face => face === bid.face).length
  const loser = actual >= bid.count ? challenger : bid.seat
  const showdown: Showdown = { challenger, bid, dice, actual, loser }
  const cups = dice.map((cup, seat) => (seat === loser ? cup.length - 1 : cup.length))
  const events: readonly Event[] = [
    { type: 'cups-lifted', showdown },
    { type: 'die-lost', seat: loser, left: cups[loser] ?? 0 },
  ]
  const ended = endingOf(cups, round >= options.rounds)
  if (ended !== null) {
    const over: State = {
      ...state,
      dice: dice.map((cup, i) => cup.slice(0, cups[i])),
      bid: null,
      last: showdown,
      outcome: ended,
    }
    return ok({ state: over, events: [...events, { type: 'match-ended', ...ended }], reveals: true })
  }
  const rolled = roll(cups, state.random)
  const turn = cups[loser] === 0 ? nextSeat(rolled.dice, loser) : loser
  const next: State = { ...state, ...rolled, bid: null, turn, round: round + 1, last: showdown }
  const rolls = rolled.dice.map((cup, seat): Event => ({ type: 'dice-rolled', seat, count: cup.length, dice: cup }))
  return ok({ state: next, events: [...events, ...rolls], reveals: true })
}

function endingOf(cups: readonly number[], isLastRound: boolean): State['outcome'] {
  const left = cups.flatMap((count, seat) => (count > 0 ? [seat] : []))
  if (left.length === 1) return { winners: left, reason: 'last-with-dice' }
  if (!isLastRound) return null
  const most = Math.max(...cups)
  return { winners: cups.flatMap((count, seat) => (count === most ? [seat] : [])), reason: 'round-limit' }
}

/** The next player who still has dice. */
function nextSeat(dice: State['dice'], seat: Seat): Seat {
  for (let step = 1; step < dice.length; step++) {
    const next = (seat + step) % dice.length
    if ((dice[next] ?? []).length > 0) return next
  }
  return seat
}
