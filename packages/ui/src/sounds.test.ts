import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SOUNDS } from './sounds.ts'

test('the comment that authors of boards read names every sound', () => {
  const source = readFileSync(new URL('./sounds.ts', import.meta.url), 'utf8')
  const comment = source.split('\n').find(line => line.startsWith('/** The shared sounds: '))
  expect(Object.keys(SOUNDS).filter(name => !comment?.includes(name))).toEqual([])
})
