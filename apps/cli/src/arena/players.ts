import type { ArenaPlayer } from '@turnwise/bots'
import type { GameModule } from '@turnwise/engine'
import { openArenaPlayer } from '../external-bot/arena-player.ts'
import { UserError } from '../fatal.ts'

/** A program that plays is named by its command: `exec:python3 bot.py`. */
export const PROGRAM = 'exec:'

/** The players of a pairing, ready to play. */
export async function seatPlayers(
  module: GameModule,
  ids: readonly string[],
): Promise<{ readonly bots: readonly ArenaPlayer[]; close(): void }> {
  const programs: { close(): void }[] = []
  const bots: ArenaPlayer[] = []
  for (const id of ids) {
    if (id.startsWith(PROGRAM)) {
      const program = await openArenaPlayer(module, id.slice(PROGRAM.length))
      programs.push(program)
      bots.push(program)
      continue
    }
    const bot = module.bots.find(bot => bot.id === id)
    if (bot === undefined) throw new UserError(`${module.game.title} has no bot ${id}.`)
    bots.push(bot)
  }
  return {
    bots,
    close() {
      for (const program of programs) program.close()
    },
  }
}
