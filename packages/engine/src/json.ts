/** Structural equality of JSON values; the order of keys does not matter. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false
    return true
  }
  const keysOfA = definedKeys(a)
  if (keysOfA.length !== definedKeys(b).length) return false
  for (const key of keysOfA) {
    if (!Object.hasOwn(b, key) || !sameJson(Reflect.get(a, key), Reflect.get(b, key))) return false
  }
  return true
}

/** JSON drops undefined members, so they count as absent. */
function definedKeys(value: object): string[] {
  const keys = Object.keys(value)
  return keys.some(key => Reflect.get(value, key) === undefined)
    ? keys.filter(key => Reflect.get(value, key) !== undefined)
    : keys
}

/** The first place where a value would not survive JSON unchanged, or undefined. */
export function jsonProblem(value: unknown, path = ''): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') {
    if (Object.is(value, -0)) return `${path || 'value'} is -0`
    return Number.isFinite(value) ? undefined : `${path || 'value'} is ${value}`
  }
  if (typeof value !== 'object') return `${path || 'value'} is a ${typeof value}`
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const problem = jsonProblem(value[i], `${path}[${i}]`)
      if (problem !== undefined) return problem
    }
    return undefined
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return `${path || 'value'} is not a plain object`
  for (const [key, member] of Object.entries(value)) {
    const problem = jsonProblem(member, path === '' ? key : `${path}.${key}`)
    if (problem !== undefined) return problem
  }
  return undefined
}
