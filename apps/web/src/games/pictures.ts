import { outsidePictureOf } from './catalog.ts'

/** The address of each game's `src/web/picture.svg`, by the game's folder. */
const FOUND = import.meta.glob<string>('../../../../games/*/src/web/picture.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

const PICTURES = new Map(Object.entries(FOUND).map(([path, url]) => [path.split('/').at(-4), url]))

export function pictureOf(game: string): string | undefined {
  return PICTURES.get(game) ?? outsidePictureOf(game)
}
