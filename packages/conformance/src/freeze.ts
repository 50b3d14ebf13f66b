/** Freezes a value deeply; parts that are frozen already are skipped, so shared structure costs nothing. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const member of Object.values(value)) deepFreeze(member)
  return value
}

/** What JavaScript engines report when frozen data is written to. */
export function isMutationError(error: unknown): boolean {
  return error instanceof TypeError && /read only|not extensible|delete property|frozen|sealed/i.test(error.message)
}
