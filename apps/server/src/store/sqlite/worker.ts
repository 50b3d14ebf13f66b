import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { BatchRunner, openingOf } from './batch-runner.ts'
import { lockFolder, openForReading } from './database.ts'
import type { FromWorker, Outcome, ToWorker } from './messages.ts'

/** The one thread that touches the database, so that an fsync never holds up the event loop. */
const { file, readOnly } = z.object({ file: z.string(), readOnly: z.boolean() }).parse(workerData)
const port = parentPort
if (port === null) throw new Error('This file runs as a worker thread.')
const tell = (message: FromWorker<unknown>) => port.postMessage(message)

const lock = readOnly ? undefined : lockFolder(file)
const runner = new BatchRunner(readOnly ? { open: () => openForReading(file) } : openingOf(file))

port.on('message', (message: ToWorker) => {
  if ('close' in message) {
    if (!readOnly) runner.close()
    lock?.close()
    return port.close()
  }
  const start = performance.now()
  const outcomes = runner.run(message.calls)
  const seconds = (performance.now() - start) / 1000
  tell({ outcomes: outcomes.every(isTaken) ? { ok: true, value: 'ok' } : outcomes, seconds })
  if (!readOnly) runner.checkpointIfDue()
})

function isTaken(outcome: Outcome): boolean {
  return outcome.ok && outcome.value === 'ok'
}

tell({ ready: true })
