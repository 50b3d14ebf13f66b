import { drawWeighted, type Weighted } from './chance.ts'
import { isStateOf } from './checked-state.ts'
import { winnersOf } from './ending.ts'
import type { Game, GameAction, GameEvent, Outcome, Seat } from './game.ts'
import { sameJson } from './json.ts'
import type { EndEntry, Ending, Entry, Offer, StateEntry } from './log.ts'
import { offerAfter, type PendingOffer } from './pending-offer.ts'
import { Positions } from './positions.ts'
import { jump, type Random, seedRandom } from './random.ts'
import { fail, ok, type Result } from './result.ts'
import { isMaking, type MakingEntry, SharedSeed, UNMADE_SEED } from './shared-seed.ts'

/** What a match begins with; the log is everything else. */
export interface MatchStart<Options = unknown> {
  readonly seed: string
  /** The commitment to it; without one the players cannot make the seed together. */
  readonly seedHash?: string | undefined
  readonly options: Options
  readonly seats: number
}

/** What one more entry of the log has done. */
export interface Played<Action extends GameAction = GameAction, Event extends GameEvent = GameEvent> {
  readonly entry: Entry<Action>
  readonly events: readonly Event[]
  readonly reveals: boolean
}

/** A log that was accepted before, with its final state: a match can start there without applying the whole log. */
export interface MatchBase<State = unknown, Action extends GameAction = GameAction> {
  readonly entries: readonly Entry<Action>[]
  readonly state: State
}

const NO_EVENTS: readonly never[] = []

/** A snapshot is kept every so many entries: any earlier moment, and any undo, costs at most this many steps. */
const KEEP_EVERY = 64

/**
 * One play of a game: where it started and an append-only log. The present state is derived from them and so is every
 * earlier one.
 */
export class Match<
  State = unknown,
  Action extends GameAction = GameAction,
  Event extends GameEvent = GameEvent,
  View = unknown,
  Options = unknown,
