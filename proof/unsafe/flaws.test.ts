import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FLAWS } from './flaws.ts'

test.each(Object.entries(FLAWS))('the flaw %s still has one place in the source', (_name, { file, text }) => {
  expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').split(text)).toHaveLength(2)
})
