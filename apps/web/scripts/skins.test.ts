import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findSkins } from './skins.ts'

test('the pictures of each game are found, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skins-'))
  mkdirSync(join(folder, 'senet'))
  for (const name of ['senet/player-token-b.webp', 'senet/corner-ornament.png', 'senet/notes.txt', 'read-me.png'])
    writeFileSync(join(folder, name), '')
  expect(findSkins(folder)).toEqual({ senet: ['corner-ornament.png', 'player-token-b.webp'] })
  expect(findSkins(join(folder, 'none'))).toEqual({})
})
