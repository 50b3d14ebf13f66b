import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Names of picture files, by game. */
export type Skins = Readonly<Record<string, readonly string[]>>

const PICTURE = /\.(?:png|webp|jpe?g)$/u

/** The pictures in a folder that has a folder for each game. */
export function findSkins(folder: string): Skins {
  if (!existsSync(folder)) return {}
  const games = readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isDirectory())
  return Object.fromEntries(
    games.map(({ name }) => [
      name,
      readdirSync(join(folder, name))
        .filter(file => PICTURE.test(file))
        .sort(),
    ]),
  )
}
