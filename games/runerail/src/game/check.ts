import { cardsOn, demandsOn } from './cards/demands.ts'
import { CONTENT, EVENTS, SHIPS, TRAINS } from './content/index.ts'
import type { Milepost } from './content/types.ts'
import { inPlay } from './flow.ts'
import { lastingPart } from './map/areas.ts'
import { endsOf, isPort, isShipPoint, linkOfKey, placeAt } from './map/board.ts'
import { type Extent, isOnMap } from './map/extent.ts'
import { pointOf, terrainAt } from './map/geometry.ts'
import { ALL_FOREMEN, ALL_SHIPS } from './setup.ts'
import { SPENDING_LIMIT } from './track/costs.ts'
import { indexOf, playersAt, sectionsAt } from './track/track.ts'
import { seatOfStep, seatOfTurn } from './turns.ts'
import type { Player, State } from './types.ts'
import { hasWon } from './victory.ts'

/** The invariants after every command (11.7): a sentence for each that is broken. The shape has been checked before. */
export function problemsOf(state: State): string[] {
  const seats = checkSeats(state)
  // All other checks rely on the seats.
  if (seats.length > 0) return seats
  return [
    ...checkGold(state),
    ...checkCards(state),
    ...checkChips(state),
    ...checkTrack(state),
    ...state.players.flatMap((player, seat) => checkPlayer(player, seat, state.options.map)),
    ...checkMoment(state),
  ]
}

function checkSeats({ order, players, draft, stage }: State): string[] {
  const sorted = order.toSorted((a, b) => a - b)
  if (order.length !== players.length || sorted.some((seat, index) => seat !== index)) {
    return ['The order is not a permutation of the seats.']
  }
  if ((draft !== null) !== (stage === 'foremen')) return ['A draft belongs to its stage, and to no other.']
  return draft !== null && draft.offers.length !== players.length ? ['The draft must have an offer for each seat.'] : []
}

function checkGold({ players, bank, options }: State): string[] {
  const total = players.reduce((sum, player) => sum + player.gp, bank)
  const start = players.length * options.start_gold
  return total === start ? [] : [`Bank and players hold ${total} gold together, not ${start}.`]
}

/** Every card in exactly one place. */
function checkCards({ options, piles, players, effects, draft, pending }: State): string[] {
  const foremenOut = [...players.map(player => player.foreman), ...(draft?.offers.flat() ?? [])]
  const drawn = pending === null || pending.kind === 'lose-load' ? [] : pending.drawn
  return [
    ...once('demand cards', cardsOn(options.map), [
      ...piles.demand.deck,
      ...piles.demand.discard,
      ...players.flatMap(player => player.hand),
      ...new Set(effects.map(effect => effect.card)),
    ]),
    ...once('foremen', ALL_FOREMEN, [
      ...piles.foremen.deck,
      ...piles.foremen.discard,
      ...foremenOut.flatMap(foreman => foreman ?? []),
      ...(pending?.kind === 'keep-foreman' ? [pending.drawn] : []),
    ]),
    ...once('ships', ALL_SHIPS, [
      ...piles.ships.deck,
      ...piles.ships.discard,
      ...players.flatMap(player => player.ship?.name ?? []),
      ...(pending?.kind === 'choose-ship' ? drawn : []),
    ]),
  ]
}

function once<Card>(what: string, all: readonly Card[], found: readonly unknown[]): string[] {
  const seen = new Set(found)
  const fits = seen.size === found.length && seen.size === all.length && all.every(card => seen.has(card))
  return fits ? [] : [`The ${what} are not each in one place.`]
}

function checkChips({ pool, stock, players }: State): string[] {
  const problems: string[] = []
  const carried = players.flatMap(player => player.loads)
  for (const { name, chips } of CONTENT.goods) {
    const total = (pool[name] ?? -1) + carried.filter(good => good === name).length
    if (total !== chips) problems.push(`There are ${total} chips of ${name}, not ${chips}.`)
  }
  if (Object.keys(pool).length !== CONTENT.goods.length) problems.push('The pool names an unknown good.')
  const driven = players.filter(player => !player.resigned).map(player => player.train)
  for (const { name, copies } of CONTENT.trains) {
    const total = (stock[name] ?? -1) + driven.filter(train => train === name).length
    if (total !== copies) problems.push(`There are ${total} trains ${name}, not ${copies}.`)
  }
  if (Object.keys(stock).length !== CONTENT.trains.length) problems.push('The stock names an unknown train.')
  return problems
}

/** K1, K7 and K8; K9 looks ahead and is no property of a state. */
function checkTrack({ track, players, rightOfWay }: State): string[] {
  const problems: string[] = []
  const limits: Readonly<Record<string, number>> = { s: 2, c: 3, p: 2 }
  for (const [key, seat] of Object.entries(track)) {
    const link = linkOfKey(key)
    if (link === undefined) problems.push(`${key} is not a link that can be built.`)
    if (players[seat] === undefined) problems.push(`${key} belongs to no player of this match.`)
    for (const end of link === undefined ? [] : endsOf(link)) {
      const index = indexOf(track)
      const terrain = terrainAt(end)
      if (playersAt(index, end).size > (limits[terrain] ?? players.length))
        problems.push(`Too many players at an end of ${key}.`)
      if ('scu'.includes(terrain) && sectionsAt(index, seat, end) > 3)
        problems.push(`Too many sections at an end of ${key}.`)
    }
  }
  for (const { link, owner } of rightOfWay) {
    if (linkOfKey(link) === undefined || track[link] !== undefined)
      problems.push(`The right of way on ${link} is not possible.`)
    if (players[owner]?.resigned !== false) problems.push(`The right of way on ${link} belongs to no player in play.`)
  }
  return problems
}

