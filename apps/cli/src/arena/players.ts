import type { ArenaPlayer } from '@turnwise/bots'
import type { GameModule } from '@turnwise/engine'
import { UserError } from '../fatal.ts'

/** The bots of a pairing, ready to play. */
export async function seatPlayers(
  module: GameModule,
  ids: readonly string[],
): Promise<{ readonly bots: readonly ArenaPlayer[]; close(): void }> {
  const bots = ids.map(id => {
    const bot = module.bots.find(bot => bot.id === id)
    if (bot === undefined) throw new UserError(`${module.game.title} has no bot ${id}.`)
    return bot
  })
  return { bots, close() {} }
}
