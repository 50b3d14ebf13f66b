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

export function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

export function childOf(value: unknown, key: string): unknown {
  return isBranch(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}
