import { seatStyle } from '@turnwise/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import type { Session } from '../match/session.ts'
import { rematchAddress } from '../online/rematch.ts'
import { Button } from '../shell/button.tsx'
import { useNewGame } from './use-new-game.ts'
import type { TableModel } from './use-table.ts'
import { outcomeSentence } from './words.ts'

/** How it ended, and the next match one click away. */
export function EndCard({ table }: { readonly table: TableModel }) {
  const [, navigate] = useLocation()
  const { session, live } = table
  const { outcome } = table
  const accepted = live.entries.some(
    entry => entry.kind === 'answer' && entry.offer === 'rematch' && entry.accept === true,
  )
  useGoToRematch(accepted && session.kind === 'online', () => navigate(rematchAddress(session, table.players.length)))
  const seed = useSeed(session, outcome !== undefined)
  const again = useNewGame(table)
  const [isClosed, setClosed] = useState(false)
  if (outcome === undefined || table.isTimelineOpen || isClosed) return null
  const youWon = session.own.length === 1 && outcome.winners.includes(session.own[0]?.seat ?? -1)
  return (
    <div className="end-veil">
      <section className="end-card" data-won={youWon} aria-label="Result">
        <div className="end-marks">
          {outcome.winners.map(seat => {
            const color = table.players[seat]?.color
            return (
              color && (
                <span key={seat} className="plate-mark end-mark" aria-hidden="true" style={seatStyle(color)}>
                  {color.mark}
                </span>
              )
            )
          })}
        </div>
        <div className="end-words">
          <h2>{outcomeSentence(table, outcome)}</h2>
          {seed !== undefined && (
            <p className="end-seed">
              Seed <code>{seed}</code>
            </p>
          )}
        </div>
        <div className="end-actions">
          {session.kind === 'local' && (
            <Button kind="main" icon="plus" onClick={again.start}>
              Play again
            </Button>
          )}
          {session.kind === 'online' && session.own.length > 0 && !accepted && (
            <Button
              kind="main"
              because={live.settled?.update.offer !== undefined ? 'A rematch is on offer already.' : undefined}
              onRefused={table.say}
              onClick={() => void table.command({ cmd: 'offer', kind: 'rematch' })}
            >
              Rematch
            </Button>
          )}
          {session.kind === 'online' && accepted && (
            <Button kind="main" onClick={() => navigate(rematchAddress(session, table.players.length))}>
              Go to the rematch
            </Button>
          )}
          <Button icon="eye" onClick={() => table.goTo(0)}>
            Review
          </Button>
        </div>
        <div className="end-close">
          <Button icon="close" iconOnly kind="quiet" onClick={() => setClosed(true)}>
            Look at the board
          </Button>
        </div>
      </section>
    </div>
  )
}

/** Told by the table once the match is over, so that anybody can play it again or check it. */
function useSeed(session: Session, isOver: boolean): string | undefined {
  const [seed, setSeed] = useState<string>()
  useEffect(() => {
    if (!isOver) return
    session.connection.request({ cmd: 'get-state', match_id: session.matchId }).then(
      answer => setSeed(answer.seed),
      () => {
        // The result stands without it; "Verify" under Chance says what is wrong.
      },
    )
  }, [session, isOver])
  return isOver ? seed : undefined
}

/** Whoever sees the offer being accepted goes along at once; whoever comes later finds the button. */
function useGoToRematch(accepted: boolean, go: () => void): void {
  const [before] = useState(accepted)
  const leave = useEffectEvent(go)
  useEffect(() => {
    if (accepted && !before) leave()
  }, [accepted, before])
}
