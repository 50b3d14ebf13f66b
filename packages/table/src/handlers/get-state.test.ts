import { expect, test } from 'vitest'
import { remoteTable } from '../tests/remote-table.ts'

test('the state has the time that is left, and an earlier moment has none', async () => {
  const { create, play, pass, send } = remoteTable()
  const seats = await create({ clock: { kind: 'move', seconds: 60 } })
  await play(seats, 1)
  await pass(5_000)
  const { running_clock, to_act } = await send({ cmd: 'get-state', ...seats[0] })
  const [running] = to_act as number[]
  expect(running_clock).toEqual({ running, remaining: seats.map((_, seat) => (seat === running ? 55_000 : 60_000)) })
  expect(await send({ cmd: 'get-state', ...seats[0], at: 0 })).not.toHaveProperty('running_clock')
})

test('a match without a clock has none', async () => {
  const { create, send } = remoteTable()
  const [seat] = await create()
  expect(await send({ cmd: 'get-state', ...seat })).not.toHaveProperty('running_clock')
})
