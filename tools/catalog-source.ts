/** What the catalog says of one game. */
export interface ListedGame {
  readonly id: string
  readonly title: string
  readonly tagline: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly version: string
  /** Its place on the home page. */
  readonly order: number
  readonly hasBoard: boolean
  readonly hasLesson: boolean
}

/** The source of the catalog's list. */
export function catalogSource(games: readonly ListedGame[]): string {
  return [
    '// Written by `npm run list-games` from the folders in games/.',
    "import type { WebCatalogEntry } from './entry.ts'",
    '',
    'export const CATALOG: readonly WebCatalogEntry[] = [',
    ...games.map(entrySource),
    ']',
    '',
  ].join('\n')
}

function entrySource({ id, title, tagline, seats, hasBoard, hasLesson }: ListedGame): string {
  const board = hasBoard ? `board: async () => (await import('@turnwise/${id}/web')).board,` : ''
  return `{
    id: ${JSON.stringify(id)},
    title: ${JSON.stringify(title)},
    tagline: ${JSON.stringify(tagline)},
    seats: { min: ${seats.min}, max: ${seats.max} },
    load: async () => (await import('@turnwise/${id}/module')).module,
    ${board}
    ${hasLesson ? 'hasLesson: true,' : ''}
  },`
}
