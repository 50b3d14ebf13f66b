import { parentPort, workerData } from 'node:worker_threads'
import { CATALOG } from '@turnwise/catalog'
import { atVersion, type GameModule, ownValue } from '@turnwise/engine'
import { answerBotRequest, answerLong, type BotRequest, type LongRequest } from '@turnwise/table'

export interface WorkerData {
  /** The address of the module of each game that is not in the catalog, as `id version`. */
  readonly modules: Readonly<Record<string, string>>
}

export type Asked = BotRequest | LongRequest

export interface Question {
  readonly number: number
  readonly asked: Asked
}

export type Reply<Answer = unknown> =
  /** The game is loaded: from now on its rules, or its bot, compute. */
  | { readonly number: number; readonly hasBegun: true }
  | { readonly number: number; readonly answer: Answer }
  | { readonly number: number; readonly problem: string }

/** Answers one question after the other, away from the main thread. */
const port = parentPort
if (port === null) throw new Error('This file runs as a worker thread.')
const reply = (message: Reply) => port.postMessage(message)

port.on('message', async ({ number, asked }: Question) => {
  try {
    const module = await loadModule(asked)
    reply({ number, hasBegun: true })
    reply({ number, answer: 'kind' in asked ? answerLong(module, asked) : answerBotRequest(module, asked) })
  } catch (error) {
    reply({ number, problem: error instanceof Error ? error.message : String(error) })
  }
})

async function loadModule({ game, version }: Asked): Promise<GameModule> {
  const { modules }: WorkerData = workerData
  const moduleUrl = ownValue(modules, `${game} ${version}`)
  if (moduleUrl !== undefined) return (await import(moduleUrl)).module
  const entry = CATALOG.find(({ id }) => id === game)
  if (entry === undefined) throw new Error(`There is no game ${game}.`)
  return ((await atVersion(entry, version)) ?? entry).load()
}
