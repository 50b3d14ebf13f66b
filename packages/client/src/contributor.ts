import { hashPart, type MatchRecord, type Seat } from '@turnwise/engine'
import { type HeldSeat, type MatchUpdate, Refusal } from '@turnwise/protocol'
import type { Connection, WatchRequest } from './connection.ts'

/** What a seat has given to the seed of a match: its holder can check later what became of it. */
export interface GivenPart {
  readonly part: string
  /** The server's commitment, as it was when this seat committed. */
  readonly seedHash: string
  /** By seat, what all had committed to when this seat revealed its part. */
  readonly seen?: readonly (string | null)[]
}

/** Where parts are kept. A page keeps them across a reload, since only they fit what was committed to. */
export interface PartKeeper {
  find(matchId: string, seat: Seat): GivenPart | undefined
  keep(matchId: string, seat: Seat, given: GivenPart): void
}

const TRIES = 8
const RETRY_MS = 1_000
const BYTES = 32

/** Gives a part to the seed of every match that asks for it, for each seat that is watched. */
export class Contributor {
  readonly #request: Connection['request']
  readonly #parts: PartKeeper
  readonly #busy = new Set<string>()

  constructor(request: Connection['request'], parts: PartKeeper = memoryKeeper()) {
    this.#request = request
    this.#parts = parts
  }

  /** To be called with every update of this watch. */
  follow({ match_id, player_id: seat, token }: WatchRequest): (update: MatchUpdate) => void {
    if (seat === undefined || token === undefined) return () => undefined
    const held = { match_id, player_id: seat, token }
    const commits = new Map<Seat, string>()
    let step: MatchUpdate['entries'][number]['step']
    let isRevealed = false
    return ({ entries, outcome, players }) => {
      for (const { kind, player_id, hash, step: next } of entries) {
        if (kind === 'seed') step = next
        else if (kind === 'commit' && hash !== undefined && player_id !== null) commits.set(player_id, hash)
        else if (kind === 'reveal' && player_id === seat) isRevealed = true
      }
      if (outcome !== undefined || isRevealed) return
      const known = this.#parts.find(match_id, seat)
      const isCommitted = known !== undefined && commits.get(seat) === hashPart(known.seedHash, seat, known.part)
      if (step === 'asked' && !isCommitted) void this.#once(`${match_id} ${seat} commit`, () => this.#commit(held))
      if (step === 'closed' && isCommitted) {
        const seen = players.map(({ player_id }) => commits.get(player_id) ?? null)
        this.#parts.keep(match_id, seat, { ...known, seen })
        const { part } = known
        void this.#once(`${match_id} ${seat} reveal`, () => this.#request({ cmd: 'contribute', ...held, part }))
      }
    }
  }

  async #commit(held: HeldSeat): Promise<void> {
    const { match_id, player_id } = held
    const { part, seedHash } = this.#parts.find(match_id, player_id) ?? (await this.#draw(held))
    await this.#request({ cmd: 'contribute', ...held, hash: hashPart(seedHash, player_id, part) })
  }

  async #draw(held: HeldSeat): Promise<GivenPart> {
    const { seed_hash: seedHash = '' } = await this.#request({ cmd: 'get-state', ...held })
    const given = { part: randomPart(), seedHash }
    this.#parts.keep(held.match_id, held.player_id, given)
    return given
  }

  /** What is refused is not tried again: the match goes on without this part, and says so. */
  async #once(what: string, give: () => Promise<unknown>): Promise<void> {
    if (this.#busy.has(what)) return
    this.#busy.add(what)
    for (let tries = 1; tries <= TRIES; tries++) {
      try {
        await give()
        break
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'disconnected') break
        await new Promise(resolve => setTimeout(resolve, RETRY_MS))
      }
    }
    this.#busy.delete(what)
  }
}

/** What is wrong with a record in the eyes of a seat that has given a part; undefined if nothing is. */
export function problemOfPart(record: MatchRecord, seat: Seat, given: GivenPart): string | undefined {
  const { entries, seed_hash } = record
  if (seed_hash !== given.seedHash) return 'The server has committed to another part than it showed this seat.'
  const commits = record.players.map((_player, one) => {
    const last = entries.findLast(entry => entry.kind === 'commit' && entry.seat === one)
    return last?.kind === 'commit' ? last.hash : null
  })
  if (given.seen?.some((hash, one) => hash !== commits[one]))
    return 'Another player has committed to something else than this seat was shown.'
  const isThere = entries.some(entry => entry.kind === 'reveal' && entry.seat === seat && entry.part === given.part)
  return given.seen === undefined || isThere
    ? undefined
    : 'The server has left out the part that this seat gave in time.'
}

function memoryKeeper(): PartKeeper {
  const given = new Map<string, GivenPart>()
  return {
    find: (matchId, seat) => given.get(`${matchId} ${seat}`),
    keep: (matchId, seat, part) => given.set(`${matchId} ${seat}`, part),
  }
}

function randomPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
