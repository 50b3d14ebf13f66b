import { CATALOG } from '@turnwise/catalog'
import { answerBotRequest } from '@turnwise/table'
import type { BotQuestion, BotReply } from './bot-messages.ts'

/** Bots think here, so that the page never freezes. */
self.addEventListener('message', (event: MessageEvent<BotQuestion>) => void answer(event.data))

async function answer({ id, request }: BotQuestion): Promise<void> {
  const reply = (fields: Omit<BotReply, 'id'>) => self.postMessage({ id, ...fields } satisfies BotReply)
  try {
    const entry = CATALOG.find(game => game.id === request.game)
    if (entry === undefined) throw new Error(`There is no game ${request.game}.`)
    reply({ action: answerBotRequest(await entry.load(), request) })
  } catch (error) {
    reply({ error: error instanceof Error ? error.message : String(error) })
  }
}
