import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

const turn = () => new Promise(resolve => setImmediate(resolve))

test('what one address asks for at once begins over several turns, in order, and others need not wait', async () => {
  const turns = new Turns()
  const begun: string[] = []
  const ask = (address: string, name: string, cost = 1) => {
    const wait = turns.enter(address, cost)
    if (wait === undefined) begun.push(name)
    else void wait.then(() => begun.push(name))
  }
  for (let i = 1; i <= 10; i++) ask('a', `a${i}`)
  ask('a', 'long', 30)
  ask('a', 'last')
  ask('b', 'b')
  const seen: string[][] = []
  for (let i = 0; i < 6; i++) {
    seen.push(begun.splice(0))
    await turn()
  }
  expect(seen).toEqual([['a1', 'a2', 'a3', 'a4', 'b'], ['a5', 'a6', 'a7', 'a8'], ['a9', 'a10'], ['long'], ['last'], []])
  ask('a', 'long', 30)
  expect(begun).toEqual(['long'])
})
