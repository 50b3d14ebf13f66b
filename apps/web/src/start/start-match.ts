import type { ClockSettings } from '@turnwise/protocol'
import type { SeatColorId } from '@turnwise/ui'
import { connectTo, loadGame } from '../match/session.ts'
import { holdSeat } from '../state/held-seats.ts'
import { nameOrDefault, profile } from '../state/profile.ts'
import { keepSeatColors } from '../state/seat-colors.ts'

export type Mode = 'bot' | 'device' | 'online'

export const MODES: readonly { readonly value: Mode; readonly title: string; readonly text: string }[] = [
  { value: 'bot', title: 'Against a bot', text: 'On this device, also offline' },
  { value: 'device', title: 'On one device', text: 'Together on this screen' },
  { value: 'online', title: 'Online by link', text: 'Send a link, no account needed' },
]

export interface NewMatch {
  readonly game: string
  readonly mode: Mode
  /** Names of the players on this screen, in the order of their seats. */
  readonly names: readonly string[]
  /** On one device: the colours of the seats. */
  readonly colors?: readonly SeatColorId[]
  readonly bot: string
  /** Drawn for these settings, so that a retry after a lost answer finds the same match. */
  readonly key?: string
  readonly more: {
    readonly seats: number
    readonly options: Readonly<Record<string, unknown>>
    readonly seed?: string
    readonly clock?: ClockSettings
    readonly listed?: boolean
    /** Against a bot, but on the server. */
    readonly atServer?: boolean
  }
}

/** Creates the match and returns its address. The person who creates it always has the first seat. */
export async function startMatch({ game, mode, names, colors, bot, key, more }: NewMatch): Promise<string> {
  const isOnline = mode === 'online' || (mode === 'bot' && more.atServer === true)
  const connection = await connectTo(isOnline ? 'online' : 'local')
  const me = { name: names[0] ?? nameOrDefault('') }
  const others = Array.from({ length: more.seats - 1 }, (_, i) => {
    if (mode === 'bot') return { bot }
    if (mode === 'online') return { name: `Player ${i + 2}`, open: true }
    return { name: names[i + 1] ?? `Player ${i + 2}` }
  })
  const created = await connection.request({
    cmd: 'create-match',
    game,
    options: more.options,
    players: [me, ...others],
    ...(more.seed === undefined || isOnline ? {} : { seed: more.seed }),
    ...(!isOnline ? {} : { listed: more.listed === true, ...(key === undefined ? {} : { key }) }),
    ...(mode !== 'online' || more.clock === undefined ? {} : { clock: more.clock }),
  })
  if (!isOnline) {
    if (colors !== undefined) keepSeatColors(created.match_id, colors)
    return `/local/${created.match_id}`
  }
  const players = created.players.map(player => player.name)
  for (const { player_id: seat, token } of created.players) {
    if (token !== undefined) {
      holdSeat({ matchId: created.match_id, seat, token, game, names: players, at: Date.now(), over: false })
    }
  }
  return `/match/${created.match_id}`
}

/** One click from the home page: the weakest bots, the fewest seats, the game's defaults for everything else. */
export async function quickMatch(game: string): Promise<string> {
  const { entry, module } = await loadGame(game)
  const solo = entry.seats.max === 1
  const seats = solo ? 1 : Math.max(entry.seats.min, 2)
  return startMatch({
    game,
    mode: 'bot',
    names: [nameOrDefault(profile.get().name)],
    bot: module.bots[0]?.id ?? '',
    more: { seats, options: {} },
  })
}
