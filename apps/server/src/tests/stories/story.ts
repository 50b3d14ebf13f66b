import type { Connection } from '@turnwise/client'
import {
  latestOf,
  legalOf,
  type MatchModel,
  type MatchState,
  moverOf,
  type OwnSeat,
  openMatch,
  until,
} from '@turnwise/client/match'
import type { GameAction } from '@turnwise/engine'
import type { Carrier } from './carriers.ts'

/** What happens in a match, told of the model over any carrier. */
export interface Story {
  readonly title: string
  readonly only?: readonly string[]
  play(carrier: Carrier): Promise<void>
}

/** What is closed after each story, the last first. */
export const closing: (() => unknown)[] = []
export interface Match {
  readonly id: string
  readonly seats: readonly OwnSeat[]
  open(
    own: readonly OwnSeat[],
    part?: { readonly connection?: Connection; duration?(): number; keepsSecrets?: boolean },
  ): Promise<MatchModel>
}

/** A match of two people. */
export async function matchAt(carrier: Carrier, settings: object = {}): Promise<Match> {
  const { connection, isLocal } = carrier
  const created = await connection.request({
    cmd: 'create-match',
    game: 'senet',
    players: isLocal ? [{ name: 'Ann' }, { name: 'Bob' }] : [{ name: 'Ann' }, { open: true }],
    ...settings,
  })
  const id = created.match_id
  const seats: OwnSeat[] = [seatOf(0, created.players[0]?.token)]
  if (isLocal) seats.push({ seat: 1 })
  else seats.push(seatOf(1, (await connection.request({ cmd: 'join-match', match_id: id, name: 'Bob' })).token))
  return {
    id,
    seats,
    async open(own, { connection: other = connection, duration, keepsSecrets = false } = {}) {
      const model = await openMatch({
        connection: other,
        matchId: id,
        own,
        isLocal,
        keepsSecrets,
        ...(duration === undefined ? {} : { duration }),
      })
      closing.push(() => model.close())
      return model
    },
  }
}

function seatOf(seat: number, token: string | undefined): OwnSeat {
  return token === undefined ? { seat } : { seat, token }
}

export function firstLegal(model: MatchModel): GameAction {
  const state = model.get()
  const action = legalOf(state, moverOf(state) ?? state.place.shown)[0]
  if (action === undefined) throw new Error('Nothing is legal.')
  return action
}

/** Every state that could be seen. */
export function seen(model: MatchModel): MatchState[] {
  const states: MatchState[] = []
  closing.push(model.subscribe(() => states.push(model.get())))
  return states
}

export const reach = (model: MatchModel, seq: number) => until(model, state => latestOf(state) >= seq, 15_000)
