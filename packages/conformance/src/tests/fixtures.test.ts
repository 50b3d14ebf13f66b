import { type Bot, parseRecord, replayRecord } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { defineFixtures, formatFixture, recordFixture, replayFixture } from '../fixtures.ts'
import { type HighCardAction, type HighCardView, highCard } from './high-card.ts'

const bot: Bot<HighCardView, HighCardAction> = {
  id: 'any',
  title: 'Any',
  description: 'Takes anything.',
  choose: ({ legal, rng }) => rng.pick(legal),
}

const { list } = defineFixtures(highCard, [
  { name: 'second', bots: [bot, bot], wanted: ({ outcome }) => outcome?.winners.join() === '1' },
  {
    name: 'resigned',
    bots: [bot, bot],
    before: match => {
      if (match.seq === 2) match.end(0, 'resigned')
    },
    wanted: ({ outcome }) => outcome?.reason === 'resigned',
  },
  { name: 'empty', bots: [undefined, undefined], wanted: () => true },
])
const [wonBySecond, resigned, empty] = [list[0]!, list[1]!, list[2]!]

describe('a recorded match', () => {
  test('is the first of the seeds that ends as wanted, and is the same again', () => {
    const record = recordFixture(highCard, wonBySecond)
    expect(record.seed).toMatch(/^second \d+$/)
    expect(record.players).toEqual([
      { name: 'Any', bot: 'any' },
      { name: 'Any', bot: 'any' },
    ])
    expect(recordFixture(highCard, wonBySecond, record.seed)).toEqual(record)
    const earlier = Array.from({ length: Number(record.seed.split(' ')[1]) - 1 }, (_, i) => `second ${i + 1}`)
    for (const seed of earlier)
      expect(() => recordFixture(highCard, wonBySecond, seed)).toThrow('does not end as wanted')
  })

  test('is written with a line for each entry and reads back', () => {
    const record = recordFixture(highCard, wonBySecond)
    const text = formatFixture(record)
    expect(text.trimEnd().split('\n')).toHaveLength(record.entries.length + 2)
    const read = parseRecord(JSON.parse(text))
    if (!read.ok) throw new Error(read.error.message)
    const match = replayRecord(highCard, read.value)
    expect(match.ok && match.value.outcome?.winners).toEqual([1])
  })

  test('says what to do when the rules no longer fit it', () => {
    const text = formatFixture(recordFixture(highCard, wonBySecond)).replace('"type":"play"', '"type":"lay"')
    expect(() => replayFixture(highCard, text)).toThrow('raise "version" and run "turnwise record"')
  })

  test('that never comes says what to try', () => {
    expect(() => recordFixture(highCard, { ...wonBySecond, wanted: () => false })).toThrow(
      'second: none of 5000 seeds ends as wanted. Try other bots or options',
    )
  })

  test('can be told what happens before a turn', () => {
    expect(recordFixture(highCard, resigned).entries.at(-1)).toMatchObject({ seq: 3, kind: 'end', winners: [1] })
  })

  test('needs a player on each seat', () => {
    expect(() => recordFixture(highCard, empty)).toThrow('there is no bot for seat')
  })
})
