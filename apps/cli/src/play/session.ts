import { turnOf } from '@turnwise/bots'
import {
  type Bot,
  createRng,
  type GameAction,
  type GameEvent,
  type GameModule,
  Match,
  makeRecord,
  parseWith,
  type RecordedPlayer,
  type Result,
  replayRecord,
  type Seat,
  sameJson,
  type TextStyle,
} from '@turnwise/engine'
import { UserError } from '../fatal.ts'
import { readRecord, writeWhole } from '../files.ts'

export type Look = Pick<TextStyle, 'width' | 'color' | 'ascii'>

/** A match on this terminal: who plays it, what has been told, and where it is kept. No screen in it. */
export class Session {
  readonly module: GameModule
  readonly match: Match
  readonly players: readonly RecordedPlayer[]
  readonly file: string
  /** What happened, in words, oldest first. */
  readonly told: string[] = []
  readonly #bots: readonly (Bot | undefined)[]

  constructor(module: GameModule, match: Match, players: readonly RecordedPlayer[], file: string) {
    this.module = module
    this.match = match
    this.players = players
    this.file = file
    match.names = players.map(player => player.name)
    this.#bots = players.map(player => module.bots.find(bot => bot.id === player.bot))
  }

  get names(): readonly string[] {
    return this.players.map(player => player.name)
  }

  /** The person who is asked now, if it is a person's turn. */
  get human(): Seat | undefined {
    return this.match.toAct.find(seat => this.#bots[seat] === undefined)
  }

  get humans(): readonly Seat[] {
    return this.players.flatMap((_, seat) => (this.#bots[seat] === undefined ? [seat] : []))
  }

  /** People share this screen and one may not see what the other sees. */
  get needsHandOver(): boolean {
    const { game } = this.module
    const [first, ...others] = this.humans
    if (first === undefined) return false
    const view = game.view(this.match.state, first)
    return others.some(seat => !sameJson(game.view(this.match.state, seat), view))
  }

  play(seat: Seat, action: GameAction, tellTo: Seat | 'spectator'): Result<unknown> {
    const result = this.match.play(seat, action)
    if (result.ok) this.#tell(result.value.events, tellTo)
    return result
  }

  /** Lets one bot act if one is to; false when it is a person's turn or the match is over. */
  playBot(tellTo: Seat | 'spectator'): boolean {
    const seat = this.match.toAct.find(seat => this.#bots[seat] !== undefined)
    const bot = seat === undefined ? undefined : this.#bots[seat]
    if (seat === undefined || bot === undefined) return false
    const rng = createRng(`${this.match.start.seed} ${seat} ${this.match.seq}`)
    const result = this.play(seat, bot.choose(turnOf(this.match, seat, rng, {})), tellTo)
    if (!result.ok) throw new Error(`${bot.id} tried what is not legal: ${result.error.message}`)
    return true
  }

  /** What this seat would do best, if it asked the strongest bot. */
  hint(seat: Seat): GameAction | undefined {
    const rng = createRng(`hint ${this.match.seq}`)
    return this.module.bots.at(-1)?.choose(turnOf(this.match, seat, rng, {}))
  }

  /** Back to this person's last decision; what was drawn comes again. */
  undo(seat: Seat): Result<unknown> {
    const to = this.match.undoTargetOf(seat)
    const result = this.match.undo(seat, to)
    if (result.ok) this.told.push(`${this.names[seat]} took the last action back.`)
    return result
  }

  async save(): Promise<void> {
    await writeWhole(this.file, `${JSON.stringify(makeRecord(this.match, this.players))}\n`)
  }

  #tell(events: readonly GameEvent[], tellTo: Seat | 'spectator'): void {
    const eyes = this.match.outcome === undefined ? tellTo : 'host'
    for (const event of events) {
      const seen = this.module.game.redact(event, eyes)
      const text = seen === undefined ? undefined : this.module.face.describeEvent(seen, this.names)
      if (text !== undefined) this.told.push(text)
    }
  }
}

export function startSession(
  module: GameModule,
  players: readonly RecordedPlayer[],
  seed: string,
  options: unknown,
  file: string,
): Session {
  const { game } = module
  const parsed = parseWith(game.options, options)
  if (!parsed.ok) throw new UserError(`option ${parsed.error.message}`)
  if (players.length < game.seats.min || players.length > game.seats.max) {
    throw new UserError(`${game.title} takes ${game.seats.min} to ${game.seats.max} players, not ${players.length}.`)
  }
  return new Session(module, new Match(game, { seed, options: parsed.value, seats: players.length }), players, file)
}

export async function resumeSession(file: string, load: (game: string) => Promise<GameModule>): Promise<Session> {
  const record = await readRecord(file)
  const module = await load(record.game)
  const replayed = replayRecord(module.game, record)
  if (!replayed.ok) throw new UserError(`${file}: ${replayed.error.message}`)
  return new Session(module, replayed.value, record.players, file)
}
