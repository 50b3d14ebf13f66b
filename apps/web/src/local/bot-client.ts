import type { GameAction } from '@turnwise/engine'
import type { BotRequest } from '@turnwise/table'
import { moduleUrlOf } from '../games/catalog.ts'
import type { BotQuestion, BotReply } from './bot-messages.ts'

interface Waiting {
  resolve(action: GameAction): void
  reject(error: Error): void
}

let worker: Worker | undefined
let asked = 0
const waiting = new Map<number, Waiting>()

/** One worker for the whole page, started with the first request. */
export function askBot(request: BotRequest): Promise<GameAction> {
  worker ??= startWorker()
  const id = ++asked
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    worker?.postMessage(questionFor(id, request))
  })
}

function questionFor(id: number, request: BotRequest): BotQuestion {
  const moduleUrl = moduleUrlOf(request.game, request.version)
  return moduleUrl === undefined ? { id, request } : { id, request, moduleUrl }
}

function startWorker(): Worker {
  const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' })
  started.addEventListener('message', (event: MessageEvent<BotReply>) => {
    const { id, action, error } = event.data
    const question = waiting.get(id)
    waiting.delete(id)
    if (action !== undefined) question?.resolve(action)
    else question?.reject(new Error(error ?? 'The bot did not answer.'))
  })
  started.addEventListener('error', () => {
    worker = undefined
    for (const question of waiting.values()) question.reject(new Error('The bots could not be started.'))
    waiting.clear()
  })
  return started
}
