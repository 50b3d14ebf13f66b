import { CATALOG } from '@turnwise/catalog'
import { type GameAction, hashPart } from '@turnwise/engine'
import { COMMANDS, type WireAnswer } from '@turnwise/protocol'
import {
  type Capabilities,
  type Environment,
  type LiveMatch,
  localEnvironment,
  makeSnapshot,
  type Store,
  Table,
} from '@turnwise/table'

/** These read, or serve those that read. */
const READS = new Set([
  ...[
    'list-games',
    'list-matches',
    'get-state',
    'get-legal-actions',
    'get-log',
    'get-chat',
    'get-receipt',
    'get-push-key',
    'get-rules',
  ],
  ...['get-content', 'export-match', 'wait', 'ping'],
])

/** Every command that changes something: one that is new belongs into the session below. */
export const CHANGES = Object.keys(COMMANDS).filter(name => !READS.has(name))

interface Held {
  readonly match_id: string
  readonly player_id: number
  readonly token: string
}

export interface Session {
  /** The answers, in order. */
  readonly answers: readonly WireAnswer[]
  readonly used: ReadonlySet<string>
}

const SUBSCRIPTION = { endpoint: 'https://push.example/1', p256dh: 'BNcRdr', auth: 'tBHI' }

/**
 * Uses every command and every column, alike on each store. Nothing in it is random: run again, it gives the same answers
 * and stores the same rows.
 *
 * @param open gives the store, before each request: perhaps a new one on the same data
 */
