import { Link } from 'wouter'
import { useLoading } from '../match/use-loading.ts'
import { Failure, Waiting } from '../shell/waiting.tsx'
import { formatDay, nameDay, today } from './days.ts'
import { gameOfDay } from './open-puzzle.ts'
import { useSolved } from './streak.ts'
import './puzzle.css'

const SHOWN = 28

/** The puzzles of the last four weeks, to be solved without a streak. */
export function OlderPuzzlesPage() {
  const solved = useSolved()
  const day = today()
  const games = useLoading(`older ${day}`, () =>
    Promise.all(Array.from({ length: SHOWN }, async (_, i) => (await gameOfDay(day - i)).loaded.entry)),
  )
  if (games.status === 'loading') return <Waiting text="Loading…" />
  if (games.status === 'failed') return <Failure title="There are no puzzles" text={games.message} />
  return (
    <main className="page page-narrow">
      <h1>Puzzles</h1>
      <ul className="continue">
        {games.value.map(({ id, title }, i) => (
          <li key={day - i}>
            <Link href={`/puzzle/${id}/${formatDay(day - i)}`} className="continue-link">
              <b>{title}</b>
              <span>{i === 0 ? 'Today' : nameDay(day - i)}</span>
              {solved.includes(day - i) && <span className="tag">solved</span>}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
