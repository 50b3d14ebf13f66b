import type { MatchUpdate } from '@turnwise/client'
import { hasSecrets, levelsOf } from '@turnwise/engine'
import { useEffect, useState } from 'react'
import { Button } from '../shell/button.tsx'
import type { TableModel } from './use-table.ts'

/** Is this seat held by a person who is not connected? */
export function isAway({ present, bot, open }: MatchUpdate['players'][number]): boolean {
  return present === false && bot === undefined && open !== true
}

/** Milliseconds until this time, counted down each second. */
function useCountdown(until: number): number {
  const [now, setNow] = useState(() => performance.now())
  const isOver = now >= until
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return Math.max(0, until - now)
}

interface ReplaceProps {
  readonly table: TableModel
  readonly seat: number
  /** When the server allows the seat to be replaced, by the clock of `performance`. */
  readonly until: number
  readonly onDone: () => void
}

/** Replaces an absent player; the server decides when they have been away for long enough. */
export function Replace({ table, seat, until, onDone }: ReplaceProps) {
  const { session } = table
  const { bots } = session.module
  const [bot, setBot] = useState(bots[0]?.id)
  const [problem, setProblem] = useState<string>()
  const keepsSecrets = hasSecrets(session.module.game, table.players.length, session.start.options)
  const wait = useCountdown(until)
  const because = wait > 0 ? 'They may still come back.' : undefined
  const token = session.own.find(own => own.seat === table.seat)?.token
  const claim = { cmd: 'claim-seat', match_id: session.matchId, player_id: seat, token } as const
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
      onDone()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  const seatBot = () => session.connection.request({ ...claim, bot })
  const openSeat = () => session.connection.request({ ...claim, open: true })
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
      {problem !== undefined && (
        <p className="banner banner-danger" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
