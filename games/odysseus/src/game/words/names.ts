import type { PlayerId } from '../types.ts'

export function nameOf(names: readonly string[], id: PlayerId): string {
  return names[id] ?? `Player ${id + 1}`
}

export function listNames(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export function pointsText(points: number): string {
  return points === 1 ? '1 point' : `${points} points`
}

export function tilesText(count: number): string {
  return count === 1 ? '1 tile' : `${count} tiles`
}
