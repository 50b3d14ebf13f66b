import type { WebCatalogEntry } from '@turnwise/catalog'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useGames } from '../games/catalog.ts'
import { pictureOf } from '../games/pictures.ts'
import { useStorageTrouble } from '../local/storage-health.ts'
import { today } from '../puzzle/days.ts'
import { daysInARow, useSolved } from '../puzzle/streak.ts'
import { Button } from '../shell/button.tsx'
import { Icon } from '../shell/icons.tsx'
import { messageOf } from '../shell/message-of.ts'
import { Problem } from '../shell/problem.tsx'
import { RunningMatches } from './running-matches.tsx'
import './home.css'

/** The running matches and the games, each one click away. */
export function HomePage() {
  const games = useGames()
  const trouble = useStorageTrouble()
  return (
    <main className="home">
      <Problem text={trouble?.text} />
      <RunningMatches />
      <section className="shelf" aria-labelledby="games">
        <h2 id="games">Play</h2>
        <ul className="games">
          {games.map(entry => (
            <GameCard key={entry.id} entry={entry} />
          ))}
        </ul>
      </section>
      <PuzzleOfTheDay />
    </main>
  )
}

/** One position a day; solving it continues the streak of days. */
function PuzzleOfTheDay() {
  const solved = useSolved()
  const day = today()
  const row = daysInARow(solved, day)
  return (
    <section className="home-puzzle" aria-labelledby="puzzle">
      <div>
        <h2 id="puzzle">Puzzle of the day</h2>
        <p>
          {solved.includes(day) ? 'Solved today.' : 'One position, one best choice.'}
          {row > 0 && ` ${row} ${row === 1 ? 'day' : 'days'} in a row.`}
        </p>
      </div>
      <Link href="/puzzle" className="button">
        Solve
      </Link>
    </section>
  )
}

function GameCard({ entry }: { readonly entry: WebCatalogEntry }) {
  const { id, title, tagline, seats, hasLesson } = entry
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const play = async () => {
    setBusy(true)
    try {
      const { quickMatch } = await import('../start/start-match.ts')
      navigate(await quickMatch(id))
    } catch (error) {
      setProblem(messageOf(error))
      setBusy(false)
    }
  }
  return (
    <li className="game-card">
      <Picture game={id} />
      <div className="game-words">
        <h3 className="game-title">{title}</h3>
        <span className="game-seats">{seatsText(seats)}</span>
        <p className="game-text">{problem ?? tagline}</p>
        <p className="game-links">
          {hasLesson === true && (
            <Link href={`/learn/${id}`} aria-label={`Learn ${title}`}>
              Learn
            </Link>
          )}
          <Link href={`/rules/${id}`} aria-label={`Rules of ${title}`}>
            Rules
          </Link>
        </p>
      </div>
      <div className="game-play">
        <Button kind="main" because={isBusy ? 'The match is being created.' : undefined} onClick={() => void play()}>
          Play<span className="only-heard"> {title}</span>
        </Button>
        <Link href={`/play/${id}`} className="button game-options" aria-label={`Options for ${title}`} title="Options">
          <Icon name="down" />
        </Link>
      </div>
    </li>
  )
}

function Picture({ game }: { readonly game: string }) {
  const url = pictureOf(game)
  if (url === undefined) return <span className="game-picture game-picture-none" aria-hidden="true" />
  return <img className="game-picture" src={url} alt="" width="640" height="400" />
}

function seatsText({ min, max }: { readonly min: number; readonly max: number }): string {
  if (max === 1) return 'Solo'
  return min === max ? `${min} players` : `${min}–${max} players`
}
