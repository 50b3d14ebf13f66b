import { useState } from 'react'
import { askBot } from '../local/bot-client.ts'
import type { TableModel } from './use-table.ts'
import { labelOf } from './use-table.ts'

export interface HintButton {
  readonly thinking: boolean
  /** Why there is no hint. */
  readonly because: string | undefined
  ask(): void
}

/** Asks the strongest bot, in this page, what it would do with the player's view. */
export function useHint(table: TableModel): HintButton {
  const [thinking, setThinking] = useState(false)
  const { session, viewer, view, legal, complete, players, seq } = table
  const bot = session.module.bots.at(-1)
  const ask = async () => {
    if (bot === undefined || typeof viewer !== 'number') return
    setThinking(true)
    try {
      const action = await askBot({
        game: session.entry.id,
        bot: bot.id,
        rngSeed: `hint ${seq}`,
        turn: { view, seat: viewer, seats: players.length, legal, complete, budget: {} },
      })
      table.setHint(action)
      table.say(`Hint: ${labelOf(table, action)}.`, 'note')
    } catch (error) {
      table.say(error instanceof Error ? error.message : 'The bot did not answer.')
    } finally {
      setThinking(false)
    }
  }
  return { thinking, because: reasonAgainst(table), ask: () => void ask() }
}

function reasonAgainst({ session, players, legal, isPast }: TableModel): string | undefined {
  if (session.module.bots.length === 0) return 'This game has no bot that gives hints.'
  if (session.kind === 'online' && players.some(player => !player.isYou && player.bot === undefined)) {
    return 'No hints in a match against other people.'
  }
  if (isPast) return 'Hints are for the current position: go to the end of the timeline.'
  return legal.length === 0 ? 'You can get a hint when it is your turn.' : undefined
}
