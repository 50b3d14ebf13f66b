import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { OperationQueue } from './operation-queue.ts'

/** A thread that answers its first batch and dies on the second, as when a database cannot be opened again. */
const DYING = `
const { parentPort } = require('node:worker_threads')
let batches = 0
parentPort.on('message', ({ calls }) => {
  if (++batches === 2) throw new Error('disk I/O error')
  parentPort.postMessage({ outcomes: calls.map(() => ({ ok: true, value: 'ok' })), seconds: 0.001 })
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
  const append = () => queue.call('append', ['m', 1, '{}', 1, null])
  // Both are made in one turn of the event loop, so they are one batch.
  expect(await Promise.all([append(), append(), append()])).toEqual(['ok', 'ok', 'ok'])
  expect(commits).toEqual([3])
  await expect(append()).rejects.toThrow('disk I/O error')
  await expect(append()).rejects.toThrow('disk I/O error')
  expect(failures).toEqual(['disk I/O error'])
  await queue.close()
})
