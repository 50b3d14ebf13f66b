import { startReview } from '@turnwise/review'
import { loadModule } from '../local/load-module.ts'
import type { ReviewQuestion, ReviewReply } from './judging.ts'

/** Matches are judged here, so that the page never freezes; terminating the worker stops it. */
self.addEventListener('message', (event: MessageEvent<ReviewQuestion>) => void judge(event.data))

/** Milliseconds between two progress messages. */
const PAUSE = 80

async function judge({ record, moduleUrl }: ReviewQuestion): Promise<void> {
  const reply = (message: ReviewReply) => self.postMessage(message)
  try {
    const started = startReview(await loadModule(record.game, moduleUrl), record)
    if (!started.ok) return reply({ kind: 'failed', message: started.error.message })
    let values: (readonly number[])[] = []
    let lastReply = performance.now()
    for (;;) {
      const step = started.value.next()
      if (step.done === true) return reply({ kind: 'done', review: step.value })
      values.push(step.value.values)
      if (performance.now() - lastReply < PAUSE) continue
      reply({ kind: 'progress', done: step.value.done, total: step.value.total, values })
      values = []
      lastReply = performance.now()
    }
  } catch (error) {
    reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}
