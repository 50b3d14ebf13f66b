import { describe, expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const people = (creator: string, name: string) => ({ name, share: { hasPeople: true, creator } })
const bots = (creator: string, name: string) => ({ name, share: { hasPeople: false, creator } })

function order(items: readonly ReturnType<typeof people>[]): string {
  const queue = new FairQueue<ReturnType<typeof people>>()
  for (const item of items) queue.push(item)
  const taken: string[] = []
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) taken.push(item.name)
  expect(queue.length).toBe(0)
  return taken.join(' ')
}

describe('whose turn it is to think', () => {
  test.each<[string, readonly ReturnType<typeof people>[], string]>([
    ['first come, first served for one creator', [people('a', '1'), people('a', '2'), people('a', '3')], '1 2 3'],
    ['people before bots among themselves', [bots('a', '1'), bots('a', '2'), people('b', '3')], '3 1 2'],
    ['the same creator, too', [bots('a', '1'), people('a', '2'), bots('a', '3'), people('a', '4')], '2 4 1 3'],
    [
      'creators in turn',
      [
        people('a', 'a1'),
        people('a', 'a2'),
        people('a', 'a3'),
        people('b', 'b1'),
        people('c', 'c1'),
        people('b', 'b2'),
      ],
      'a1 b1 c1 a2 b2 a3',
    ],
    ['creators of matches of bots in turn', [bots('a', 'a1'), bots('a', 'a2'), bots('b', 'b1')], 'a1 b1 a2'],
  ])('%s', (_what, items, expected) => {
    expect(order(items)).toBe(expected)
  })

  test('a person whose request comes after 200 matches of another person is next but one', () => {
    const queue = new FairQueue<ReturnType<typeof people>>()
    for (let i = 0; i < 200; i++) queue.push(people('crowd', `crowd ${i}`))
    queue.push(people('me', 'mine'))
    expect([queue.shift()?.name, queue.shift()?.name]).toContain('mine')
  })

  test('another creator counts once, however many matches they have', () => {
    const queue = new FairQueue<ReturnType<typeof people>>()
    for (let i = 0; i < 200; i++) queue.push(people('crowd', `${i}`))
    for (let i = 0; i < 200; i++) queue.push(bots('others', `${i}`))
    expect(queue.rivalsOf(people('me', 'mine'))).toBe(1)
    expect(queue.rivalsOf(people('crowd', 'another'))).toBe(200)
    expect(queue.rivalsOf(bots('me', 'mine'))).toBe(2)
  })
})
