import type { Seat } from '@turnwise/engine'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { GameName } from '../games/game-name.tsx'
import { connectTo } from '../match/session.ts'
import { useLoading } from '../match/use-loading.ts'
import { Button } from '../shell/button.tsx'
import { Empty } from '../shell/empty.tsx'

interface Listed {
  readonly match_id: string
  readonly game: string
  readonly state: 'open' | 'running' | 'over'
  readonly seq: number
  readonly created_at: number
  readonly players: readonly { readonly player_id: Seat; readonly name: string; readonly open?: boolean }[]
}

async function listMatches(): Promise<readonly Listed[]> {
  const connection = await connectTo('online')
  const { matches } = await connection.request({ cmd: 'list-matches', limit: 50 })
  return matches
}

/** Milliseconds between two refreshes, so that a waiting player need not reload. */
const EVERY = 10_000

/** Matches that are open to all, and those that can be watched. */
export function LobbyPage() {
  const [turn, setTurn] = useState(0)
  const next = useLoading(String(turn), listMatches)
  // The last result stays visible during a refresh.
  const loaded = useHeld(next, next.status === 'loading')
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setTurn(now => now + 1)
    }, EVERY)
    return () => clearInterval(timer)
  }, [])
  return (
    <main className="page page-narrow">
      <header className="page-head">
        <h1>Open matches</h1>
        <Button onClick={() => setTurn(turn + 1)}>Refresh</Button>
      </header>
      {loaded.status === 'loading' && <p role="status">Looking…</p>}
      {loaded.status === 'failed' && (
        <p className="banner" role="alert">
          The server cannot be reached just now. Matches on this device work without it.
        </p>
      )}
      {loaded.status === 'ready' && (
        <>
          <MatchList title="Waiting for players" matches={loaded.value.filter(match => match.state === 'open')}>
            <Empty icon="people" text="No one is waiting right now. Start an online match that anyone can join.">
              <Link href="/" className="button button-main">
                Choose a game
              </Link>
            </Empty>
          </MatchList>
          <MatchList title="In progress" matches={loaded.value.filter(match => match.state === 'running')}>
            <Empty icon="eye" text="There are no matches to watch right now." />
          </MatchList>
        </>
      )}
    </main>
  )
}

interface MatchListProps {
  readonly title: string
  readonly matches: readonly Listed[]
  /** Shown if the list is empty. */
  readonly children: ReactNode
}

function MatchList({ title, matches, children }: MatchListProps) {
  return (
    <section className="panel-stack">
      <h2>{title}</h2>
      {matches.length === 0 && children}
      <ul className="continue">
        {matches.map(({ match_id, game, players, seq, state }) => (
          <li key={match_id}>
            <Link href={`/match/${match_id}`} className="continue-link">
              <GameName game={game} />
              <span>{players.map(player => (player.open === true ? 'open seat' : player.name)).join(' – ')}</span>
              <span className="tag">{state === 'open' ? 'join' : `watch, move ${seq}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns the value; while `isHeld` is true, the last value from before. */
function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [kept, setKept] = useState(value)
  if (!isHeld && kept !== value) setKept(value)
  return isHeld ? kept : value
}
