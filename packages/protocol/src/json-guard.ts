import { Refusal } from './errors.ts'

export interface JsonLimits {
  readonly maxLength: number
  readonly maxDepth: number
}

/** Far above what any game needs: a whole record of a long match, or a full state. */
export const LOCAL_LIMITS: JsonLimits = { maxLength: 16 * 1024 * 1024, maxDepth: 64 }

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** Parses untrusted text as JSON: checks size first, then syntax, then depth and keys, without recursion. */
export function parseJson(text: string, limits: JsonLimits): unknown {
  if (text.length > limits.maxLength) {
    throw new Refusal('too-large', `A request may be at most ${limits.maxLength} characters long.`)
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal('bad-request', 'That is not JSON.')
  }
  guardJson(value, limits.maxDepth)
  return value
}

export function guardJson(value: unknown, maxDepth: number): void {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) throw new Refusal('bad-request', `JSON may be nested at most ${maxDepth} levels deep.`)
    const next: unknown[] = []
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue
      for (const key of Object.keys(item)) {
        if (FORBIDDEN_KEYS.has(key)) throw new Refusal('bad-request', `A key may not be called ${key}.`)
        const member: unknown = Reflect.get(item, key)
        if (typeof member === 'object' && member !== null) next.push(member)
      }
    }
    level = next
  }
}
