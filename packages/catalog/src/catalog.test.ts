import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { CATALOG } from './index.ts'

const games = fileURLToPath(new URL('../../../games/', import.meta.url))

describe('the catalog', () => {
  test('lists every game folder', async () => {
    const folders = (await readdir(games)).filter(name => existsSync(`${games}${name}/package.json`))
    expect(CATALOG.map(({ id }) => id).sort()).toEqual(folders.sort())
  })

  test.each(CATALOG.map(entry => [entry.id, entry] as const))(
    'describes %s as the game does itself',
    async (id, entry) => {
      const { game, bots, rules } = await entry.load()
      expect(game.id).toBe(id)
      expect(game.seats).toEqual(entry.seats)
      expect(bots.length).toBeGreaterThan(1)
      expect(new Set(bots.map(bot => bot.id)).size).toBe(bots.length)
      expect(rules.length).toBeGreaterThan(200)
    },
  )

  test.each(CATALOG.map(({ id }) => id))('%s has its conformance run and recorded matches', async id => {
    expect(existsSync(`${games}${id}/src/conformance.test.ts`)).toBe(true)
    expect((await readdir(`${games}${id}/fixtures`)).filter(file => file.endsWith('.turnwise.json'))).not.toEqual([])
  })
})
