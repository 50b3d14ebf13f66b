import type { Connection, MatchUpdate } from '@turnwise/client'
import type { Naming } from '@turnwise/client/match'
import { createRng, type GameAction, type GameModule, hasSecrets, type Outcome, type Seat } from '@turnwise/engine'
import type { HeldSeat } from '@turnwise/protocol'
import { printable, printableDeep } from './printable.ts'
import { lineOfChat, linesOfEntry, type StoryLine } from './story.ts'

/** How long to wait for the update that belongs to an answer. */
const LONGEST_WAIT_MS = 2_000

/** The viewer that the screen shows the table to. */
export type ScreenViewer = Seat | 'spectator'

export interface Seating {
  readonly connection: Connection
  readonly matchId: string
  readonly module: GameModule
  /** The seats that are played on this terminal; empty for a spectator. */
  readonly seats: readonly HeldSeat[]
  readonly options: unknown
  /** What the players here are told before anything happens. */
  readonly greeting?: string
  /** Where the match is saved and how to return to it, in a sentence or two. */
  farewell(isOver: boolean): string
  close(): Promise<void>
}

/** What one viewer has received: the table as it is now, and the story so far. */
interface Feed {
  update: MatchUpdate
  readonly story: StoryLine[]
}

/** A match that is played or watched on this terminal, only through a connection. */
export class TerminalMatch {
  readonly module: GameModule
  readonly viewers: readonly ScreenViewer[]
  readonly #seating: Seating
  readonly #feeds = new Map<ScreenViewer, Feed>()
  readonly #stops: (() => void)[] = []
  readonly #listeners = new Set<() => void>()
  #refused: string | undefined
  #closing: Promise<void> | undefined
  /** The seat of this terminal that acted last. */
  #lastActor: Seat | undefined

  private constructor(seating: Seating) {
    this.#seating = seating
    this.module = seating.module
    this.viewers = seating.seats.length === 0 ? ['spectator'] : seating.seats.map(({ player_id }) => player_id)
  }

  /** Resolves when every viewer at this terminal has seen the table once. */
  static async open(seating: Seating): Promise<TerminalMatch> {
    const match = new TerminalMatch(seating)
    for (const viewer of match.viewers) await match.#watch(viewer)
    return match
  }

  get players(): MatchUpdate['players'] {
    return this.#latest.update.players
  }

  get names(): readonly string[] {
    return this.naming.names
  }

  /** Names that are safe to print; a player who is alone at this terminal is "you". */
  get naming(): Naming {
    return this.#namingOf(this.#latest.update)
  }

