import { outsidePictureOf } from '../games/catalog.ts'

/** Each game brings `src/web/picture.svg`; the address of each, by the game's folder. */
const FOUND = import.meta.glob<string>('../../../../games/*/src/web/picture.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

const PICTURES = new Map(Object.entries(FOUND).map(([path, url]) => [path.split('/').at(-4), url]))

export function pictureOf(game: string): string | undefined {
  return PICTURES.get(game) ?? outsidePictureOf(game)
}
