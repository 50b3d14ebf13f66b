import {
  type BotTurn,
  type Budget,
  createRng,
  type Game,
  type GameAction,
  Match,
  type Outcome,
  parseWith,
  type Seat,
} from '@turnwise/engine'

/** One finished game of the arena. */
export interface ArenaGame {
  /** Index into the pairing's bots, by seat. */
  readonly seating: readonly number[]
  readonly seed: string
  readonly outcome: Outcome | undefined
  readonly actions: number
  /** Milliseconds thought and choices made, by bot. */
  readonly thought: readonly number[]
  readonly choices: readonly number[]
}

/** How the arena plays. */
export interface ArenaSettings {
  readonly options?: unknown
  readonly budget?: Budget
  /** A match longer than this is aborted without a winner. */
  readonly maxActions?: number
}

/** A bot, or an external program that answers asynchronously. */
export interface ArenaPlayer {
  readonly id: string
  choose(turn: BotTurn): GameAction | Promise<GameAction>
}

/** The nth game of a series: bots change seats from game to game, so that none keeps the better seat. */
export function seatingOf(game: number, seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => (seat + game) % seats)
}

/** Plays one match between bots; the same seed gives the same game wherever budgets are counted in iterations. */
export async function playArenaGame(
  game: Game,
  bots: readonly ArenaPlayer[],
  seating: readonly number[],
  seed: string,
  settings: ArenaSettings = {},
): Promise<ArenaGame> {
  const options = parseWith(game.options, settings.options ?? {})
  if (!options.ok) throw new Error(`options: ${options.error.message}`)
  const match = new Match(game, { seed, options: options.value, seats: seating.length })
  const rngs = seating.map(bot => createRng(`${seed} bot ${bot}`))
  const thought = bots.map(() => 0)
  const choices = bots.map(() => 0)
  while (match.toAct.length > 0 && match.seq < (settings.maxActions ?? 20_000)) {
    const seat = match.toAct[0] ?? 0
    const index = seating[seat] ?? 0
    const bot = bots[index]
    const rng = rngs[seat]
    if (bot === undefined || rng === undefined) throw new Error(`No bot sits on seat ${seat}.`)
    const began = performance.now()
    const choice = bot.choose(turnOf(match, seat, rng, settings.budget ?? {}))
    const action = choice instanceof Promise ? await choice : choice
    thought[index] = (thought[index] ?? 0) + performance.now() - began
    choices[index] = (choices[index] ?? 0) + 1
    const played = match.play(seat, action)
    if (!played.ok)
      throw new Error(`${bot.id} played ${JSON.stringify(action)}: ${played.error.message} (seed ${seed})`)
  }
  return { seating, seed, outcome: match.outcome, actions: match.seq, thought, choices }
}

/** What a bot on this seat receives. */
export function turnOf(match: Match, seat: Seat, rng: ReturnType<typeof createRng>, budget: Budget) {
  const { game, state, start } = match
  return {
    view: game.view(state, seat),
    seat,
    seats: start.seats,
    legal: match.legalActions(seat),
    complete: game.listsAll?.(state, seat) ?? true,
    rng,
    budget,
  }
}
