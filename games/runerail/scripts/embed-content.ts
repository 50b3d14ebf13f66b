/**
 * Writes the text files of content/ into src/game/data/texts.json, so that the game needs no file system when it runs.
 * Run after editing a content file: npx node games/runerail/scripts/embed-content.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { CONTENT_FILES } from '../src/game/content/load.ts'

const root = new URL('../', import.meta.url)
const texts = CONTENT_FILES.map(file => [file, readFileSync(new URL(`content/${file}`, root), 'utf8')])
writeFileSync(new URL('src/game/data/texts.json', root), `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`)
