import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { BatchRunner, openingOf } from './batch-runner.ts'
import { lockFolder, openForReading } from './database.ts'
import { appendsOf, type FromWorker, isAppended, type ToWorker } from './messages.ts'

/** The one thread that touches the database, so that an fsync never holds up the event loop. */
const { file, readOnly } = z.object({ file: z.string(), readOnly: z.boolean() }).parse(workerData)
const port = parentPort
if (port === null) throw new Error('This file runs as a worker thread.')
const tell = (message: FromWorker) => port.postMessage(message)

const lock = readOnly ? undefined : lockFolder(file)
const runner = new BatchRunner(readOnly ? { open: () => openForReading(file) } : openingOf(file))

port.on('message', (message: ToWorker) => {
  if ('close' in message) {
    if (!readOnly) runner.close()
    lock?.close()
    tell({ closed: true })
    port.close()
    return
  }
  const start = performance.now()
  const { appends, operations } = message
  const outcomes = runner.run([...appendsOf(appends), ...operations])
  const seconds = (performance.now() - start) / 1000
  tell(operations.length === 0 && outcomes.every(isAppended) ? seconds : { outcomes, seconds })
  if (!readOnly) runner.checkpointIfDue()
})

tell({ ready: true })
