import { useState } from 'react'
import { askBot } from '../../local/bot-client.ts'
import { useGame, useMoment } from '../../match/match-context.tsx'
import type { Session } from '../../match/session.ts'
import { Button } from '../../shell/button.tsx'
import { type Seats, useSeats } from '../seat/seats.ts'
import { useTalk } from '../talk/talk.tsx'
import { useLabel, usePlay } from './play.tsx'
import { useUndo } from './undo.ts'

/** Undo and hint, which are always visible. The rest is under "More". */
export function Toolbar() {
  const { kind, own } = useGame()
  const { say } = useTalk()
  const hint = useHint()
  const undo = useUndo()
  // A spectator has nothing to undo.
  if (own.length === 0 && kind === 'online') return <div className="toolbar" />
  return (
    <div className="toolbar" role="toolbar" aria-label="Match">
      {!undo.isNever && (
        <Button icon="undo" iconOnly because={undo.because} onRefused={say} onClick={undo.undo}>
          Undo
        </Button>
      )}
      <Button icon="hint" iconOnly because={hint.because} onRefused={say} onClick={hint.ask}>
        {hint.thinking ? 'Thinking…' : 'Hint'}
      </Button>
    </div>
  )
}

/** Asks the strongest bot, in this page, what it would do with the player's view. */
function useHint() {
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
        version: game.module.game.version,
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