  #namingOf({ players }: MatchUpdate): Naming {
    const [seat, ...others] = this.#seating.seats
    return {
      names: players.map(({ name }) => printable(name)),
      you: others.length === 0 ? seat?.player_id : undefined,
    }
  }

  get greeting(): string | undefined {
    return this.#seating.greeting
  }

  get farewell(): string {
    return this.#seating.farewell(this.outcome !== undefined)
  }

  get outcome(): Outcome | undefined {
    return this.#latest.update.outcome
  }

  get toAct(): readonly Seat[] {
    return this.#latest.update.to_act
  }

  /** The names of the players who are to act. */
  get waitingFor(): readonly string[] {
    return this.toAct.map(seat => this.names[seat] ?? `Player ${seat + 1}`)
  }

  /** The seat of this terminal that is to act now. */
  get mover(): Seat | undefined {
    return this.toAct.find(seat => this.viewers.includes(seat))
  }

  /** A player elsewhere is to act, and may take any time. */
  get waitsForPeople(): boolean {
    if (this.players.some(({ open }) => open === true)) return true
    return this.toAct.some(seat => !this.viewers.includes(seat) && this.players[seat]?.bot === undefined)
  }

  /** Players share this terminal and may not see each other's views. */
  get needsHandOver(): boolean {
    if (this.viewers.length < 2) return false
    return hasSecrets(this.module.game, this.players.length, this.#seating.options)
  }

  /** Why the match cannot be followed any more. */
  get problem(): string | undefined {
    return this.#refused
  }

  viewOf(viewer: ScreenViewer): unknown {
    return this.#feedOf(viewer).update.view
  }

  legalOf(seat: Seat): readonly GameAction[] {
    return this.#feedOf(seat).update.actions ?? []
  }

  listsAll(seat: Seat): boolean {
    return this.#feedOf(seat).update.complete !== false
  }

  seqOf(viewer: ScreenViewer): number {
    return this.#feedOf(viewer).update.seq
  }

  /** The story of this viewer so far, oldest first. */
  storyOf(viewer: ScreenViewer): readonly StoryLine[] {
    return this.#feedOf(viewer).story
  }

  offerTo(viewer: ScreenViewer): MatchUpdate['offer'] {
    const { offer } = this.#feedOf(viewer).update
    return viewer !== 'spectator' && offer?.player_id !== viewer ? offer : undefined
  }

  async act(seat: Seat, action: GameAction): Promise<void> {
    const { seq } = await this.#seating.connection.act(this.#held(seat), action, this.seqOf(seat))
    await this.#reach(seat, seq)
  }

  /** Takes back the last action of a player at this terminal; if seats have secrets, only the player's own. */
  async undo(seat: Seat): Promise<void> {
    const actor = this.needsHandOver ? seat : (this.#lastActor ?? seat)
    const { seq } = await this.#seating.connection.request({ cmd: 'undo', ...this.#held(actor) })
    await this.#reach(seat, seq)
  }

  async resign(seat: Seat): Promise<void> {
    await this.#seating.connection.request({ cmd: 'resign', ...this.#held(seat) })
  }

  async offer(seat: Seat, kind: 'draw' | 'undo' | 'rematch'): Promise<void> {
    await this.#seating.connection.request({ cmd: 'offer', ...this.#held(seat), kind })
  }

  async answer(seat: Seat, accept: boolean): Promise<void> {
    const offer = this.offerTo(seat)
    if (offer === undefined) return
    await this.#seating.connection.request({ cmd: 'answer', ...this.#held(seat), kind: offer.kind, accept })
  }

  async say(seat: Seat, text: string): Promise<void> {
    await this.#seating.connection.request({ cmd: 'say', ...this.#held(seat), text })
  }

  /** What the strongest bot would do with what this seat knows. */
  hint(seat: Seat): GameAction | undefined {
    const legal = this.legalOf(seat)
    return this.module.bots.at(-1)?.choose({
      view: this.viewOf(seat),
      seat,
      seats: this.players.length,
      legal,
      complete: this.listsAll(seat),
      rng: createRng(`hint ${this.seqOf(seat)}`),
      budget: {},
    })
  }

  /** The seed, once it is over. */
  async seed(): Promise<string | undefined> {
    const [held] = this.#seating.seats
    const asked = held ?? { match_id: this.#seating.matchId }
    return (await this.#seating.connection.request({ cmd: 'get-state', ...asked })).seed
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    for (const stop of this.#stops) stop()
    await this.#seating.close()
  }

  /** The newest update that any viewer here has received. */
  get #latest(): Feed {
    return this.viewers
      .map(viewer => this.#feedOf(viewer))
      .reduce((newest, feed) => (feed.update.seq > newest.update.seq ? feed : newest))
  }

  #feedOf(viewer: ScreenViewer): Feed {
    const feed = this.#feeds.get(viewer)
    if (feed === undefined) throw new Error(`Viewer ${viewer} is not at this terminal.`)
    return feed
  }

  #held(seat: Seat): HeldSeat {
    const held = this.#seating.seats.find(({ player_id }) => player_id === seat)
    if (held === undefined) throw new Error(`Seat ${seat} is not played here.`)
    return held
  }

  #watch(viewer: ScreenViewer): Promise<void> {
    const request = viewer === 'spectator' ? { match_id: this.#seating.matchId } : this.#held(viewer)
    return new Promise((resolve, reject) => {
      this.#stops.push(
        this.#seating.connection.watch(
          request,
          update => {
            this.#take(viewer, update)
            resolve()
          },
          refusal => {
            this.#refused = refusal.message
            reject(refusal)
            this.#announce()
          },
        ),
      )
    })
  }

  #take(viewer: ScreenViewer, given: MatchUpdate): void {
    const update = { ...given, view: printableDeep(given.view) }
    const naming = this.#namingOf(update)
    const { greeting } = this.#seating
    const story = this.#feeds.get(viewer)?.story ?? (greeting === undefined ? [] : [{ seq: 0, text: greeting }])
    for (const entry of update.entries) {
      story.push(...linesOfEntry(entry, naming))
      const { kind, player_id } = entry
      if (kind === 'action' && player_id !== null && this.viewers.includes(player_id)) this.#lastActor = player_id
    }
    for (const message of update.chat ?? []) story.push(lineOfChat(message, update.seq, naming))
    this.#feeds.set(viewer, { update, story })
    this.#announce()
  }

  #announce(): void {
    for (const listener of [...this.#listeners]) listener()
  }

  /** An answer can come before its update: waits until the viewer has received what was just done. */
  #reach(seat: Seat, seq: number): Promise<void> {
    if (this.seqOf(seat) >= seq) return Promise.resolve()
    return new Promise(resolve => {
      const timer = setTimeout(done, LONGEST_WAIT_MS)
      const stop = this.onChange(() => {
        if (this.seqOf(seat) >= seq) done()
      })
      function done(): void {
        clearTimeout(timer)
        stop()
        resolve()
      }
    })
  }
}
