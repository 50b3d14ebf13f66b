import { hasSecrets, levelsOf } from '@turnwise/engine'
import { useState } from 'react'
import { useGame } from '../../match/match-context.tsx'
import { Button } from '../../shell/button.tsx'
import { messageOf } from '../../shell/message-of.ts'
import { Problem } from '../../shell/problem.tsx'
import { useTime } from './clock.tsx'
import { useSeats } from './seats.ts'

interface ReplaceProps {
  readonly seat: number
  /** When the server allows the seat to be replaced, by the clock of `performance`. */
  readonly until: number
  readonly onDone: () => void
}

/** Replaces an absent player; the server decides when they have been away for long enough. */
export function Replace({ seat, until, onDone }: ReplaceProps) {
  const game = useGame()
  const { bots } = game.module
  const own = useSeats().seat
  const [bot, setBot] = useState(bots[0]?.id)
  const [problem, setProblem] = useState<string>()
  const keepsSecrets = hasSecrets(game.module.game, game.start.players.length, game.start.options)
  const wait = Math.max(0, until - useTime(1000))
  const because = wait > 0 ? 'They may still come back.' : undefined
  const token = game.own.find(held => held.seat === own)?.token
  const claim = { cmd: 'claim-seat', match_id: game.matchId, player_id: seat, token } as const
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
      onDone()
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  const seatBot = () => game.connection.request({ ...claim, bot })
  const openSeat = () => game.connection.request({ ...claim, open: true })
  return (
    <div className="panel-stack">
      <p>The match continues from here. If a bot plays, the player can take the seat back when they return.</p>
      {wait > 0 && (
        <p role="timer">
          You can go on without them in{' '}
          {Math.ceil(wait / 60_000) > 1 ? `${Math.ceil(wait / 60_000)} minutes` : `${Math.ceil(wait / 1000)} seconds`}.
        </p>
      )}
      {bot !== undefined && (
        <div className="replace">
          <label className="field">
            <span className="field-label">Level</span>
            <select className="input" value={bot} onChange={event => setBot(event.target.value)}>
              {levelsOf(bots).map(({ bot: id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <Button kind="main" because={because} onRefused={setProblem} onClick={() => void attempt(seatBot)}>
            Let a bot play on
          </Button>
        </div>
      )}
      {!keepsSecrets && (
        <Button icon="people" because={because} onRefused={setProblem} onClick={() => void attempt(openSeat)}>
          Open the seat to another player
        </Button>
      )}
      <Problem text={problem} />
    </div>
  )
}
