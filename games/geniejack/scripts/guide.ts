/** Writes the game's own figures into the guide: `npx node games/geniejack/scripts/guide.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillBlocks } from './guide-blocks.ts'

const file = join(import.meta.dirname, '../docs/product-specs/cli-guide.md')
writeFileSync(file, fillBlocks(readFileSync(file, 'utf8')))
