import { createRng, type Seat } from '@turnwise/engine'
import { expect } from 'vitest'
import { runerail } from '../../index.ts'
import type { Action } from '../commands/index.ts'
import { resample } from '../conceal.ts'
import { CONTENT } from '../content/index.ts'
import type { Milepost } from '../content/types.ts'
import type { Event } from '../events.ts'
import { keyOf, linkBetween, placeNamed } from '../map/board.ts'
import { milepostOf, pointOf } from '../map/geometry.ts'
import { freshTurn } from '../turns.ts'
import type { Effect, Options, Player, State, Turn } from '../types.ts'
import { view } from '../view.ts'

export const OPTIONS: Options = {
  turn_limit: 150,
  goal_cities: 7,
  goal_gold: 250,
  start_gold: 60,
  map: 'whole',
  draft: true,
}

/** A milepost above ground, and one below. */
export const above = (q: number, r: number): Milepost => [0, q, r]
export const below = (q: number, r: number): Milepost => [1, q, r]
export const city = (name: string): Milepost => milepostOf(placeNamed(name)!.centre)

/** Track of one player along neighbouring mileposts. */
export function line(seat: Seat, ...mileposts: readonly Milepost[]): Record<string, Seat> {
  const track: Record<string, Seat> = {}
  for (const [index, end] of mileposts.slice(1).entries()) {
    const link = linkBetween(pointOf(mileposts[index]!)!, pointOf(end)!)
    if (link === undefined) throw new Error(`no link from ${mileposts[index]} to ${end}`)
    track[keyOf(link)] = seat
  }
  return track
}

export interface Position {
  readonly seats?: number
  readonly players?: readonly Partial<Player>[]
  readonly turn?: Partial<Turn>
  readonly number?: number
  readonly track?: Record<string, Seat>
  readonly effects?: readonly Effect[]
  readonly next?: readonly number[]
  readonly options?: Partial<Options>
  readonly patch?: Partial<State>
}

const FOREMEN = ['Tam Spanwright', 'Agnes Pontifex', 'Tssarra', 'Old Whisker', 'Ilvane', 'Hod Pickmeister']

/**
 * A position of main play, seat 0 to move: trains in Bluefeld, foremen whose skills do not matter on most of the map,
 * hands 1–3, 4–6 and so on. Everything else is where it belongs.
 */
export function position({ seats = 2, players = [], turn = {}, number = 1, ...rest }: Position = {}): State {
  const options = { ...OPTIONS, ...rest.options }
  const bare = runerail.setup(options, seats, 'table')
  const home = city('Bluefeld')
  const all = bare.players.map(
    (player, seat): Player => ({
      ...player,
      foreman: FOREMEN[seat]!,
      hand: [3 * seat + 1, 3 * seat + 2, 3 * seat + 3],
      at: home,
      lastCity: home,
      ...players[seat],
    }),
  )
  const mover = turn.player ?? 0
  const speed = CONTENT.trains.find(train => train.name === all[mover]!.train)!.speed
  const order = bare.order.map((_, place) => (place + mover - ((number - 1) % seats) + seats) % seats)
  const state: State = {
    ...bare,
    order,
    stage: 'main',
    draft: null,
    turn: number,
    current: { ...freshTurn(mover, 'move', speed, false), ...turn },
    effects: rest.effects ?? [],
    track: rest.track ?? {},
    players: all,
    bank: seats * options.start_gold - all.reduce((sum, player) => sum + player.gp, 0),
    pool: Object.fromEntries(
      CONTENT.goods.map(({ name, chips }) => [
        name,
        chips - all.flatMap(player => player.loads).filter(load => load === name).length,
      ]),
    ),
    stock: Object.fromEntries(
      CONTENT.trains.map(({ name, copies }) => [name, copies - all.filter(player => player.train === name).length]),
    ),
    piles: { ...bare.piles, demand: { deck: [], discard: [] }, foremen: { deck: [], discard: [] } },
    ...rest.patch,
  }
  const whole = resample(view(state, 'spectator'), 'spectator', createRng('table'))
  return stack(whole, rest.next ?? [])
}

/** These cards come next, the first of them first. */
export function stack(state: State, next: readonly number[]): State {
  const { demand } = state.piles
  const rest = demand.deck.filter(card => !next.includes(card))
  return { ...state, piles: { ...state.piles, demand: { ...demand, deck: [...rest, ...next.toReversed()] } } }
}

export interface Done {
  readonly state: State
  readonly events: readonly Event[]
  readonly reveals: boolean
}

/** Played, accepted, and still a state of the game. */
export function act(state: State, seat: Seat, action: Action): Done {
  const before = JSON.stringify(state)
  const result = runerail.apply(state, seat, action)
  if (!result.ok)
    throw new Error(`${JSON.stringify(action)}: ${result.error.message} ${JSON.stringify(result.error.details)}`)
  expect(JSON.stringify(state)).toBe(before)
  expect(runerail.check(result.value.state)).toEqual([])
  return result.value
}

export function play(state: State, ...moves: readonly (readonly [Seat, Action])[]): State {
  return moves.reduce((now, [seat, action]) => act(now, seat, action).state, state)
}

/** The game's own code of a refusal, else the table's; undefined when the action is accepted. */
export function refusal(state: State, seat: Seat, action: Action): string | undefined {
  const result = runerail.apply(state, seat, action)
  if (result.ok) return undefined
  return typeof result.error.details?.rule_code === 'string' ? result.error.details.rule_code : result.error.code
}

export const player = (state: State, seat: Seat): Player => state.players[seat]!
export const current = (state: State): Turn => state.current!
export const gold = (state: State): readonly number[] => state.players.map(each => each.gp)
export const happened = (done: Done, type: Event['type']): readonly Event[] =>
  done.events.filter(event => event.type === type)

export const NEXT: Action = { type: 'next-phase' }
export const END: Action = { type: 'end-turn' }
export const move = (...path: readonly Milepost[]): Action => ({ type: 'move-train', path })
export const sail = (...path: readonly Milepost[]): Action => ({ type: 'sail-ship', path })
export const lay = (start: Milepost, end: Milepost): Action => ({ type: 'build-track', start, end })
export const effect = (
  card: number,
  kind: Effect['kind'],
  until: number | null = 99,
  who: Seat | null = null,
): Effect => ({
  kind,
  card: 200 + card,
  player: who,
  until,
})
