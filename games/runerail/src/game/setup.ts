import { type Seat, seedRandom } from '@turnwise/engine'
import { CONTENT, EVENT_BASE } from './content.ts'
import { dealForemen } from './draft.ts'
import { drawDemands } from './draw.ts'
import { change, startFlow } from './flow.ts'
import { shuffle } from './piles.ts'
import type { Options, Player, State } from './types.ts'

const FIRST_TRAIN = 'Teapot'

/** D1: demands and events in one deck. */
export const ALL_CARDS: readonly number[] = [
  ...CONTENT.demands.map(card => card.number),
  ...CONTENT.events.map(card => EVENT_BASE + card.number),
]
export const ALL_FOREMEN: readonly string[] = CONTENT.foremen.map(foreman => foreman.name)
export const ALL_SHIPS: readonly string[] = CONTENT.ships.map(ship => ship.name)

/** Section 3, steps 1 to 4.1. */
export function setup(options: Options, seats: number, seed: string): State {
  const places: readonly Seat[] = Array.from({ length: seats }, (_, seat) => seat)
  const stock = Object.fromEntries(CONTENT.trains.map(train => [train.name, train.copies]))
  const flow = startFlow({
    options,
    order: places,
    bank: 0,
    stage: 'foremen',
    draft: null,
    step: null,
    turn: 0,
    current: null,
    pending: null,
    draw: null,
    effects: [],
    rightOfWay: [],
    stock: { ...stock, [FIRST_TRAIN]: (stock[FIRST_TRAIN] ?? 0) - seats },
    pool: Object.fromEntries(CONTENT.goods.map(good => [good.name, good.chips])),
    players: places.map(() => newPlayer(options)),
    track: {},
    result: null,
    piles: {
      demand: { deck: ALL_CARDS, discard: [] },
      foremen: { deck: ALL_FOREMEN, discard: [] },
      ships: { deck: ALL_SHIPS, discard: [] },
    },
    random: seedRandom(seed, 'runerail'),
  })
  change(flow, { order: shuffle(flow, places) })
  const { piles } = flow.state
  const demand = { deck: shuffle(flow, ALL_CARDS), discard: [] }
  const ships = { deck: shuffle(flow, ALL_SHIPS), discard: [] }
  change(flow, { piles: { ...piles, demand, ships } })
  for (const seat of flow.state.order) drawDemands(flow, seat)
  dealForemen(flow, 1)
  return flow.state
}

function newPlayer(options: Options): Player {
  return {
    gp: options.start_gold,
    debt: 0,
    hand: [],
    train: FIRST_TRAIN,
    ship: null,
    foreman: null,
    loads: [],
    at: null,
    cameFrom: null,
    lastCity: null,
    skip: 0,
    resigned: false,
  }
}
