import { type GameModule, levelTitle, nameWith, parseWith, readAlike, type Seat, sameJson } from '@turnwise/engine'
import { type Answer, type Command, Refusal } from '@turnwise/protocol'
import { namedBot } from '../bots/bot-request.ts'
import type { Caller, Environment } from '../environment.ts'
import { findModule, storedOrigin } from '../match/find-module.ts'
import type { LiveMatch } from '../match/live-match.ts'
import type { Handler, Matches } from '../matches.ts'
import { committedSeed } from '../seats/committed-seed.ts'
import { keyedMatchId, keyedToken } from '../seats/keyed-seats.ts'
import { askedSeed } from '../seed/shared-seeds.ts'
import type { StoredMatch, StoredSeat } from '../store/store.ts'

type Settings = Command<'create-match'>

export const createMatch: Handler<'create-match'> = async (table, command, caller) => {
  const { environment } = table
  const module = await findModule(environment, command.game)
  const { game } = module
  const players: NonNullable<Settings['players']> =
    command.players ?? Array.from({ length: game.seats.min }, () => ({}))
  if (players.length < game.seats.min || players.length > game.seats.max) {
    throw new Refusal('bad-request', `${game.title} takes ${seatRange(game.seats)} players, not ${players.length}.`)
  }
  if (command.seed !== undefined && !caller.local && players.length > 1) {
    throw new Refusal(
      'forbidden',
      'Only a match for one may name its seed: otherwise a player could predict the draws.',
    )
  }
  const isShared = command.shared_seed === true && players.some(({ bot }) => bot === undefined)
  if (isShared && command.seed !== undefined) {
    throw new Refusal('bad-request', 'A seed that the players make together cannot be named.')
  }
  const options = parseWith(game.options, command.options ?? {}, 'options')
  if (!options.ok) throw new Refusal('bad-request', `${options.error.message}${knownOptions(module, command.options)}`)
  const { key } = command
  const id = key === undefined ? environment.newId() : keyedMatchId(environment, key)
  const before = key === undefined ? undefined : await findLive(table, id)
  if (before !== undefined) return createdBefore(environment, before, command, options.value, players.length)
  const stored: StoredMatch = {
    id,
    game: game.id,
    ...storedOrigin(module),
    ...committedSeed(environment, command.seed),
    options: options.value,
    createdAt: environment.now(),
    spectators: command.spectators ?? true,
    listed: command.listed ?? players.some(player => player.open === true),
    clock: command.clock ?? null,
  }
  const newToken = (seat: Seat) => (key === undefined ? environment.newToken() : keyedToken(environment, key, id, seat))
  const { seats, tokens } = takeSeats(environment, module, players, caller, newToken)
  try {
    return created(
      await table.put(module, stored, seats, isShared ? [askedSeed(stored.createdAt)] : [], caller.address),
      seat => tokens[seat],
    )
  } catch (error) {
    // The first of two requests with one key may have been faster.
    const first = key === undefined ? undefined : await findLive(table, id)
    if (first === undefined) throw error
    return createdBefore(environment, first, command, options.value, players.length)
  }
}

/** A hint for an option that the game does not have. */
function knownOptions({ schemas }: GameModule, given: unknown): string {
  const { properties } = Object(schemas.options)
  const known = Object.keys(Object(properties))
  const isKnown = Object.keys(Object(given)).every(key => known.includes(key))
  return isKnown || known.length === 0 ? '' : `. The options are ${known.join(', ')}.`
}

function created({ stored, match, seats }: LiveMatch, tokenOf: (seat: Seat) => string | undefined) {
  return {
    match_id: stored.id,
    game: stored.game,
    seq: match.seq,
    ...(stored.seedHash === undefined ? {} : { seed_hash: stored.seedHash }),
    players: seats.map(({ seat, name, bot, open }) => {
      const token = tokenOf(seat)
      return {
        player_id: seat,
        name,
        ...(bot === null ? {} : { bot }),
        ...(open ? { open } : {}),
        ...(token === undefined ? {} : { token }),
      }
    }),
  }
}

/** The same request came before, and only its answer was lost: returns the seats that its sender still holds. */
function createdBefore(
  environment: Environment,
  live: LiveMatch,
  { game, clock, key = '' }: Settings,
  options: unknown,
  seats: number,
): Answer<'create-match'> {
  const { stored } = live
  const isSame = stored.game === game && sameJson(stored.options, options) && sameJson(stored.clock, clock ?? null)
  if (!isSame || live.seats.length !== seats) {
    throw new Refusal('conflict', 'Another match was created with that key: draw a new one.')
  }
  return created(live, seat => {
    const token = keyedToken(environment, key, live.stored.id, seat)
    const hash = live.seats[seat]?.tokenHash ?? null
    return hash !== null && environment.sameHash(hash, environment.hashToken(token)) ? token : undefined
  })
}

async function findLive(table: Matches, id: string): Promise<LiveMatch | undefined> {
  return (await table.environment.store.loadMatch(id)) === undefined ? undefined : table.live(id)
}

function seatRange({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? String(min) : `${min} to ${max}`
}

/** The seats at the start. On a remote carrier the creator gets a token for each seat that they hold. */
function takeSeats(
  environment: Environment,
  module: GameModule,
  players: NonNullable<Settings['players']>,
  caller: Caller,
  newToken: (seat: Seat) => string,
): { readonly seats: readonly StoredSeat[]; readonly tokens: readonly (string | undefined)[] } {
  const tokens = players.map((player, seat) =>
    caller.local || player.bot !== undefined || player.open === true ? undefined : newToken(seat),
  )
  const now = environment.now()
  const seats = players.map((player, seat): StoredSeat => {
    const bot = player.bot === undefined ? undefined : namedBot(module, player.bot, `players.${seat}.bot`)
    const token = tokens[seat]
    return {
      seat,
      name: player.name ?? (bot === undefined ? `Player ${seat + 1}` : levelTitle(module.bots, bot)),
      bot: bot?.id ?? null,
      tokenHash: token === undefined ? null : environment.hashToken(token),
      open: player.open === true && bot === undefined,
      ...(token === undefined ? {} : { takenAt: now }),
    }
  })
  const given = players.flatMap(({ name }) => (name === undefined ? [] : [name]))
  const twice = given.find((name, i) => given.findIndex(other => readAlike(other, name)) < i)
  if (twice !== undefined) throw new Refusal('bad-request', `Two players cannot have the same name: ${twice}.`)
  return { seats: seats.map(numbered(seats)), tokens }
}

/** Two bots of one level are numbered. */
function numbered(seats: readonly StoredSeat[]): (seat: StoredSeat) => StoredSeat {
  return seat => {
    const namesakes = seats.filter(other => readAlike(other.name, seat.name))
    const number = namesakes.findIndex(other => other.seat === seat.seat) + 1
    return number > 1 ? { ...seat, name: nameWith(seat.name, ` ${number}`) } : seat
  }
}