> {
  readonly game: Game<State, Action, Event, View, Options>
  readonly start: MatchStart<Options>
  /** Names by seat. Not part of the log, since a seat can change hands; states and refusals use the current names. */
  names: readonly string[] | undefined
  #state: State
  #ended: Outcome | undefined
  #pending: PendingOffer | undefined
  readonly #log: Entry<Action>[] = []
  #random: Random
  #seed: string
  /** The entry that made the seed: nothing before it can be returned to. */
  #madeAt = 0
  readonly #making: SharedSeed
  readonly #positions = new Positions()
  readonly #kept = new Map<number, State>()

  constructor(
    game: Game<State, Action, Event, View, Options>,
    start: MatchStart<Options>,
    base?: MatchBase<State, Action>,
  ) {
    this.game = game
    this.start = start
    this.#seed = start.seed
    this.#making = new SharedSeed(start.seedHash)
    this.#random = seedRandom(start.seed, 'chance')
    this.#state = game.setup(start.options, start.seats, start.seed)
    this.#kept.set(0, this.#state)
    if (base !== undefined) this.#takeOver(base)
  }

  get seq(): number {
    return this.#log.length
  }

  get #position(): number {
    return this.#positions.at(this.#log.length)
  }

  /** The seq of the last entry that changed what can be played: an offer or its answer leaves the match where it is. */
  get movedAt(): number {
    let seq = this.#log.length
    for (let kind = this.#log[seq - 1]?.kind; kind === 'offer' || kind === 'answer'; kind = this.#log[seq - 1]?.kind)
      seq--
    return seq
  }

  get state(): State {
    return this.#named(this.#state)
  }

  get log(): readonly Entry<Action>[] {
    return this.#log
  }

  get offer(): PendingOffer | undefined {
    return this.#pending
  }

  get outcome(): Outcome | undefined {
    return this.#ended ?? this.game.outcome(this.#state)
  }

  /** What everything is drawn and dealt from: the seed of the start, or the one that the players have made with it. */
  get seed(): string {
    return this.#seed
  }

  /** How the players make the seed together, where they do. */
  get making(): Pick<SharedSeed, 'step' | 'isPending' | 'commitOf' | 'partOf' | 'awaited'> {
    return this.#making
  }

  get toAct(): readonly Seat[] {
    return this.#isPlaying ? this.game.toAct(this.#state) : NO_EVENTS
  }

  get #isPlaying(): boolean {
    return this.#ended === undefined && !this.#making.isPending
  }

  legalActions(seat: Seat): readonly Action[] {
    return this.#isPlaying ? this.game.legalActions(this.#state, seat) : NO_EVENTS
  }

  /** Take one action. What chance decides is drawn here; only a local host may give it (`given`). */
  play(seat: Seat, action: Action, given = false): Result<Played<Action, Event>> {
    if (this.#ended !== undefined) return OVER
    if (this.#making.isPending) return SEED_PENDING
    const { game } = this
    let whole = action
    let chance: 'drawn' | 'given' | undefined
    const choices = this.#choices(seat, action)
    if (choices.length > 0) {
      chance = choices.some(choice => sameJson(choice.item, action)) ? 'given' : 'drawn'
      if (chance === 'given' && !given) return CHANCE_MUST_BE_DRAWN
      if (chance === 'drawn') whole = drawWeighted(jump(this.#random, this.draws), choices)
    }
    const result = game.apply(this.state, seat, whole)
    if (!result.ok) return result
    const seq = this.#log.length + 1
    const entry: Entry<Action> =
      chance === undefined
        ? { seq, kind: 'action', seat, action: whole }
        : { seq, kind: 'action', seat, action: whole, chance }
    const reveals = result.value.reveals || chance !== undefined
    this.#append(entry, reveals)
    this.#state = result.value.state
    if (seq % KEEP_EVERY === 0) this.#kept.set(seq, this.#state)
    return ok({ entry, events: result.value.events, reveals })
  }

  /** Nothing is drawn out of turn: what chance lists may be secret, and the refusals of a probe would tell it. */
  #choices(seat: Seat, action: Action): readonly Weighted<Action>[] {
    return this.toAct.includes(seat) ? (this.game.chance?.(this.#state, action) ?? NO_EVENTS) : NO_EVENTS
  }

  /** How many draws the effective log contains: undone draws do not count, so they are repeated. */
  get draws(): number {
    return this.#positions.draws(this.#position)
  }

  /** The seq that an undo of the last action returns to, or undefined at the start. */
  get undoTarget(): number | undefined {
    if (this.outcome !== undefined) return undefined
    return this.#position <= this.#madeAt ? undefined : this.#positions.before(this.#position)
  }

  /**
   * The seq that this seat may return to online without asking: before its own last action, while nobody else has acted
   * since and nothing hidden or random was revealed.
   */
  freeUndoTarget(seat: Seat): number | undefined {
    if (this.outcome !== undefined) return undefined
    const position = this.#position
    const entry = this.#log[position - 1]
    if (entry?.kind !== 'action' || entry.seat !== seat || this.#revealsAt(position)) return undefined
    return this.#positions.before(position)
  }

  /** The seq that an undo requested by this seat returns to: before its own last action. */
  undoTargetOf(seat: Seat): number | undefined {
    if (this.outcome !== undefined) return undefined
    for (let position = this.#position; position > 0; position = this.#positions.before(position)) {
      const entry = this.#log[position - 1]
      if (entry?.kind === 'action' && entry.seat === seat) return this.#positions.before(position)
    }
    return undefined
  }

  undo(seat: Seat, to: number | undefined = this.undoTarget): Result<Played<Action, Event>> {
    // Seed and secrets are public after the end: with them the last moves could be played again.
    if (this.outcome !== undefined) return OVER
    if (this.#making.isPending) return SEED_PENDING
    if (to === undefined) return fail('illegal-action', 'There is nothing to undo.')
    if (to < this.#madeAt || !this.#positions.isBehind(to, this.#position))
      return fail('illegal-action', `The match was never at ${to} on the way to here.`)
    return this.#note({ seq: this.seq + 1, kind: 'undo', seat, to })
  }

  /** Puts the match into a given state, which the game must accept as valid. */
  setState(state: unknown): Result<Played<Action, Event>> {
    if (this.outcome !== undefined) return OVER
    if (this.#making.isPending) return SEED_PENDING
    const problems = this.game.check(state)
    if (problems.length > 0) return fail('illegal-action', problems.join(' '), { problems })
    return this.#note({ seq: this.seq + 1, kind: 'set-state', state })
  }

  end(seat: Seat, reason: Ending): Result<Played<Action, Event>> {
    if (this.outcome !== undefined) return OVER
    const winners = winnersOf({ seat, reason }, this.start.seats, this.#pending)
    if (!winners.ok) return winners
    return this.#note({ seq: this.seq + 1, kind: 'end', seat, reason, winners: winners.value })
  }

  /** One step of the making of the seed by all players. */
  make(step: MakingStep): Result<Played<Action, Event>> {
    if (this.outcome !== undefined) return OVER
    const entry = { seq: this.seq + 1, ...step }
    const checked = this.#making.check(entry)
    return checked.ok ? this.#note(entry) : checked
  }

  timeOut(seat: Seat): Result<Played<Action, Event>> {
    if (this.outcome !== undefined) return OVER
    return this.#note({ seq: this.seq + 1, kind: 'timeout', seat })
  }

  makeOffer(seat: Seat, offer: Offer): Result<Played<Action, Event>> {
    if (this.#pending !== undefined) return fail('illegal-action', 'Another offer waits for its answer.')
    if (offer === 'rematch' ? this.outcome === undefined : this.outcome !== undefined) {
      return offer === 'rematch' ? fail('illegal-action', 'A rematch can be offered once the match is over.') : OVER
    }
    if (offer === 'undo' && this.undoTargetOf(seat) === undefined) {
      return fail('illegal-action', 'You have no action to undo.')
    }
    return this.#note({ seq: this.seq + 1, kind: 'offer', seat, offer })
  }

  answer(seat: Seat, offer: Offer, accept: boolean): Result<Played<Action, Event>> {
    const pending = this.#pending
    if (pending?.offer !== offer) return fail('illegal-action', `No ${offer} is on offer.`)
    if (pending.seat === seat && accept) return fail('illegal-action', 'Your own offer waits for the others.')
    if (pending.accepted.includes(seat)) return fail('illegal-action', 'You have accepted already.')
    return this.#note({ seq: this.seq + 1, kind: 'answer', seat, offer, accept })
  }

  /** The state after entry `seq`; 0 is the setup. */
  stateAt(seq: number): State {
    if (!Number.isInteger(seq) || seq < 0 || seq > this.seq) throw new RangeError(`There is no moment ${seq}.`)
    const steps: Entry<Action>[] = []
    let position = this.#positions.at(seq)
    let state = this.#kept.get(position)
    while (state === undefined) {
      const step = this.#log[position - 1]
      if (step === undefined) throw new Error(`There is no entry ${position}.`)
      steps.push(step)
      position = this.#positions.before(position)
      state = this.#kept.get(position)
    }
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
      if (step.kind !== 'action') continue
      const result = this.game.apply(state, step.seat, step.action)
      if (!result.ok) throw new Error(`Entry ${step.seq} no longer fits: ${result.error.message}`)
      state = result.value.state
      if (step.seq % KEEP_EVERY === 0) this.#kept.set(step.seq, state)
    }
    return this.#named(state)
  }

  /** The events of one entry, computed again. */
  eventsAt(seq: number): readonly Event[] {
    const entry = this.#log[seq - 1]
    if (entry?.kind !== 'action') return NO_EVENTS
    const result = this.game.apply(this.stateAt(seq - 1), entry.seat, entry.action)
    return result.ok ? result.value.events : NO_EVENTS
  }

  outcomeAt(seq: number): Outcome | undefined {
    return seq === this.seq ? this.outcome : this.game.outcome(this.stateAt(seq))
  }

  /** A separate match with the same log up to `seq`. */
  fork(seq: number = this.seq): Match<State, Action, Event, View, Options> {
    if (!Number.isInteger(seq) || seq < 0 || seq > this.seq) throw new RangeError(`There is no moment ${seq}.`)
    const copy = new Match(this.game, this.start)
    for (const entry of this.#log.slice(0, seq)) {
      if (isMaking(entry)) copy.#noteMaking(entry)
      copy.#log.push(entry)
      copy.#positions.append(entry, this.#positions.reveals(entry.seq))
      const kept = this.#kept.get(entry.seq)
      if (kept !== undefined) copy.#kept.set(entry.seq, kept)
    }
    copy.names = this.names
    copy.#state = this.stateAt(seq)
    for (const entry of copy.#log) copy.#follow(entry)
    return copy
  }

  /** Append an entry that was accepted before, checking that it fits: what chance decided must be what the seed says. */
  replay(entry: Entry<Action>): Result<Played<Action, Event>> {
    if (entry.seq !== this.seq + 1) return fail('bad-record', `expected entry ${this.seq + 1}, found ${entry.seq}`)
    switch (entry.kind) {
      case 'action':
        return this.#replayAction(entry)
      case 'undo':
        return this.undo(entry.seat, entry.to)
      case 'set-state':
        return this.setState(entry.state)
      case 'end':
        return this.#replayEnd(entry)
      case 'timeout':
        return this.timeOut(entry.seat)
      case 'offer':
        return this.makeOffer(entry.seat, entry.offer)
      case 'answer':
        return this.answer(entry.seat, entry.offer, entry.accept)
      case 'seed':
      case 'commit':
      case 'reveal':
        return this.make(entry)
    }
  }

  #replayAction(entry: Entry<Action> & { kind: 'action' }): Result<Played<Action, Event>> {
    if (entry.chance === 'drawn') {
      const choices = this.#choices(entry.seat, entry.action)
      if (choices.length === 0) return fail('bad-record', 'nothing is drawn here')
      const drawn = drawWeighted(jump(this.#random, this.draws), choices)
      if (!sameJson(drawn, entry.action)) return fail('bad-record', 'the seed draws something else here')
    }
    const result = this.play(entry.seat, entry.action, true)
    if (!result.ok) return result
    const played = result.value.entry
    if (played.kind !== 'action') return result
    if ((entry.chance === undefined) !== (played.chance === undefined)) {
      this.#drop()
      return fail(
        'bad-record',
        entry.chance === undefined ? 'what chance decided is not marked as such' : 'nothing is drawn here',
      )
    }
    if (entry.chance !== played.chance) this.#log[this.#log.length - 1] = entry
    return ok({ ...result.value, entry })
  }

  #replayEnd({ seat, reason, winners }: EndEntry): Result<Played<Action, Event>> {
    const meant = winnersOf({ seat, reason }, this.start.seats, this.#pending)
    if (meant.ok && !sameJson(meant.value, winners)) return fail('bad-record', `${reason} has other winners`)
    return this.end(seat, reason)
  }

  #named(state: State): State {
    return this.names === undefined ? state : (this.game.withNames?.(state, this.names) ?? state)
  }

  #drop(): void {
    const seq = this.#log.length
    this.#log.pop()
    this.#positions.drop()
    this.#kept.delete(seq)
    this.#state = this.stateAt(seq - 1)
  }

  #note(entry: Exclude<Entry<Action>, { kind: 'action' }>): Result<Played<Action, Event>> {
    this.#append(entry, false)
    if (entry.kind === 'undo' || entry.kind === 'set-state' || entry.kind === 'seed')
      this.#state = this.stateAt(this.seq)
    this.#follow(entry)
    return ok({ entry, events: NO_EVENTS, reveals: false })
  }

  #append(entry: Entry<Action>, reveals: boolean | undefined): void {
    this.#log.push(entry)
    this.#positions.append(entry, reveals)
    if (entry.kind === 'set-state') this.#kept.set(entry.seq, this.#checked(entry))
    else if (entry.kind === 'action') this.#pending = undefined
    else if (isMaking(entry)) this.#noteMaking(entry)
  }

  /** The match is set up anew: for all to see while the seed is made, then from it. */
  #noteMaking(entry: MakingEntry): void {
    this.#making.note(entry)
    if (entry.kind !== 'seed' || entry.step === 'closed') return
    const { options, seats, seed } = this.start
    if (entry.step === 'made') {
      this.#seed = this.#making.seedFrom(seed, seats)
      this.#madeAt = entry.seq
    }
    const used = entry.step === 'made' ? this.#seed : UNMADE_SEED
    this.#random = seedRandom(used, 'chance')
    this.#kept.set(entry.seq, this.game.setup(options, seats, used))
  }

  #checked({ seq, state }: StateEntry): State {
    if (isStateOf(this.game, state)) return state
    throw new Error(`Entry ${seq} holds no state of ${this.game.title}.`)
  }

  /** Starts from a given state; earlier states are computed on request. */
  #takeOver({ entries, state }: MatchBase<State, Action>): void {
    for (const entry of entries) {
      this.#append(entry, undefined)
      this.#follow(entry)
    }
    this.#state = state
    this.#kept.set(this.#position, state)
  }

  #revealsAt(position: number): boolean {
    const known = this.#positions.reveals(position)
    const entry = this.#log[position - 1]
    if (known !== undefined || entry?.kind !== 'action') return known ?? false
    const result = this.game.apply(this.stateAt(position - 1), entry.seat, entry.action)
    const reveals = entry.chance !== undefined || !result.ok || result.value.reveals
    this.#positions.setReveals(position, reveals)
    return reveals
  }

  /** Offers and endings, which are not part of the state. */
  #follow(entry: Entry<Action>): void {
    this.#pending = offerAfter(this.#pending, entry)
    if (entry.kind === 'end') this.#ended = { winners: entry.winners, reason: entry.reason }
  }
}

/** A step of the making of a seed, before it has its place in the log. */
export type MakingStep = MakingEntry extends infer One ? (One extends MakingEntry ? Omit<One, 'seq'> : never) : never

const OVER = fail('match-over', 'The match is over.')
const SEED_PENDING = fail('conflict', 'The players are still making the seed together.')
const CHANCE_MUST_BE_DRAWN = fail('illegal-action', 'What chance decides is drawn by the table: leave it out.')
