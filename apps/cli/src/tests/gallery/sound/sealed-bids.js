import { CONTRACT_VERSION, fail, ok, parseWith, seedRandom, shuffled } from '@turnwise/engine'
import { z } from 'zod'

/** Two of each rank. */
const CARDS = 24
const HAND = 4
const rankOf = card => Math.floor(card / 2)
const card = z
  .int()
  .min(0)
  .max(CARDS - 1)
const seat = z.int().min(0).max(2)
export const optionsSchema = z.strictObject({ rounds: z.int().min(1).max(HAND).default(3) })
export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bid'), card }),
  z.strictObject({
    type: z.literal('trade'),
    place: z.exactOptional(
      z
        .int()
        .min(0)
        .max(HAND - 1),
    ),
  }),
  z.strictObject({ type: z.literal('draw-lots'), seat: z.exactOptional(seat) }),
  z.strictObject({ type: z.literal('resign') }),
])
const list = (item, most = 3) => z.array(item).max(most).readonly()
export const stateSchema = z.strictObject({
  options: optionsSchema,
  hands: list(list(card, HAND)),
  bids: list(card.nullable()),
  traded: list(card.nullable()),
  deck: list(card, CARDS),
  used: list(card, CARDS),
  prizes: list(z.int().min(0).max(HAND)),
  out: list(z.boolean()),
  tied: list(seat),
  round: z
    .int()
    .min(1)
    .max(HAND + 1),
})
function setup(options, seats, seed) {
  const cards = Array.from({ length: CARDS }, (_, i) => i)
  const [deck] = shuffled(seedRandom(seed, 'deck'), cards)
  const each = item => Array.from({ length: seats }, () => item)
  return {
    options,
    hands: each(0).map((_, i) => deck.slice(i * HAND, (i + 1) * HAND)),
    bids: each(null),
    traded: each(null),
    deck: deck.slice(seats * HAND),
    used: [],
    prizes: each(0),
    out: each(false),
    tied: [],
    round: 1,
  }
}
const seatsIn = ({ out }) => out.flatMap((isOut, i) => (isOut ? [] : [i]))
export function outcome(state) {
  const left = seatsIn(state)
  if (left.length === 1) return { winners: left, reason: 'others-resigned' }
  if (state.round <= state.options.rounds) return undefined
  const scores = state.prizes.map((prizes, i) => (state.out[i] === true ? -1 : prizes))
  const most = Math.max(...scores)
  return { winners: left.filter(i => scores[i] === most), reason: 'rounds-over', scores }
}
export function toAct(state) {
  if (outcome(state) !== undefined) return []
  if (state.tied.length > 0) return state.tied.slice(0, 1)
  return seatsIn(state).filter(i => state.bids[i] === null)
}
function legalActions(state, seat) {
  if (!toAct(state).includes(seat)) return []
  if (state.tied.length > 0) return [{ type: 'draw-lots' }]
  const bids = (state.hands[seat] ?? []).map(card => ({ type: 'bid', card }))
  return state.traded[seat] === null ? [...bids, { type: 'trade' }] : bids
}
const with_ = (items, i, item) => items.map((each, j) => (j === i ? item : each))
export function apply(state, seat, action) {
  if (outcome(state) !== undefined) return fail('match-over', 'The match is over.')
  if (action.type === 'resign') return resign(state, seat)
  if (!toAct(state).includes(seat)) return fail('not-your-turn', 'It is not your turn.')
  if (action.type === 'draw-lots') {
    if (action.seat === undefined || !state.tied.includes(action.seat))
      return fail('illegal-action', 'There are no lots to draw.')
    return ok(takePrize(state, action.seat, []))
  }
  if (state.tied.length > 0) return fail('illegal-action', 'Lots are to be drawn.')
  const hand = state.hands[seat] ?? []
  if (action.type === 'trade') return trade(state, seat, hand, action.place)
  if (!hand.includes(action.card)) return fail('illegal-action', 'You do not hold that card.')
  const hands = with_(
    state.hands,
    seat,
    hand.filter(each => each !== action.card),
  )
  const laid = { type: 'bid-laid', seat, card: action.card }
  return ok(turnBids({ ...state, hands, bids: with_(state.bids, seat, action.card) }, [laid]))
}
function trade(state, seat, hand, place) {
  const lost = hand[place ?? -1]
  const [got] = state.deck
  if (place === undefined || lost === undefined || got === undefined || state.traded[seat] !== null)
    return fail('illegal-action', 'You cannot trade.')
  const next = {
    ...state,
    hands: with_(state.hands, seat, with_(hand, place, got)),
    traded: with_(state.traded, seat, lost),
    deck: state.deck.slice(1),
  }
  return ok({ state: next, events: [{ type: 'traded', seat, lost, got }], reveals: true })
}
function resign(state, seat) {
  if (state.out[seat] !== false) return fail('illegal-action', 'You are out already.')
  const events = [{ type: 'resigned', seat }]
  const tied = state.tied.filter(each => each !== seat)
  const next = { ...state, out: with_(state.out, seat, true), tied }
  const [winner] = tied
  if (outcome(next) !== undefined) return ok({ state: { ...next, tied: [] }, events, reveals: false })
  if (state.tied.length > 0 && tied.length === 1 && winner !== undefined) return ok(takePrize(next, winner, events))
  return ok(state.tied.length > 0 ? { state: next, events, reveals: false } : turnBids(next, events))
}
/** Once all have bid. The bid of a player who has resigned since is turned with the others and does not count. */
function turnBids(state, events) {
  const players = seatsIn(state)
  if (players.some(i => state.bids[i] === null)) return { state, events, reveals: false }
  const rank = i => rankOf(state.bids[i] ?? 0)
  const best = Math.max(...players.map(rank))
  const tied = players.filter(i => rank(i) === best)
  const turned = { type: 'bids-turned', bids: state.bids }
  const used = [...state.used, ...state.bids.flatMap(bid => bid ?? [])]
  const next = { ...state, bids: state.bids.map(() => null), used, tied }
  const [winner = 0] = tied
  return tied.length > 1
    ? { state: next, events: [...events, turned], reveals: true }
    : takePrize(next, winner, [...events, turned])
}
function takePrize(state, seat, events) {
  const prizes = with_(state.prizes, seat, (state.prizes[seat] ?? 0) + 1)
  const next = { ...state, prizes, tied: [], round: state.round + 1 }
  return { state: next, events: [...events, { type: 'prize-taken', seat }], reveals: true }
}
const isKnown = (viewer, seat) => viewer === 'host' || viewer === seat
export const game = {
  id: 'sealed-bids',
  title: 'Sealed Bids',
  version: '1.0.0',
  seats: { min: 2, max: 3 },
  options: optionsSchema,
  action: actionSchema,
  setup,
  toAct,
  legalActions,
  chance(state, action) {
    if (action.type === 'trade' && state.tied.length === 0) {
      const [seat] = toAct(state)
      const places = Array.from({ length: HAND - state.round + 1 }, (_, place) => place)
      return seat === undefined ? [] : places.map(place => ({ weight: 1, item: { type: 'trade', place } }))
    }
    if (action.type !== 'draw-lots') return []
    // Whoever has fewer prizes is luckier.
    return state.tied.map(seat => ({ weight: HAND + 1 - (state.prizes[seat] ?? 0), item: { type: 'draw-lots', seat } }))
  },
  apply,
  view(state, viewer) {
    const { deck, ...open } = state
    return {
      ...open,
      hands: state.hands.map((hand, i) => hand.map(each => (isKnown(viewer, i) ? each : null))),
      bids: state.bids.map((bid, i) => (isKnown(viewer, i) ? bid : bid !== null)),
      traded: state.traded.map((each, i) => (isKnown(viewer, i) ? each : each !== null)),
      deck: deck.length,
    }
  },
  conceal(state, viewer, rng) {
    if (viewer === 'host') return state
    const isHidden = i => i !== viewer
    const { hands, bids, traded, deck } = state
    const of = items => items.filter((_, i) => isHidden(i))
    const cards = [...of(hands).flat(), ...of(bids), ...of(traded), ...deck].filter(each => each !== null)
    const hidden = rng.shuffle(cards)
    const draw = () => hidden.pop() ?? 0
    const one = (each, i) => (isHidden(i) && each !== null ? draw() : each)
    return {
      ...state,
      hands: hands.map((hand, i) => (isHidden(i) ? hand.map(draw) : hand)),
      bids: bids.map(one),
      traded: traded.map(one),
      deck: deck.map(draw),
    }
  },
  redact(event, viewer) {
    if (event.type === 'bid-laid' && !isKnown(viewer, event.seat)) return { type: 'bid-laid', seat: event.seat }
    if (event.type === 'traded' && !isKnown(viewer, event.seat)) return { type: 'traded', seat: event.seat }
    return event
  },
  redactAction(action, viewer, seat) {
    return isKnown(viewer, seat) || action.type === 'draw-lots' || action.type === 'resign' ? action : undefined
  },
  outcome,
  endings: ['rounds-over', 'others-resigned'],
  check(value) {
    const state = parseWith(stateSchema, value)
    if (!state.ok) return [state.error.message]
    const { hands, bids, traded, deck, used, prizes, out } = state.value
    if ([bids, traded, prizes, out].some(each => each.length !== hands.length)) return ['Every list is by seat.']
    const cards = [...hands.flat(), ...bids, ...traded, ...deck, ...used].filter(each => each !== null)
    const fits = cards.length === CARDS && new Set(cards).size === CARDS
    return fits ? [] : ['Every card is in one place.']
  },
  resample(view, _viewer, rng) {
    const of = items => items.filter(each => typeof each === 'number')
    const shown = new Set([...of(view.hands.flat()), ...of(view.bids), ...of(view.traded), ...view.used])
    const hidden = rng.shuffle(Array.from({ length: CARDS }, (_, i) => i).filter(i => !shown.has(i)))
    const draw = () => hidden.pop() ?? 0
    const one = each => (each === true ? draw() : typeof each === 'number' ? each : null)
    return {
      ...view,
      hands: view.hands.map(hand => hand.map(each => each ?? draw())),
      bids: view.bids.map(one),
      traded: view.traded.map(one),
      deck: Array.from({ length: view.deck }, draw),
    }
  },
}
const shown = card => (typeof card === 'number' ? String(card) : '?')
export const face = {
  show(view, { names }) {
    const rows = names.map((name, i) => {
      const bid = view.bids[i] === null || view.bids[i] === false ? '' : `, bid ${shown(view.bids[i])}`
      return `${name}: ${(view.hands[i] ?? []).map(shown).join(' ')}${bid}, prizes ${view.prizes[i]}`
    })
    return [`Round ${view.round} of ${view.options.rounds}`, ...rows].join('\n')
  },
  prompt: view => (view.tied.length > 0 ? 'Draw lots.' : 'Bid a card.'),
  describeAction(action) {
    if (action.type === 'bid') return `Bid ${action.card}`
    return { trade: 'Trade a card', 'draw-lots': 'Draw lots', resign: 'Resign' }[action.type]
  },
  describeEvent(event, names) {
    if (event.type === 'bids-turned') return `The bids: ${event.bids.map(bid => shown(bid)).join(', ')}.`
    const name = names[event.seat] ?? `Seat ${event.seat}`
    switch (event.type) {
      case 'bid-laid':
        return event.card === undefined ? `${name} has bid.` : `${name} bids ${event.card}.`
      case 'traded':
        return event.got === undefined ? `${name} trades a card.` : `${name} trades ${event.lost} for ${event.got}.`
      case 'prize-taken':
        return `${name} takes the prize.`
      case 'resigned':
        return `${name} resigns.`
    }
  },
  typed(action) {
    return action.type === 'bid'
      ? `bid ${action.card}`
      : { trade: 'trade', 'draw-lots': 'lots', resign: 'resign' }[action.type]
  },
  parse(line, view, legal) {
    const text = line.trim().toLowerCase()
    const action = legal.find(each => face.typed?.(each, view) === text)
    return action === undefined ? fail('bad-request', 'Type "bid 7", "trade" or "lots".') : ok(action)
  },
  help: 'bid 7   bid your card 7\ntrade   trade a card\nlots    draw lots',
}
const bot = (id, title, choose) => ({
  id,
  title,
  description: `Plays as ${title}.`,
  choose,
})
export const bots = [
  bot('any', 'Any', ({ legal, rng }) => rng.pick(legal)),
  bot('highest', 'Highest', ({ legal }) => {
    const value = action => (action.type === 'bid' ? action.card : -1)
    const [best] = legal.toSorted((a, b) => value(b) - value(a))
    return best ?? { type: 'resign' }
  }),
]
export const module = {
  contract: CONTRACT_VERSION,
  game,
  bots,
  face,
  rules: '# Sealed Bids\n\nThe highest card takes the prize.',
  schemas: {
    options: z.toJSONSchema(optionsSchema, { io: 'input' }),
    action: z.toJSONSchema(actionSchema, { io: 'input' }),
  },
}
export const conformance = {
  hidden: {
    seat: ['hands.{other}.*', 'bids.{other}', 'traded.{other}', 'deck.*'],
    spectator: ['hands.*.*', 'bids.*', 'traded.*', 'deck.*'],
  },
  seeds: 10,
  leakEvery: 2,
}
