import { answerBotRequest } from '@turnwise/table'
import type { BotQuestion, BotReply } from './bot-messages.ts'
import { loadModule } from './load-module.ts'

/** Bots think here, so that the page never freezes. */
self.addEventListener('message', (event: MessageEvent<BotQuestion>) => void answer(event.data))

async function answer({ id, request, moduleUrl }: BotQuestion): Promise<void> {
  const reply = (fields: Omit<BotReply, 'id'>) => self.postMessage({ id, ...fields } satisfies BotReply)
  try {
    reply({ action: answerBotRequest(await loadModule(request.game, moduleUrl), request) })
  } catch (error) {
    reply({ error: error instanceof Error ? error.message : String(error) })
  }
}
