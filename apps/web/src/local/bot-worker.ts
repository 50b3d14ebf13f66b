import { CATALOG } from '@turnwise/catalog'
import type { GameModule } from '@turnwise/engine'
import { answerBotRequest } from '@turnwise/table'
import type { BotQuestion, BotReply } from './bot-messages.ts'

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

async function loadModule(game: string, moduleUrl: string | undefined): Promise<GameModule> {
  if (moduleUrl !== undefined) return (await import(/* @vite-ignore */ moduleUrl)).module
  const entry = CATALOG.find(({ id }) => id === game)
  if (entry === undefined) throw new Error(`There is no game ${game}.`)
  return entry.load()
}
