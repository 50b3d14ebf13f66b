import { expect, test } from 'vitest'
import { codeOf, remoteTable } from '../tests/remote-table.ts'

test('a decision is not refused because the other seat decided first', async () => {
  const { create, send } = remoteTable()
  const [first, second] = await create({ game: 'maze' })
  const build = { cmd: 'generate-maze', expected_seq: 0 }
  expect(codeOf(await send({ ...build, ...second }))).toBe('ok')
  expect(codeOf(await send({ ...build, ...first }))).toBe('ok')
  // Sent again because an answer was lost.
  expect(codeOf(await send({ ...build, ...second }))).toBe('conflict')
  expect(codeOf(await send({ ...build, ...first }))).toBe('conflict')
  const start = { cmd: 'choose-start', x: 0, y: 0 }
  // The seat has seen its own maze, and not that the phase has changed.
  expect(codeOf(await send({ ...start, ...second, expected_seq: 1 }))).toBe('conflict')
  expect(codeOf(await send({ ...start, ...second, expected_seq: 2 }))).toBe('ok')
  expect(codeOf(await send({ ...start, ...first, expected_seq: 2 }))).toBe('ok')
})

test('where seats act in turns, whatever happened since is a conflict', async () => {
  const { create, play, send } = remoteTable()
  const seats = await create()
  await play(seats, 1)
  expect(codeOf(await send({ cmd: 'throw', ...seats[1], expected_seq: 0 }))).toBe('conflict')
  expect(codeOf(await send({ cmd: 'throw', ...seats[0], expected_seq: 0 }))).toBe('conflict')
})