export async function playEverything(open: () => Promise<Store & Capabilities>): Promise<Session> {
  let made = 0
  let now = 1_700_000_000_000
  const drawn = (what: string) => () => `${what}${++made}`
  const fixed: Partial<Environment> = { newId: drawn('match'), newSeed: drawn('seed'), newToken: drawn('token') }
  const answers: WireAnswer[] = []
  const used = new Set<string>()
  let known: { readonly store: Store & Capabilities; readonly table: Table } | undefined

  const tableNow = async (): Promise<Table> => {
    const store = await open()
    if (known?.store !== store) {
      const environment: Environment = {
        ...localEnvironment(CATALOG, store),
        ...fixed,
        now: () => (now += 1_000),
        hashToken: token => `hash of ${token}`,
        after: () => () => undefined,
        push: { key: 'key', isTrusted: () => true },
      }
      known = { store, table: new Table(environment) }
    }
    return known.table
  }
  const send = async (
    request: Readonly<Record<string, unknown>> & { readonly cmd: string },
    local = false,
  ): Promise<WireAnswer> => {
    const answer = await (await tableNow()).handle(request, { local, address: '192.0.2.1' })
    used.add(request.cmd)
    answers.push(answer)
    if (answer.status !== 'ok') throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(answer)}`)
    return answer
  }
  const create = async (game: string, settings: object): Promise<readonly Held[]> => {
    const { match_id, players } = await send({ cmd: 'create-match', game, ...settings })
    const held = players as readonly { readonly player_id: number; readonly token: string }[]
    return held.map(({ player_id, token }) => ({ match_id: String(match_id), player_id, token }))
  }
  const act = async (seats: readonly Held[], pick = (legal: readonly GameAction[]) => legal[0]): Promise<Held> => {
    const { match } = await (await tableNow()).live(seats[0]?.match_id ?? '')
    const seat = match.toAct[0] ?? 0
    const { type, ...fields } = pick(match.legalActions(seat)) ?? { type: 'none' }
    const mover = seats[seat]
    if (mover === undefined) throw new Error('There is no such seat.')
    await send({ ...fields, cmd: type, ...mover })
    return mover
  }

  // A private match with a clock: chat in an order of its own, keys, offers, a draw and a rematch.
  const key = 'k'.repeat(30)
  const clock = { kind: 'fischer', initial: 3_000, increment: 5 }
  const duel = await create('senet', { players: [{ name: 'Ada' }, { name: 'Bén' }], spectators: false, clock, key })
  const [ada, ben] = duel
  for (let i = 0; i < 6; i++) await act(duel)
  for (const [i, who] of [ben, ada, ben, ben, ada].entries()) {
    await send({ cmd: 'say', ...who, text: `„${5 - i}“ <b>`, ...(i % 2 === 0 ? { key: `said-${9 - i}` } : {}) })
  }
  await send({ cmd: 'subscribe', ...ada, ...SUBSCRIPTION })
  await send({ cmd: 'subscribe', ...ben, ...SUBSCRIPTION, endpoint: 'https://push.example/2' })
  await send({ cmd: 'unsubscribe', ...ben, endpoint: 'https://push.example/2' })
  await send({ cmd: 'offer', ...ada, kind: 'undo' })
  await send({ cmd: 'answer', ...ben, kind: 'undo', accept: false })
  await send({ cmd: 'offer', ...ben, kind: 'draw' })
  await send({ cmd: 'answer', ...ada, kind: 'draw', accept: true })
  await send({ cmd: 'offer', ...ada, kind: 'rematch' })
  await send({ cmd: 'answer', ...ben, kind: 'rematch', accept: true })
  const { record } = await send({ cmd: 'export-match', match_id: ada?.match_id, token: ada?.token })
  await send({ cmd: 'import-match', record })

  // A listed match with options, whose seats change hands in every way.
  const [cleo] = await create('odysseus', {
    players: [{ name: 'Cleo' }, { open: true }, { bot: 'greedy' }],
    listed: true,
    clock: { kind: 'move', seconds: 86_400 },
  })
  const joined = await send({ cmd: 'join-match', match_id: cleo?.match_id, name: 'Dan', key: 'd'.repeat(30) })
  const dan = { match_id: cleo?.match_id, player_id: joined.player_id, token: joined.token }
  await send({ cmd: 'claim-seat', ...dan, player_id: 0 })
  await send({ cmd: 'claim-seat', ...cleo })
  await send({ cmd: 'claim-seat', ...dan, player_id: 0, name: 'Eve' })
  await send({ cmd: 'leave-match', ...dan })
  await create('runerail', { players: [{ name: 'Fay' }, { bot: 'planner' }], options: { map: 'west', goal_cities: 3 } })

  // Undo, a bot that moves, a seat that a bot holds for its owner, and one that was left to a bot.
  const rails = await create('runerail', { players: [{ name: 'Gus' }, { name: 'Hal' }] })
  const taken = await act(rails)
  await send({ cmd: 'undo', ...taken })
  await send({ cmd: 'bot-move', ...taken, bot: 'random' })
  await send({ cmd: 'claim-seat', ...rails[0], player_id: 1, bot: 'planner' })
  await send({ cmd: 'leave-match', ...rails[0], bot: 'random' })

  // A match that was given up, left when it was over, and one that was put into a state.
  const lost = await create('senet', { players: [{ name: 'Ida' }, { name: 'Jon' }] })
  await act(lost)
  await send({ cmd: 'resign', ...lost[1] })
  await send({ cmd: 'leave-match', ...lost[0] })
  const [alone] = await create('senet', { players: [{}, {}] })
  const { match } = await (await tableNow()).live(alone?.match_id ?? '')
  await send({ cmd: 'set-state', match_id: alone?.match_id, state: match.state }, true)

  // A seed that the players make together, and a match that is deleted.
  const pair = await create('senet', { players: [{ name: 'Kim' }, { name: 'Lea' }], shared_seed: true })
  const { stored } = await (await tableNow()).live(pair[0]?.match_id ?? '')
  const part = 'a'.repeat(64)
  for (const seat of pair) {
    await send({ cmd: 'contribute', ...seat, hash: hashPart(stored.seedHash ?? '', seat.player_id, part) })
  }
  for (const seat of pair) await send({ cmd: 'contribute', ...seat, part })
  const [gone] = await create('senet', {})
  await send({ cmd: 'delete-match', match_id: gone?.match_id }, true)

  const live = await (await tableNow()).live(duel[0]?.match_id ?? '')
  if (known !== undefined) await keepTheRest(known.store, live, rails)
  return { answers, used }
}

/** What no command stores. */
async function keepTheRest(
  { presence, snapshots, secrets, upkeep, time }: Capabilities,
  match: LiveMatch,
  [first]: readonly Held[],
): Promise<void> {
  await snapshots.writeSnapshot(match.stored.id, makeSnapshot(match))
  const at = 1_700_001_000_000
  await presence.markSeen([
    { matchId: match.stored.id, seat: 0, at },
    { matchId: match.stored.id, seat: 1, at: at + 7 },
  ])
  await secrets.keepSecret('push', 'a private key')
  await upkeep.setMark('a mark', true)
  await upkeep.markDue([{ id: String(first?.match_id), dueAt: at }], at + 1)
  await time.beat(at, Number.MAX_SAFE_INTEGER, 0, 0)
  await time.beat(at + 60_000, -1, 3_000, 0)
}
