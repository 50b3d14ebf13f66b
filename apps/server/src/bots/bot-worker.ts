import { parentPort, workerData } from 'node:worker_threads'
import { CATALOG } from '@turnwise/catalog'
import { type GameAction, type GameModule, ownValue } from '@turnwise/engine'
import { answerBotRequest, type BotRequest } from '@turnwise/table'

export interface BotWorkerData {
  /** The address of the module of each game that is not in the catalog, as `id version`. */
  readonly modules: Readonly<Record<string, string>>
}

export interface BotQuestion {
  readonly number: number
  readonly request: BotRequest
}

export type BotReply =
  | { readonly number: number; readonly action: GameAction }
  | { readonly number: number; readonly problem: string }

/** Answers one question after the other, away from the main thread. */
const port = parentPort
if (port === null) throw new Error('This file runs as a worker thread.')
const reply = (message: BotReply) => port.postMessage(message)

port.on('message', async ({ number, request }: BotQuestion) => {
  try {
    reply({ number, action: answerBotRequest(await loadModule(request), request) })
  } catch (error) {
    reply({ number, problem: error instanceof Error ? error.message : String(error) })
  }
})

async function loadModule({ game, version }: BotRequest): Promise<GameModule> {
  const { modules }: BotWorkerData = workerData
  const moduleUrl = ownValue(modules, `${game} ${version}`)
  if (moduleUrl !== undefined) return (await import(moduleUrl)).module
  const entry = CATALOG.find(({ id }) => id === game)
  if (entry === undefined) throw new Error(`There is no game ${game}.`)
  return entry.load()
}
