export function nameOf(seat: number, names: readonly string[]): string {
  return names[seat] ?? `Seat ${seat}`
}

export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`
}

/** `2, 3 and 5`. */
export function listOf(numbers: readonly number[]): string {
  const last = numbers.at(-1)
  return numbers.length < 2 ? String(last ?? '') : `${numbers.slice(0, -1).join(', ')} and ${last}`
}
