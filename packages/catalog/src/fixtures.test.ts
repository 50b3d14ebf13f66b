import { readdirSync, readFileSync } from 'node:fs'
import { parseRecord, replayRecord } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { CATALOG } from './index.ts'

test.each(CATALOG.map(entry => [entry.id, entry] as const))(
  '%s has a recorded match for each way to end',
  async (id, entry) => {
    const { game } = await entry.load()
    const folder = new URL(`../../../games/${id}/fixtures/`, import.meta.url)
    const files = readdirSync(folder).filter(file => file.endsWith('.turnwise.json'))
    const reasons = files.map(file => {
      const record = parseRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
      if (!record.ok) throw new Error(`${file}: ${record.error.message}`)
      const match = replayRecord(game, record.value)
      if (!match.ok) throw new Error(`${file}: ${match.error.message}`)
      return match.value.outcome?.reason
    })
    expect(game.endings.filter(ending => !reasons.includes(ending))).toEqual([])
  },
)
