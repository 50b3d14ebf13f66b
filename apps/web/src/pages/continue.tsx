import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { localDatabase } from '../local/database.ts'
import { type LocalSummary, recentMatches } from '../local/idb-database.ts'
import { GameName } from '../shell/game-name.tsx'
import { useHeldSeats } from '../state/held-seats.ts'

interface Unfinished {
  readonly href: string
  readonly game: string
  readonly text: string
  readonly where: string
  readonly at: number
}

const SHOWN = 6

/** Matches that were begun and not finished, on this device and online, newest first. */
export function Continue() {
  const [local, setLocal] = useState<readonly LocalSummary[]>([])
  const held = useHeldSeats()
  useEffect(() => {
    let stopped = false
    void localDatabase()
      .then(database => (database === undefined ? [] : recentMatches(database)))
      .then(found => {
        if (!stopped) setLocal(found)
      })
    return () => {
      stopped = true
    }
  }, [])
  const unfinished: readonly Unfinished[] = [
    ...local
      .filter(({ outcome }) => outcome === null)
      .map(({ match, seats, seq, at }) => ({
        href: `/local/${match.id}`,
        game: match.game,
        text: `${seats.map(seat => seat.name).join(' – ')}, move ${seq}`,
        where: 'this device',
        at,
      })),
    ...held
      .filter(({ over }) => !over)
      .map(({ matchId, game, names, at }) => ({
        href: `/match/${matchId}`,
        game,
        text: names.join(' – ') || 'Match by link',
        where: 'online',
        at,
      })),
  ].sort((a, b) => b.at - a.at)
  if (unfinished.length === 0) return null
  return (
    <section aria-labelledby="continue">
      <h2 id="continue">Continue</h2>
      <ul className="continue">
        {unfinished.slice(0, SHOWN).map(({ href, game, text, where }) => (
          <li key={href}>
            <Link href={href} className="continue-link">
              <GameName game={game} />
              <span>{text}</span>
              <span className="tag">{where}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
