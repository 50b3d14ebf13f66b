import { sameJson } from '@turnwise/engine'

/** A place in a JSON value: keys and indices from the top. */
export type Path = readonly string[]

/** The places where two values differ, as deep as they can be told. */
export function* differences(a: unknown, b: unknown, path: Path = []): Generator<Path> {
  if (a === b) return
  if (!isBranch(a) || !isBranch(b) || Array.isArray(a) !== Array.isArray(b)) {
    if (a !== b) yield path
    return
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    yield* differences(childOf(a, key), childOf(b, key), [...path, key])
  }
}

/** The first place where the JSON texts of two values differ, in words; the order of keys counts as the last resort. */
export function whereDiffer(a: unknown, b: unknown): string {
  const [path] = differences(a, b)
  if (path !== undefined) return path.join('.') || 'the whole'
  const [reordered] = reorderings(a, b)
  return `${reordered?.join('.') || 'the whole'}, only in the order of its keys: build it alike everywhere`
}

/** The objects that have the same keys in another order. */
function* reorderings(a: unknown, b: unknown, path: Path = []): Generator<Path> {
  if (!isBranch(a) || !isBranch(b)) return
  if (!sameJson(Object.keys(a), Object.keys(b))) yield path
  for (const key of Object.keys(a)) yield* reorderings(childOf(a, key), childOf(b, key), [...path, key])
}

export function valueAt(value: unknown, path: Path): unknown {
  let at = value
  for (const key of path) at = childOf(at, key)
  return at
}

/** A copy with another value at the place, which must be there. */
export function withValue(value: unknown, path: Path, part: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return part
  if (Array.isArray(value)) return value.with(Number(key), withValue(value[Number(key)], rest, part))
  return { ...Object(value), [key]: withValue(childOf(value, key), rest, part) }
}

/** A copy without one of its keys. */
export function withoutKey(value: object, key: string): object {
  return Object.fromEntries(Object.entries(value).filter(([each]) => each !== key))
}

export function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

export function childOf(value: unknown, key: string): unknown {
  return isBranch(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}
