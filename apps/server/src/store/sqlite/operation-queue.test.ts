import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { OperationQueue } from './operation-queue.ts'

/** A thread that answers its first batch and dies on the second, as when a database cannot be opened again. */
const DYING = `
const { parentPort } = require('node:worker_threads')
let batches = 0
parentPort.on('message', ({ batch }) => {
  if (++batches === 2) throw new Error('disk I/O error')
  parentPort.postMessage({ outcomes: batch.map(() => ({ ok: true, value: 'ok' })), seconds: 0.001 })
})
parentPort.postMessage({ ready: true })`

test('when the thread dies, waiting and later requests are answered as uncertain', async () => {
  const failures: string[] = []
  const commits: number[] = []
  const queue = new OperationQueue(new Worker(DYING, { eval: true }), {
    onFailure: error => failures.push(error.message),
    onCommit: writes => commits.push(writes),
  })
  await queue.ready
  const append = { kind: 'append', id: 'm', seq: 1, entry: '{}', at: 1, outcome: null } as const
  // Both are made in one turn of the event loop, so they are one batch.
  expect(await Promise.all([queue.ask(append), queue.ask(append), queue.ask(append)])).toEqual(['ok', 'ok', 'ok'])
  expect(commits).toEqual([3])
  await expect(queue.ask(append)).rejects.toThrow('disk I/O error')
  await expect(queue.ask(append)).rejects.toThrow('disk I/O error')
  expect(failures).toEqual(['disk I/O error'])
  await queue.close()
})
