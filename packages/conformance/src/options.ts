import { type Game, parseWith, type Rng } from '@turnwise/engine'
import { generate, jsonSchemaOf } from './json-schema.ts'

/** Sets of options that the schema takes: as little as it allows, as much, and some at random. None without a JSON Schema. */
export function drawnOptions(game: Game, rng: Rng, count: number): readonly unknown[] {
  const schema = jsonSchemaOf(game.options)
  if (schema === undefined) return []
  const least: Rng = { ...rng, int: () => 0, pick: items => items[0] ?? rng.pick(items) }
  const most: Rng = { ...least, pick: items => items.at(-1) ?? rng.pick(items) }
  const drawn = Array.from({ length: count }, (_, i) => generate(schema, [least, most][i] ?? rng, () => []))
  const texts = new Set(drawn.filter(options => parseWith(game.options, options).ok).map(each => JSON.stringify(each)))
  return [...texts].map(text => JSON.parse(text))
}
