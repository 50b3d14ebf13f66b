const SQLITE_FULL = 13
const SQLITE_CONSTRAINT = 19

/** No memory, a failing disk, a damaged file. */
const SQLITE_BROKEN = [7, 10, 11, 26]

/** Is there no room on the disk? Then nothing was done. */
export function isFull(error: unknown): boolean {
  return codeOf(error) === SQLITE_FULL
}

export function isBroken(error: unknown): boolean {
  return SQLITE_BROKEN.includes(codeOf(error))
}

/** Would a key or a reference be wrong? */
export function isConstraint(error: unknown): boolean {
  return codeOf(error) === SQLITE_CONSTRAINT
}

function codeOf(error: unknown): number {
  return error instanceof Error ? Number(Reflect.get(error, 'errcode')) % 256 : Number.NaN
}
