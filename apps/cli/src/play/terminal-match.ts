import { type Connection, type MatchUpdate, Refusal } from '@turnwise/client'
import {
  formatTime,
  legalOf,
  type MatchModel,
  moverOf,
  type Naming,
  type Onlooker,
  openMatch,
  type Place,
  type Sight,
  sightOf,
  timeLeft,
} from '@turnwise/client/match'
import {
  createRng,
  type GameAction,
  type GameModule,
  hasSecrets,
  type Outcome,
  type Seat,
  type TextStyle,
} from '@turnwise/engine'
import type { HeldSeat } from '@turnwise/protocol'
import { printable, printableDeep } from '../printable.ts'
import { type LogLine, logOf } from './match-log.ts'
import type { Moment } from './read-line.ts'

export interface Seating {
  readonly connection: Connection
  readonly matchId: string
  readonly module: GameModule
  /** The seats that are played on this terminal; empty for a spectator. */
  readonly seats: readonly HeldSeat[]
  /** The table is on this computer. */
  readonly isLocal: boolean
  readonly options: unknown
  /** What the players here are told before anything happens. */
  readonly greeting?: string
  /** Where the match is saved and how to return to it, in a sentence or two. */
  farewell(isOver: boolean): string
  close(): Promise<void>
}

/** What of a sight is printed. */
interface Printed {
  readonly view: unknown
  readonly log: readonly LogLine[]
}

/** A match that is played or watched on this terminal, safe to print. */
export class TerminalMatch {
  readonly module: GameModule
  readonly model: MatchModel
  readonly viewers: readonly Onlooker[]
  readonly #seating: Seating
  readonly #printed = new WeakMap<Sight, Printed>()
  #closing: Promise<void> | undefined

  private constructor(seating: Seating, model: MatchModel) {
    this.#seating = seating
    this.model = model
    this.module = seating.module
    this.viewers = seating.seats.length === 0 ? ['spectator'] : seating.seats.map(({ player_id }) => player_id)
  }

  /** Resolves when every viewer at this terminal has seen the table once. */
  static async open(seating: Seating): Promise<TerminalMatch> {
    const { connection, matchId, seats, isLocal, module, options } = seating
    const viewer = { match_id: matchId, ...seats[0] }
    const { players } = await connection.request({ cmd: 'get-state', ...viewer })
    const model = await openMatch({
      connection,
      matchId,
      own: seats.map(({ player_id: seat, token }) => ({ seat, token })),
      isLocal,
      keepsSecrets: seats.length > 1 && hasSecrets(module.game, players.length, options),
    })
    return new TerminalMatch(seating, model)
  }

  /** Whose view is shown. */
  get viewer(): Onlooker {
    return this.place.shown
  }

  /** Who uses the terminal, and who gets it next: its players may not see each other's views. */
  get place(): Place {
    return this.model.get().place
  }

  get players(): MatchUpdate['players'] {
    return this.#sight.update.players
  }

  get names(): readonly string[] {
    return this.players.map(({ name }) => printable(name))
  }

  /** A player who is alone at this terminal is "you". */
  get naming(): Naming {
    const { seats } = this.#seating
    return { names: this.names, you: seats.length === 1 ? seats[0]?.player_id : undefined }
  }

  get greeting(): string | undefined {
    return this.#seating.greeting
  }

  get farewell(): string {
    return this.#seating.farewell(this.outcome !== undefined)
  }

  get outcome(): Outcome | undefined {
    return this.#sight.update.outcome
  }

  get toAct(): readonly Seat[] {
    return this.#sight.update.to_act
  }

  /** The seat of this terminal that is to act now. */
  get mover(): Seat | undefined {
    return moverOf(this.model.get())
  }

  /** A player elsewhere is to act, and may take any time. */
  get waitsForPeople(): boolean {
    if (this.players.some(({ open }) => open === true)) return true
    return this.toAct.some(seat => !this.viewers.includes(seat) && this.players[seat]?.bot === undefined)
  }

  /** The time that each player has left; empty in a match without a clock. */
  get clocks(): readonly string[] {
    return this.names.flatMap((name, seat) => {
      const left = timeLeft(this.#sight, seat, performance.now())
      return left === undefined ? [] : [`${name} ${formatTime(left)}`]
    })
  }

  /** Why the match cannot be followed any more. */
  get problem(): string | undefined {
    return this.model.get().closed
  }

  legalOf(seat: Seat): readonly GameAction[] {
    return legalOf(this.model.get(), seat)
  }

  /** What the player at the terminal can type now; without a seat they only look on. */
  momentFor(seat: Seat | undefined, style: Omit<TextStyle, 'viewer' | 'names'>): Moment {
    const { outcome, viewer, names } = this
    return {
      module: this.module,
      view: this.#printedFor(viewer).view,
      seat,
      legal: seat === undefined ? [] : this.legalOf(seat),
      complete: seat === undefined || this.#sightOf(seat).update.complete !== false,
      style: { ...style, viewer, names, ...(outcome === undefined ? {} : { outcome }) },
      waitingFor: this.toAct.map(seat => names[seat] ?? `Player ${seat + 1}`),
    }
  }

  /** The log of this viewer so far, oldest first. */
  logOf(viewer: Onlooker): readonly LogLine[] {
    return this.#printedFor(viewer).log
  }

  /** What another player offers this one. */
  offerTo(viewer: Onlooker): MatchUpdate['offer'] {
    const { offer } = this.#sightOf(viewer).update
    return viewer !== 'spectator' && offer?.player_id !== viewer ? offer : undefined
  }

  /** Asks the table for something. What was not done is thrown, as the sentence for the player. */
  async ask(work: (model: MatchModel) => Promise<boolean>): Promise<void> {
    const isDone = await work(this.model)
    const { notDone } = this.model.get()
    if (!isDone && notDone !== undefined) throw new Refusal('illegal-action', notDone.sentence)
  }

  /** What the strongest bot would do with what this seat knows. */
  hint(seat: Seat): GameAction | undefined {
    const { update } = this.#sightOf(seat)
    return this.module.bots.at(-1)?.choose({
      view: this.#printedFor(seat).view,
      seat,
      seats: this.players.length,
      legal: this.legalOf(seat),
      complete: update.complete !== false,
      rng: createRng(`hint ${update.seq}`),
      budget: {},
    })
  }

  /** The seed, once it is over. */
  async seed(): Promise<string | undefined> {
    const { connection, seats, matchId } = this.#seating
    return (await connection.request({ cmd: 'get-state', match_id: matchId, ...seats[0] })).seed
  }

  close(): Promise<void> {
    this.model.close()
    this.#closing ??= this.#seating.close()
    return this.#closing
  }

  get #sight(): Sight {
    return this.#sightOf(this.viewer)
  }

  #sightOf(viewer: Onlooker): Sight {
    const sight = sightOf(this.model.get(), viewer)
    if (sight === undefined) throw new Error(`Viewer ${viewer} is not at this terminal.`)
    return sight
  }

  #printedFor(viewer: Onlooker): Printed {
    const sight = this.#sightOf(viewer)
    const known = this.#printed.get(sight)
    if (known !== undefined) return known
    const { greeting } = this
    const log = logOf(sight, this.naming)
    const printed = {
      view: printableDeep(sight.update.view),
      log: greeting === undefined ? log : [{ seq: 0, text: greeting }, ...log],
    }
    this.#printed.set(sight, printed)
    return printed
  }
}
