import { checkSeed, sameJson } from '@turnwise/engine'
import { apply } from '../game/apply.ts'
import { rulesFor } from '../game/difficulty.ts'
import { legalActions } from '../game/legal.ts'
import { deepFreeze } from '../game/registry.ts'
import { changeProblems, isRulesChange, relationProblems } from '../game/rule-ranges.ts'
import { RULES_VERSION, setup } from '../game/setup.ts'
import {
  type ActionResult,
  DIFFICULTIES,
  type GameReplay,
  type GameView,
  type PlayerAction,
  type RunOptions,
  type RunState,
  type SerializedGameState,
} from '../game/types.ts'
import { view } from '../game/view.ts'
import { describeEvent } from '../game/words/events.ts'

/** The seed of a run that is started without one; a caller that wants another draws and passes it (ruling 5). */
export const DEFAULT_SEED = 'geniejack'

/** A seed, options, a save or a replay that cannot be used; the message says what was expected. */
export class DamagedRunError extends Error {
  override readonly name = 'DamagedRunError'
}

/** The run as an object: a thin shell over the plain state and the reducer beneath it. What it returns is frozen. */
export class GameEngine {
  readonly #options: RunOptions
  #state: RunState
  readonly #actions: PlayerAction[] = []

  constructor(seed: string = DEFAULT_SEED, options: Partial<RunOptions> = {}) {
    const checked = checkSeed(seed)
    if (!checked.ok) throw new DamagedRunError(checked.error.message)
    this.#options = checkOptions(options)
    this.#state = deepFreeze(setup(this.#options, 1, seed))
  }

  get state(): RunState {
    return this.#state
  }

  getView(): GameView {
    return deepFreeze(view(this.#state, 0))
  }

  getAvailableActions(): readonly PlayerAction[] {
    return deepFreeze(legalActions(this.#state, 0).slice())
  }

  performAction(action: PlayerAction): ActionResult {
    const clean = cleanAction(action)
    if (clean === undefined) return this.#refuse(notAnAction(action))
    const result = apply(this.#state, 0, clean)
    if (!result.ok) return this.#refuse(result.error.message)
    this.#state = deepFreeze(result.value.state)
    this.#actions.push(clean)
    const message = result.value.events.map(describeEvent).join(' ')
    return { success: true, message, newPhase: this.#state.phase }
  }

  #refuse(message: string): ActionResult {
    return { success: false, message, newPhase: this.#state.phase }
  }

  serialize(): SerializedGameState {
    const { difficulty, rules } = this.#options
    const save = { format: 1, game: 'geniejack', version: RULES_VERSION, difficulty, rules } as const
    return deepFreeze({ ...save, actions: this.#actions.slice(), state: this.#state })
  }

  /** A save is accepted only if its own actions rebuild it (ruling 4). */
  static fromSerialized(data: SerializedGameState): GameEngine {
    const { format, game, version, difficulty, rules, actions, state, ...rest } = fieldsOf(data, 'The save')
    if (format !== 1 || game !== 'geniejack' || Object.keys(rest).length > 0) {
      throw new DamagedRunError('The save cannot be used: it is not a save of Geniejack, format 1.')
    }
    if (version !== RULES_VERSION) {
      throw new DamagedRunError(`The save is of rules ${String(version)}; these are ${RULES_VERSION}.`)
    }
    const { seed } = fieldsOf(state, 'The state of the save')
    const engine = rebuild({ seed, actions, difficulty, rules }, 'The save')
    if (!sameJson(engine.#state, state)) {
      throw new DamagedRunError('The save is damaged: its actions do not lead to its state.')
    }
    return engine
  }

  getReplay(): GameReplay {
    const { difficulty, rules } = this.#options
    return deepFreeze({ seed: this.#state.seed, actions: this.#actions.slice(), difficulty, rules })
  }

  static fromReplay(replay: GameReplay): GameEngine {
    return rebuild(fieldsOf(replay, 'The replay'), 'The replay')
  }
}

type Fields = Readonly<Record<string, unknown>>

function rebuild({ seed, actions, difficulty = 'standard', rules = {} }: Fields, what: string): GameEngine {
  const checked = checkSeed(seed)
  if (!checked.ok) throw new DamagedRunError(`${what} cannot be used: ${checked.error.message}`)
  if (!Array.isArray(actions)) throw new DamagedRunError(`${what} cannot be used: actions is not a list.`)
  const engine = new GameEngine(checked.value, checkOptions({ difficulty, rules }))
  for (const [i, action] of actions.entries()) {
    const { success, message } = engine.performAction(action)
    if (!success) throw new DamagedRunError(`Action ${i + 1} of ${what.toLowerCase()} does not fit: ${message}`)
  }
  return engine
}

function checkOptions(options: Fields): RunOptions {
  const { difficulty: given = 'standard', rules = {} } = options
  const difficulty = DIFFICULTIES.find(one => one === given)
  if (difficulty === undefined) throw new DamagedRunError(`A difficulty is one of ${DIFFICULTIES.join(', ')}.`)
  if (!isRulesChange(rules)) throw new DamagedRunError(`The rules cannot be used: ${changeProblems(rules).join(' ')}`)
  const related = relationProblems(rulesFor(difficulty, rules))
  if (related.length > 0) throw new DamagedRunError(`The rules cannot be used: ${related.join(' ')}`)
  return deepFreeze({ difficulty, rules: structuredClone(rules) })
}

function fieldsOf(value: unknown, what: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new DamagedRunError(`${what} cannot be used: it is not an object.`)
}

/** An action from any source with exactly the fields of its type; undefined if the value is not an action. */
function cleanAction(action: unknown): PlayerAction | undefined {
  if (typeof action !== 'object' || action === null || !('type' in action)) return undefined
  switch (action.type) {
    case 'hit':
    case 'stand':
    case 'double_down':
    case 'skip_shop':
    case 'continue':
      return { type: action.type }
    case 'use_consumable':
    case 'buy_item':
      return 'itemIndex' in action && typeof action.itemIndex === 'number' && Number.isInteger(action.itemIndex)
        ? { type: action.type, itemIndex: action.itemIndex }
        : undefined
    case 'enter_wish':
      return 'text' in action && typeof action.text === 'string' ? { type: 'enter_wish', text: action.text } : undefined
    default:
      return undefined
  }
}

/** What the run as an object answers to a value that is not an action at all. */
function notAnAction(action: unknown): string {
  const needs = 'use_consumable and buy_item need an itemIndex, enter_wish a text'
  return `${JSON.stringify(action)} is not an action of this game (${needs}).`
}
