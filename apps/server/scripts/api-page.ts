import { mkdirSync, writeFileSync } from 'node:fs'
import { renderApiPage } from '../src/docs/api-page.ts'
import { renderOperatingPage } from '../src/docs/operating-page.ts'

/** Writes the pages for people who write clients and who run servers; a test fails when they are not current. */
const folder = new URL('../../../docs/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('api.md', folder), await renderApiPage())
writeFileSync(new URL('operating.md', folder), renderOperatingPage())
