import { parseWith, type Rejection, type Schema, sameJson } from '@turnwise/engine'
import { availableActions } from './game/actions.ts'
import { runProblems } from './game/check.ts'
import { reduce } from './game/reduce.ts'
import { startRun } from './game/run.ts'
import { describeEvent } from './game/sentences.ts'
import type {
  ActionResult,
  GameReplay,
  GameView,
  PlayerAction,
  RunOptions,
  RunState,
  SerializedGameState,
} from './game/types.ts'
import { viewRun } from './game/view.ts'
import { actionSchema, optionsSchema, replaySchema, saveSchema } from './schema.ts'
import { RULES_VERSION } from './version.ts'

/** Of a run that is started without one; whoever wants another one draws it and passes it (ruling 5). */
export const DEFAULT_SEED = 'geniejack'

/** A save or a replay that cannot be used; the message says what was expected. */
export class DamagedRunError extends Error {
  override readonly name = 'DamagedRunError'
}

/** The run as an object: a thin shell over the plain state and the reducer beneath it. */
export class GameEngine {
  readonly #options: RunOptions
  #state: RunState
  readonly #actions: PlayerAction[] = []

  constructor(seed: string = DEFAULT_SEED, options: Partial<RunOptions> = {}) {
    this.#options = parse(optionsSchema, options, 'The options')
    this.#state = startRun(seed, this.#options)
  }

  get state(): RunState {
    return this.#state
  }

  getView(): GameView {
    return viewRun(this.#state)
  }

  getAvailableActions(): PlayerAction[] {
    return availableActions(this.#state).slice()
  }

  performAction(action: PlayerAction): ActionResult {
    const parsed = parseWith(actionSchema, action)
    if (!parsed.ok) return this.#refuse(parsed.error)
    const result = reduce(this.#state, parsed.value)
    if (!result.ok) return this.#refuse(result.error)
    this.#state = result.value.state
    this.#actions.push(parsed.value)
    const message = result.value.events.map(describeEvent).join(' ')
    return { success: true, message, newPhase: this.#state.phase }
  }

  #refuse({ message }: Rejection): ActionResult {
    return { success: false, message, newPhase: this.#state.phase }
  }

  serialize(): SerializedGameState {
    return {
      format: 1,
      game: 'geniejack',
      version: RULES_VERSION,
      difficulty: this.#options.difficulty,
      rules: this.#options.rules,
      actions: this.#actions.slice(),
      state: this.#state,
    }
  }

  static fromSerialized(data: SerializedGameState): GameEngine {
    const { state, ...save } = parse(saveSchema, data, 'The save')
    if (save.version !== RULES_VERSION) {
      throw new DamagedRunError(`The save is of rules ${save.version}; these are ${RULES_VERSION}.`)
    }
    const problems = runProblems(state)
    const engine = new GameEngine(state.seed, { difficulty: save.difficulty, rules: save.rules })
    if (!sameJson(engine.#state.rules, state.rules)) problems.push('Its rules are not those it was started with.')
    if (problems.length > 0) throw new DamagedRunError(`The save is damaged: ${problems.join(' ')}`)
    engine.#state = state
    engine.#actions.push(...save.actions)
    return engine
  }

  getReplay(): GameReplay {
    const { difficulty, rules } = this.#options
    return { seed: this.#state.seed, actions: this.#actions.slice(), difficulty, rules }
  }

  static fromReplay(replay: GameReplay): GameEngine {
    const { seed, actions, difficulty = 'standard', rules = {} } = parse(replaySchema, replay, 'The replay')
    const engine = new GameEngine(seed, { difficulty, rules })
    for (const [i, action] of actions.entries()) {
      const { success, message } = engine.performAction(action)
      if (!success) throw new DamagedRunError(`Action ${i + 1} of the replay does not fit: ${message}`)
    }
    return engine
  }
}

function parse<Output>(schema: Schema<Output>, value: unknown, what: string): Output {
  const parsed = parseWith(schema, value)
  if (!parsed.ok) throw new DamagedRunError(`${what} cannot be used: ${parsed.error.message}.`)
  return parsed.value
}
