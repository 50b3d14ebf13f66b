import { useState } from 'react'
import { askBot } from '../../local/bot-client.ts'
import { useGame, useMoment } from '../../match/match-context.tsx'
import type { Session } from '../../match/session.ts'
import { type Seats, useSeats } from '../seat/seats.ts'
import { useTalk } from '../talk/talk.tsx'
import { useLabel, usePlay } from './play.tsx'

export interface HintButton {
  readonly thinking: boolean
  /** Why there is no hint. */
  readonly because: string | undefined
  ask(): void
}

/** Asks the strongest bot, in this page, what it would do with the player's view. */
export function useHint(): HintButton {
  const [thinking, setThinking] = useState(false)
  const game = useGame()
  const { view, seq, isPast } = useMoment()
  const { players, seat } = useSeats()
  const { legal, complete, setHint } = usePlay()
  const { say } = useTalk()
  const label = useLabel()
  const bot = game.module.bots.at(-1)
  const ask = async () => {
    if (bot === undefined || seat === undefined) return
    setThinking(true)
    try {
      const action = await askBot({
        game: game.entry.id,
        bot: bot.id,
        rngSeed: `hint ${seq}`,
        turn: { view, seat, seats: players.length, legal, complete, budget: {} },
      })
      setHint(action)
      say(`Hint: ${label(action)}.`, 'note')
    } catch (error) {
      say(error instanceof Error ? error.message : 'The bot did not answer.')
    } finally {
      setThinking(false)
    }
  }
  return { thinking, because: reasonAgainst(game, players, legal.length, isPast), ask: () => void ask() }
}

function reasonAgainst(
  { module, kind }: Session,
  players: Seats['players'],
  choices: number,
  isPast: boolean,
): string | undefined {
  if (module.bots.length === 0) return 'This game has no bot that gives hints.'
  if (kind === 'online' && players.some(player => !player.isYou && player.bot === undefined)) {
    return 'No hints in a match against other people.'
  }
  if (isPast) return 'Hints are for the current position: go to the end of the timeline.'
  return choices === 0 ? 'You can get a hint when it is your turn.' : undefined
}
