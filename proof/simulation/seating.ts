import type { Catalog } from '@turnwise/engine'
import type { ClockSettings } from '@turnwise/protocol'
import { SimClient } from './sim-client.ts'
import type { SimNode } from './sim-node.ts'
import type { World } from './world.ts'

/** The shortest that the protocol allows, so that some run out during a run. */
const CLOCKS: readonly ClockSettings[] = [
  { kind: 'move', seconds: 5 },
  { kind: 'fischer', initial: 10, increment: 1 },
]
const MOST_SEATS = 3

/** A match of some game: some seats are joined, the last may be a bot's, there may be a clock. And a spectator. */
export async function seatClients(
  world: World,
  nodes: readonly SimNode[],
  catalog: Catalog,
  tick: () => number,
): Promise<readonly SimClient[]> {
  const { rng } = world
  const { id: game, seats, load } = rng.pick(catalog)
  const { bots } = await load()
  const count = seats.min + rng.int(Math.min(seats.max, MOST_SEATS) - seats.min + 1)
  const bot = count > 1 && rng.int(3) === 0 ? bots[0]?.id : undefined
  // With three seats a match goes on after a time-out, which is rare enough.
  const clock = count > 2 || rng.int(2) === 0 ? rng.pick(CLOCKS) : undefined
  const players = Array.from({ length: count }, (_, seat) =>
    seat === 0 ? {} : seat === count - 1 && bot !== undefined ? { bot } : { open: true },
  )
  const ask = async (request: Readonly<Record<string, unknown>>) => {
    const asking = rng.pick(nodes).handle(request)
    await world.runUntil(world.now + 200)
    return asking
  }
  const created = await ask({ cmd: 'create-match', game, players, ...(clock === undefined ? {} : { clock }) })
  const match = String(created.match_id)
  const [creator] = Array.isArray(created.players) ? created.players : []
  const held = [{ seat: 0, token: String(creator?.token) }]
  for (const [seat, player] of players.entries()) {
    if (!('open' in player)) continue
    const joined = await ask({
      cmd: 'join-match',
      match_id: match,
      player_id: seat,
      key: `join-${match}-${seat}`.padEnd(30, '-'),
    })
    held.push({ seat, token: String(joined.token) })
  }
  const clients = held.map(
    ({ seat, token }) => new SimClient(`${match}/${seat}`, world, nodes, { match, seat, token }, tick),
  )
  // Some players stop acting, and lose on time or leave their seat to a bot.
  const sleeper = rng.pick(clients)
  if (clock !== undefined && rng.int(2) === 0) world.after(rng.int(3_000), () => sleeper.rest())
  const spectator = new SimClient(
    `${match}/spectator`,
    world,
    nodes,
    { match, seat: undefined, token: undefined },
    tick,
  )
  return [...clients, spectator]
}
