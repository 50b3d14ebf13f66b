/**
 * Writes the text files of content/ into src/game/data/texts.ts, so that the game needs no file system when it runs.
 * Run after editing a content file: npx node games/runerail/scripts/embed-content.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { CONTENT_FILES } from '../src/game/content/load.ts'

const root = new URL('../', import.meta.url)
const entries = CONTENT_FILES.map(file => {
  const text = readFileSync(new URL(`content/${file}`, root), 'utf8')
  return `  '${file}': \`${text.replace(/[\\`$]/g, '\\$&')}\`,\n`
})
const source = `import type { ContentTexts } from '../content/load.ts'

/** The files of content/, word for word; written by scripts/embed-content.ts. */
export const TEXTS: ContentTexts = {
${entries.join('')}}
`
writeFileSync(new URL('src/game/data/texts.ts', root), source)
