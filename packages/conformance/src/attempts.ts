import { type Game, type GameAction, parseWith, type Rng, type Seat } from '@turnwise/engine'
import { generate, jsonSchemaOf } from './json-schema.ts'
import { isBranch, type Path, valueAt, withValue } from './paths.ts'

/** An action to try in this position, legal or not. */
export interface Attempt {
  readonly seat: Seat
  readonly action: GameAction
}

const KEPT_PER_TYPE = 24
const KEPT_PER_FIELD = 40

/** Actions to try that are not listed in this state: generated from the schema, changed ones, and ones listed in other states. */
export class Attempts {
  readonly #game: Game
  readonly #schema: unknown
  readonly #actions = new Map<string, GameAction[]>()
  readonly #values = new Map<string, unknown[]>()

  constructor(game: Game) {
    this.#game = game
    this.#schema = jsonSchemaOf(game.action)
  }

  /** Remembers an action and the values of its fields. */
  learn(action: GameAction, rng: Rng): void {
    keep(this.#actions, action.type, action, KEPT_PER_TYPE, rng)
    for (const { field, value } of leavesOf(action)) keep(this.#values, field, value, KEPT_PER_FIELD, rng)
  }

  /** This many of each kind; all of them fit the schema. */
  draw(listed: readonly GameAction[], each: number, rng: Rng): readonly GameAction[] {
    const elsewhere = [...this.#actions.values()]
    const drawn: unknown[] = []
    for (let i = 0; i < each; i++) {
      if (this.#schema !== undefined) drawn.push(generate(this.#schema, rng, field => this.#values.get(field) ?? []))
      if (elsewhere.length > 0) drawn.push(rng.pick(rng.pick(elsewhere)))
      if (listed.length > 0) drawn.push(this.#changed(rng.pick(listed), rng))
    }
    return drawn.flatMap(value => {
      const parsed = parseWith(this.#game.action, value)
      return parsed.ok ? [parsed.value] : []
    })
  }

  /** The same action with one field changed to a value near it or one that the field had elsewhere. */
  #changed(action: GameAction, rng: Rng): unknown {
    const leaves = [...leavesOf(action)]
    if (leaves.length === 0) return action
    const { path, field, value } = rng.pick(leaves)
    const known = this.#values.get(field) ?? []
    const other =
      typeof value === 'number' && rng.int(2) === 0 ? value + rng.pick([-1, 1]) : rng.pick([...known, value])
    return withValue(action, path, other)
  }
}

function keep<Item>(kept: Map<string, Item[]>, key: string, item: Item, most: number, rng: Rng): void {
  const list = kept.get(key) ?? []
  if (list.length < most) list.push(item)
  else list[rng.int(most)] = item
  kept.set(key, list)
}

/** The values in an action, but for its type; `field` is the name of the value's field. */
function* leavesOf(
  action: unknown,
  path: Path = [],
  field = '',
): Generator<{ readonly path: Path; readonly field: string; readonly value: unknown }> {
  const value = valueAt(action, path)
  if (!isBranch(value)) {
    if (field !== 'type') yield { path, field, value }
    return
  }
  for (const key of Object.keys(value)) {
    yield* leavesOf(action, [...path, key], Array.isArray(value) ? field : key)
  }
}
