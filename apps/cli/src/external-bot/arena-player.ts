import type { ArenaPlayer } from '@turnwise/bots'
import type { GameModule } from '@turnwise/engine'
import { BotProgram } from './bot-program.ts'
import { showToProgram } from './program-view.ts'

const DEADLINE_MS = 10_000

/** A program as a player of the arena: `exec:COMMAND` in its list of bots. */
export async function openArenaPlayer(
  module: GameModule,
  commandLine: string,
): Promise<ArenaPlayer & { close(): void }> {
  const program = await BotProgram.startLine(commandLine)
  let seated = ''
  return {
    id: `exec:${commandLine}`,
    async choose({ view, seat, seats, legal, complete, budget }) {
      if (seated !== `${seat}/${seats}`) {
        seated = `${seat}/${seats}`
        program.tell({ type: 'new-game', game: module.game.id, version: module.game.version, seat, seats })
      }
      const names = Array.from({ length: seats }, (_, other) => `Player ${other + 1}`)
      const deadline = budget.milliseconds ?? DEADLINE_MS
      return (await program.act({ ...showToProgram(module, view, seat, names), actions: legal, complete, deadline }))
        .action
    },
    close: () => program.close(),
  }
}