function isKnown(place: Milepost, extent: Extent): boolean {
  const point = pointOf(place)
  return point !== undefined && isOnMap(extent, point)
}

function checkPlayer(player: Player, seat: number, extent: Extent): string[] {
  const problems: string[] = []
  const report = (why: string) => problems.push(`Player ${seat} ${why}.`)
  const train = TRAINS.get(player.train)
  if (train === undefined) report('drives a train that does not exist')
  else if (player.loads.length > train.loads) report('carries more than the train holds')
  if (player.hand.some(card => demandsOn(card, extent).length === 0)) report('holds a card that is not a demand card')
  if (player.ship !== null && !SHIPS.has(player.ship.name)) report('sails a ship that does not exist')
  const at = player.at === null ? undefined : pointOf(player.at)
  const places = [player.at, player.cameFrom, player.lastCity]
  if (places.some(place => place !== null && !isKnown(place, extent))) report('is off the map')
  if (player.at === null && (player.ship !== null || player.loads.length > 0))
    report('has loads or a ship but no place')
  if (at !== undefined) {
    const water = isShipPoint(at) || isPort(at)
    if (player.ship !== null && !water) report('sails on land')
    if (player.ship === null && ['~', '#'].includes(terrainAt(at))) report('drives on water')
  }
  const lastCity = player.lastCity === null ? undefined : pointOf(player.lastCity)
  if (lastCity !== undefined && placeAt(lastCity) === undefined) report('was never in a city there')
  return problems
}

function checkMoment(state: State): string[] {
  const problems: string[] = []
  const { stage, current, pending, draw, step, players, order, turn, outcome, effects } = state
  const known = (seat: number) => players[seat]?.resigned === false
  if ((stage === 'finished') !== (outcome !== null))
    problems.push('A match is finished when it has an outcome, and only then.')
  if ((stage === 'opening' || stage === 'main') !== (current !== null))
    problems.push('A turn belongs to opening and main play.')
  if ((stage === 'opening' || stage === 'placing') !== (step !== null))
    problems.push('Steps belong to opening and placing.')
  if (outcome?.winners.some(seat => players[seat] === undefined)) problems.push('The winner has no seat.')
  if (stage !== 'finished' && inPlay(state).length < 2) problems.push('Fewer than two are still in play.')
  if (stage === 'foremen' && !known(state.draft?.picker ?? -1)) problems.push('The picker is not in play.')
  if (step !== null && !known(seatOfStep(order, step)))
    problems.push('The step belongs to a player who is not in play.')
  if (current !== null) problems.push(...checkTurn(state))
  if (stage === 'main' && turn < 1) problems.push('Main play starts with turn 1.')
  if (stage === 'main' && current !== null && current.player !== seatOfTurn(state, turn))
    problems.push('It is another player’s turn.')
  if (stage === 'main' && draw === null && inPlay(state).some(seat => players[seat]?.hand.length !== 3)) {
    problems.push('A hand has three cards.')
  }
  if (stage === 'main' && inPlay(state).some(seat => players[seat]?.at === null || players[seat]?.foreman === null)) {
    problems.push('A player has no train on the map, or no foreman.')
  }
  if (pending !== null) {
    const deciders = pending.kind === 'lose-load' ? pending.waiting : [pending.player]
    if (current === null || !deciders.every(known)) problems.push('A decision waits for a player who is not in play.')
    if (
      pending.kind === 'lose-load' &&
      (draw === null || pending.waiting.some(seat => players[seat]?.loads.length === 0))
    ) {
      problems.push('A load must be chosen where there is none.')
    }
    if (pending.kind !== 'lose-load' && pending.player !== current?.player)
      problems.push('A decision waits out of turn.')
  }
  if (draw !== null && pending === null) problems.push('A draw stops only for a decision.')
  for (const { card, kind } of effects) {
    if (!EVENTS.has(card) || lastingPart(card, kind) === undefined)
      problems.push(`No card ${card} has the effect ${kind}.`)
  }
  if (stage !== 'finished' && problems.length === 0 && players.some((_, seat) => hasWon(state, seat))) {
    problems.push('A win has not been claimed.')
  }
  return problems
}

function checkTurn({ current, players, turn }: State): string[] {
  if (current === null) return []
  const player = players[current.player]
  if (player === undefined) return ["It is nobody's turn."]
  const problems: string[] = []
  const speed = TRAINS.get(player.train)?.speed ?? 0
  if (current.moved + current.movesLeft > speed) problems.push('The train moves beyond its speed.')
  if (current.spent > SPENDING_LIMIT) problems.push('More was spent than a turn allows.')
  const ship = player.ship === null ? undefined : SHIPS.get(player.ship.name)
  // A ship boarded after landing from another has not sailed yet (S6).
  const sails = player.ship !== null && player.ship.boardedTurn !== turn
  if (ship !== undefined && sails && current.sailed > ship.speed) problems.push('The ship sails beyond its speed.')
  return problems
}
