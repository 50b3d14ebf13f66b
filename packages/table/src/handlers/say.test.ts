import { expect, test } from 'vitest'
import { codeOf, remoteTable } from '../tests/remote-table.ts'

test('a player who has said too much keeps nobody else from saying something', async () => {
  const { create, send } = remoteTable()
  const [ada, ben] = await create()
  const codes: string[] = []
  const say = async (n: number) => codeOf(await send({ cmd: 'say', ...ada, text: `word ${n}`, key: `key${n}` }))
  for (let n = 0; n < 2_100; n++) codes.push(await say(n))
  expect(codes.filter(code => code === 'ok')).toHaveLength(1_000)
  expect(codes.at(-1)).toBe('forbidden')
  expect(await say(7)).toBe('ok')
  expect(codeOf(await send({ cmd: 'say', ...ben, text: 'At last.' }))).toBe('ok')
})
