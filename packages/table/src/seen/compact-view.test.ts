import { CATALOG } from '@turnwise/catalog'
import { expect, test } from 'vitest'
import { remoteTable } from '../tests/remote-table.ts'

/** The most characters of `get-state`, compact. */
const MOST: Readonly<Record<string, number>> = { geniejack: 1_200, odysseus: 3_000 }

test.each(CATALOG)('a compact view of $title is short and leaves out what is empty', async ({ id }) => {
  const { create, play, send } = remoteTable()
  const seats = await create({ game: id })
  for (let i = 0; i < 6; i++) {
    const compact = await send({ cmd: 'get-state', compact: true, ...seats[0] })
    const { view, text } = await send({ cmd: 'get-state', ...seats[0] })
    expect(String(text).endsWith(`\n${compact.text}`)).toBe(true)
    expect(JSON.stringify(compact.view).length).toBeLessThanOrEqual(JSON.stringify(view).length)
    expect(JSON.stringify(compact.view)).not.toMatch(/":(null|false|""|\[\]|\{\})/)
    expect(JSON.stringify(compact).length).toBeLessThan(MOST[id] ?? 6_000)
    await play(seats, 2)
  }
})

test("Geniejack's compact view has the rules that a run changes, and cards as text", async () => {
  const { create, play, send } = remoteTable()
  const [held] = await create({ game: 'geniejack', options: { rules: { dealer: { standsOn: 16 } } } })
  await play([held!], 1)
  const answer = await send({ cmd: 'get-state', compact: true, ...held })
  expect(JSON.stringify(answer).length).toBeLessThan(1_200)
  const { view } = answer
  expect(view).toMatchObject({
    rules: { dealer: { standsOn: 16 } },
    player: { hand: [expect.stringMatching(/^\w+[♥♦♣♠]$/), expect.any(String)] },
    enemy: { visibleCards: [null, expect.any(String)] },
  })
  expect(Object.keys((view as { rules: object }).rules)).toEqual(['dealer'])
})

test("Odysseus' compact view has stacks face down as numbers, and the cards that are left by name", async () => {
  const { create, send } = remoteTable()
  const [held] = await create({ game: 'odysseus' })
  const { view } = await send({ cmd: 'get-state', compact: true, ...held })
  const { view: whole } = await send({ cmd: 'get-state', ...held })
  expect(view).toMatchObject({
    seaDeck: (whole as { seaDeckCount: number }).seaDeckCount,
    epicStack: expect.any(Number),
    seaDeckMix: { 'Fair Wind': expect.any(Number) },
  })
})
