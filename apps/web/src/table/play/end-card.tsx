import type { SeenEntry } from '@turnwise/client'
import { outcomeSentence } from '@turnwise/client/match'
import type { Outcome } from '@turnwise/engine'
import { seatStyle } from '@turnwise/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useEntries, useGame, useModel, useMoment, useSight } from '../../match/match-context.tsx'
import type { Session } from '../../match/session.ts'
import { isRematchAgreed, rematchAddress } from '../../online/rematch.ts'
import { Button } from '../../shell/button.tsx'
import { useTimeline } from '../moment/timeline-model.tsx'
import { useSeats } from '../seat/seats.ts'
import { useTalk } from '../talk/talk.tsx'
import { useNewGame } from './new-game.ts'
import { useReviewAddress } from './review-address.ts'

/** How the match ended, with the next match one click away. */
export function EndCard() {
  const [, navigate] = useLocation()
  const session = useGame()
  const model = useModel()
  const entries = useEntries()
  const { outcome, view } = useMoment()
  const { offer } = useSight().update
  const { players, viewer, naming } = useSeats()
  const { isOpen: isTimelineOpen } = useTimeline()
  const { say } = useTalk()
  const accepted = isRematchAgreed(entries, players)
  useGoToRematch(accepted && session.kind === 'online', () => navigate(rematchAddress(session, players.length)))
  const seed = useSeed(session, outcome !== undefined)
  const again = useNewGame()
  const [isClosed, setClosed] = useState(false)
  if (outcome === undefined || isTimelineOpen || isClosed) return null
  const ending = session.board?.ending?.(view, players, viewer)
  const title = ending?.title ?? outcomeSentence(outcome, naming)
  return (
    <div className="end-veil">
      <section className="end-card" data-result={successOf(session, outcome)} aria-label="Result">
        <div className="end-marks">
          {ending?.picture}
          {(ending?.picture === undefined ? outcome.winners : []).map(seat => {
            const color = players[seat]?.color
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
          <h2>{title}</h2>
          <p className="end-reason">{ending?.detail ?? reasonOf(entries, title)}</p>
        </div>
        {ending?.figures ?? <Figures />}
        <div className="end-actions">
          {session.kind === 'local' && (
            <Button kind="main" icon="plus" onClick={() => again.start()}>
              Play again
            </Button>
          )}
          {session.kind === 'local' && players.length === 1 && seed !== undefined && (
            <Button onClick={() => again.start(seed)}>Same seed</Button>
          )}
          {session.kind === 'online' && session.own.length > 0 && !accepted && (
            <Button
              kind="main"
              because={offer !== undefined ? 'A rematch has already been offered.' : undefined}
              onRefused={say}
              onClick={() => void model.offer('rematch')}
            >
              Rematch
            </Button>
          )}
          {session.kind === 'online' && accepted && (
            <Button kind="main" onClick={() => navigate(rematchAddress(session, players.length))}>
              Go to the rematch
            </Button>
          )}
          <ReviewButton />
        </div>
        <p className="end-foot">
          <Link href="/">Back to the games</Link>
          {seed !== undefined && <Seed seed={seed} />}
        </p>
        <div className="end-close">
          <Button icon="close" iconOnly kind="quiet" onClick={() => setClosed(true)}>
            Look at the board
          </Button>
        </div>
      </section>
    </div>
  )
}

/** If no bot of the game can judge, the match can be played back from its start instead. */
function ReviewButton() {
  const [, navigate] = useLocation()
  const { goTo } = useTimeline()
  const address = useReviewAddress()
  return (
    <Button icon="eye" onClick={() => (address === undefined ? goTo(0) : navigate(address))}>
      {address === undefined ? 'Replay' : 'Review'}
    </Button>
  )
}

/** A win and a loss look different. Spectators and players who share the screen see neither. */
function successOf({ own: seats, start }: Session, { winners }: Outcome): 'won' | 'lost' | 'even' {
  const [own] = seats
  if (seats.length !== 1 || own === undefined) return 'even'
  if (winners.includes(own.seat)) return 'won'
  return winners.length === 0 && start.players.length > 1 ? 'even' : 'lost'
}

/** What ended the match, in the words of the log, without what the title says already. */
function reasonOf(entries: readonly SeenEntry[], title: string): string {
  const lines = entries.at(-1)?.text ?? []
  return lines.filter(line => line !== title).join(' ')
}

/** The final standings, and how long the match took. */
function Figures() {
  const { board } = useGame()
  const entries = useEntries()
  const { view } = useMoment()
  const { players } = useSeats()
  const { length: latest } = entries
  const [first, last] = [entries[0]?.at, entries.at(-1)?.at]
  const minutes = first === undefined || last === undefined ? 0 : Math.round((last - first) / 60_000)
  const undone = entries.filter(entry => entry.kind === 'undo').length
  return (
    <>
      {board?.standing !== undefined && (
        <ul className="end-figures">
          {players.map(({ seat, name, color }) => (
            <li key={seat} style={seatStyle(color)}>
              <span className="plate-mark" aria-hidden="true">
                {color.mark}
              </span>
              <b>{name}</b> <span>{board?.standing?.(view, seat)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="end-length">
        {latest} {latest === 1 ? 'move' : 'moves'}
        {minutes > 0 && `, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`}
        {undone > 0 && `, ${undone} taken back`}
      </p>
    </>
  )
}

/** A small button: few players need the seed. */
function Seed({ seed }: { readonly seed: string }) {
  const [isCopied, setCopied] = useState(false)
  const short = seed.length > 10 ? `${seed.slice(0, 8)}…` : seed
  return (
    <button
      type="button"
      className="end-seed"
      title="Copy the seed: the same seed gives the same match again"
      onClick={() => void navigator.clipboard.writeText(seed).then(() => setCopied(true))}
    >
      {isCopied ? 'Seed copied' : `Seed ${short}`}
    </button>
  )
}

/** The table reveals the seed once the match is over, so that it can be played again or verified. */
function useSeed(session: Session, isOver: boolean): string | undefined {
  const [seed, setSeed] = useState<string>()
  useEffect(() => {
    if (!isOver) return
    session.connection.request({ cmd: 'get-state', match_id: session.matchId }).then(
      answer => setSeed(answer.seed),
      () => {
        // The result is valid without it; "Verify" under Chance reports the error.
      },
    )
  }, [session, isOver])
  return isOver ? seed : undefined
}

/** A player who is on the page when the offer is accepted goes to the rematch at once; others find the button. */
function useGoToRematch(accepted: boolean, go: () => void): void {
  const [before] = useState(accepted)
  const leave = useEffectEvent(go)
  useEffect(() => {
    if (accepted && !before) leave()
  }, [accepted, before])
}
