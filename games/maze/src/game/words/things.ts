import type { Effect, Find, KnownIsland } from '../types.ts'

/** What is drawn in a cell: what a player may find there, and, for viewers who may know it, a true treasure. */
export type Mark = Find | { readonly kind: 'true-treasure' }

const MARKS: Readonly<Record<Mark['kind'], string>> = {
  empty: 'empty',
  treasure: 'treasure',
  'true-treasure': 'true treasure',
  'fake-treasure': 'fake treasure',
  crutch: 'Crutch',
  crossbow: 'Crossbow',
  trap: 'Trap',
  'pit-in': 'pit',
  'pit-out': 'landing of pit',
}

export const EFFECT_NAMES: Readonly<Record<Effect, string>> = { crutch: 'Crutch', crossbow: 'Crossbow' }

export function nameOfMark(mark: Mark): string {
  return 'pit' in mark ? `${MARKS[mark.kind]} ${mark.pit}` : MARKS[mark.kind]
}

/** `a Crutch`, `pit 3`, `the landing of pit 3`. */
export function findWithArticle(find: Find): string {
  if ('pit' in find) return find.kind === 'pit-in' ? nameOfMark(find) : `the ${nameOfMark(find)}`
  return `a ${nameOfMark(find)}`
}

/** What a thing does, for a player who points at it. */
export function explainMark(mark: Mark): string {
  switch (mark.kind) {
    case 'empty':
      return 'An empty cell.'
    case 'treasure':
      return 'A treasure. Whether it is the true one shows when you leave the maze.'
    case 'true-treasure':
      return 'The true treasure: whoever leaves with it wins.'
    case 'fake-treasure':
      return 'A fake treasure.'
    case 'crutch':
      return 'Crutch: two steps in each of your turns.'
    case 'crossbow':
      return 'Crossbow: two steps in each turn of your opponent.'
    case 'trap':
      return 'Trap: you miss three turns.'
    case 'pit-in':
      return `Pit ${mark.pit}: whoever enters falls to its landing.`
    case 'pit-out':
      return `The landing of pit ${mark.pit}.`
  }
}

/** The maps by name; the same pit twice opens two maps. */
export function namesOfMaps(islands: readonly Pick<KnownIsland, 'pit'>[]): readonly string[] {
  const seen = new Map<number | null, number>()
  return islands.map(({ pit }) => {
    const before = seen.get(pit) ?? 0
    seen.set(pit, before + 1)
    if (pit === null) return 'Main map'
    return before === 0 ? `Under pit ${pit}` : `Under pit ${pit}, ${before + 1}`
  })
}
