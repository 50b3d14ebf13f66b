import { parentPort } from 'node:worker_threads'
import { CATALOG } from '@turnwise/catalog'
import type { GameAction } from '@turnwise/engine'
import { answerBotRequest, type BotRequest } from '@turnwise/table'

export interface BotQuestion {
  readonly number: number
  readonly request: BotRequest
}

export type BotReply =
  | { readonly number: number; readonly action: GameAction }
  | { readonly number: number; readonly problem: string }

/** Thinks, one question after the other, where it delays nobody. */
const port = parentPort
if (port === null) throw new Error('This file runs as a worker thread.')
const reply = (message: BotReply) => port.postMessage(message)

port.on('message', async ({ number, request }: BotQuestion) => {
  try {
    const entry = CATALOG.find(({ id }) => id === request.game)
    if (entry === undefined) throw new Error(`There is no game ${request.game}.`)
    reply({ number, action: answerBotRequest(await entry.load(), request) })
  } catch (error) {
    reply({ number, problem: error instanceof Error ? error.message : String(error) })
  }
})
