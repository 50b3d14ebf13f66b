import { expect, test } from 'vitest'
import { remoteTable } from '../tests/remote-table.ts'

test('a list that a limit cuts has the first actions and says how many there are', async () => {
  const { create, send } = remoteTable()
  const [seat] = await create({ game: 'odysseus' })
  const all = await send({ cmd: 'get-legal-actions', ...seat })
  const actions = all.actions as object[]
  const texts = all.texts as string[]
  expect(all).toMatchObject({ complete: true })
  expect(all).not.toHaveProperty('count')
  expect(await send({ cmd: 'get-legal-actions', ...seat, limit: 2 })).toMatchObject({
    actions: actions.slice(0, 2),
    texts: texts.slice(0, 2),
    complete: false,
    count: 5,
  })
  expect(await send({ cmd: 'get-legal-actions', ...seat, limit: 5 })).toEqual(all)
})
