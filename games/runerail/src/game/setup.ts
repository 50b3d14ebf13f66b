import { type Seat, seedRandom, Transition } from '@turnwise/engine'
import { cardsOn } from './cards/demands.ts'
import { dealForemen, giveForemen } from './cards/draft.ts'
import { drawDemands } from './cards/draw.ts'
import { shuffle } from './cards/piles.ts'
import { CONTENT } from './content/index.ts'
import type { Event } from './events.ts'
import type { Options, Player, State } from './types.ts'

const FIRST_TRAIN = 'Teapot'

export const ALL_FOREMEN: readonly string[] = CONTENT.foremen.map(foreman => foreman.name)
export const ALL_SHIPS: readonly string[] = CONTENT.ships.map(ship => ship.name)

/** Section 3, steps 1 to 4.1. */
export function setup(options: Options, seats: number, seed: string): State {
  const places: readonly Seat[] = Array.from({ length: seats }, (_, seat) => seat)
  const cards = cardsOn(options.map)
  const stock = Object.fromEntries(CONTENT.trains.map(train => [train.name, train.copies]))
  const flow = new Transition<State, Event>({
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
    outcome: null,
    piles: {
      demand: { deck: cards, discard: [] },
      foremen: { deck: ALL_FOREMEN, discard: [] },
      ships: { deck: ALL_SHIPS, discard: [] },
    },
    random: seedRandom(seed, 'runerail'),
  })
  flow.change({ order: shuffle(flow, places) })
  const { piles } = flow.state
  const demand = { deck: shuffle(flow, cards), discard: [] }
  const ships = { deck: shuffle(flow, ALL_SHIPS), discard: [] }
  flow.change({ piles: { ...piles, demand, ships } })
  for (const seat of flow.state.order) drawDemands(flow, seat)
  if (options.draft) dealForemen(flow, 1)
  else giveForemen(flow)
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

/** A smaller map, a shorter goal, no draft; simulated: 14 to 26 rounds for two, 18 in the middle. */
export const FIRST_MATCH = {
  map: 'west',
  draft: false,
  goal_cities: 3,
  goal_gold: 80,
  start_gold: 80,
} as const satisfies Partial<Options>
