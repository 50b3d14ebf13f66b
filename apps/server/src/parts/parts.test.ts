import { expect, test } from 'vitest'
import { Parts } from './parts.ts'

function recorded() {
  const done: string[] = []
  const parts = new Parts((part, error) => done.push(`${part}: ${error}`))
  const start = (name: string, stop: () => unknown = () => done.push(`stop ${name}`)) =>
    parts.start(name, () => {
      done.push(`start ${name}`)
      return { given: name, stop }
    })
  return { done, parts, start }
}

test('parts are stopped once, in the opposite order', async () => {
  const { done, parts, start } = recorded()
  expect(await start('store')).toBe('store')
  await start('table')
  await parts.start('sender', async () => ({ given: 1 }))
  expect(parts.areStopping).toBe(false)
  await Promise.all([parts.stop(), parts.stop()])
  expect(parts.areStopping).toBe(true)
  expect(done).toEqual(['start store', 'start table', 'stop table', 'stop store'])
})

test('one that cannot start stops those before it', async () => {
  const { done, parts, start } = recorded()
  await start('store')
  const bots = parts.start('bots', () => {
    throw new Error('no threads')
  })
  await expect(bots).rejects.toThrow('no threads')
  expect(done).toEqual(['start store', 'stop store'])
})

test('one that cannot stop is reported, and the others stop', async () => {
  const { done, parts, start } = recorded()
  await start('store')
  await start('bots', () => Promise.reject(new Error('a thread hangs')))
  await parts.stop()
  expect(done.slice(2)).toEqual(['bots: Error: a thread hangs', 'stop store'])
})
