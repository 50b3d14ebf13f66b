import { type GameModule, nameKey, nameWith, parseWith } from '@turnwise/engine'
import type { Command } from '@turnwise/protocol'
import { Refusal } from '@turnwise/protocol'
import { findBot } from '../bot-runner.ts'
import type { Caller, Environment } from '../environment.ts'
import { findModule } from '../live-match.ts'
import type { StoredMatch, StoredSeat } from '../store.ts'
import type { Handler } from '../table.ts'

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
    throw new Refusal('forbidden', 'Only a match for one may name its seed: nobody shall foretell what is drawn.')
  }
  const options = parseWith(game.options, command.options ?? {})
  if (!options.ok) throw new Refusal('bad-request', `options.${options.error.message}`)
  const stored: StoredMatch = {
    id: environment.newId(),
    game: game.id,
    version: game.version,
    seed: command.seed ?? environment.newSeed(),
    options: options.value,
    createdAt: environment.now(),
    spectators: command.spectators ?? true,
    listed: command.listed ?? players.some(player => player.open === true),
    clock: command.clock ?? null,
  }
  const { seats, tokens } = takeSeats(environment, module, players, caller)
  const live = await table.put(module, stored, seats, [])
  return {
    match_id: stored.id,
    game: game.id,
    seq: live.match.seq,
    players: seats.map(({ seat, name, bot, open }) => ({
      player_id: seat,
      name,
      ...(bot === null ? {} : { bot }),
      ...(open ? { open } : {}),
      ...(tokens[seat] === undefined ? {} : { token: tokens[seat] }),
    })),
  }
}

export function seatRange({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? String(min) : `${min} to ${max}`
}

/** Who sits where at the start. Where the carrier is remote, the creator gets a token for each seat that he holds. */
function takeSeats(
  environment: Environment,
  module: GameModule,
  players: NonNullable<Settings['players']>,
  caller: Caller,
): { readonly seats: readonly StoredSeat[]; readonly tokens: readonly (string | undefined)[] } {
  const tokens = players.map(player =>
    caller.local || player.bot !== undefined || player.open === true ? undefined : environment.newToken(),
  )
  const now = environment.now()
  const seats = players.map((player, seat): StoredSeat => {
    const bot = player.bot === undefined ? undefined : findBot(module, player.bot)
    if (player.bot !== undefined && bot === undefined) {
      const known = module.bots.map(({ id }) => id).join(', ')
      throw new Refusal('bad-request', `players.${seat}.bot: ${module.game.title} has the bots ${known}.`)
    }
    const token = tokens[seat]
    return {
      seat,
      name: player.name ?? bot?.title ?? `Player ${seat + 1}`,
      bot: bot?.id ?? null,
      tokenHash: token === undefined ? null : environment.hashToken(token),
      open: player.open === true && bot === undefined,
      ...(token === undefined ? {} : { takenAt: now }),
    }
  })
  const given = players.flatMap(({ name }) => (name === undefined ? [] : [name]))
  const twice = given.find((name, i) => given.findIndex(other => nameKey(other) === nameKey(name)) < i)
  if (twice !== undefined) throw new Refusal('bad-request', `Two players cannot have the same name: ${twice}.`)
  const names = new Set(seats.map(seat => nameKey(seat.name)))
  if (names.size < seats.length) return { seats: seats.map(numbered(seats)), tokens }
  return { seats, tokens }
}

/** Two bots of one kind are told apart by a number. */
function numbered(seats: readonly StoredSeat[]): (seat: StoredSeat) => StoredSeat {
  return seat => {
    const namesakes = seats.filter(other => nameKey(other.name) === nameKey(seat.name))
    const number = namesakes.findIndex(other => other.seat === seat.seat) + 1
    return number > 1 ? { ...seat, name: nameWith(seat.name, ` ${number}`) } : seat
  }
}
