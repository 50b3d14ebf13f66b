import { Link } from 'wouter'
import { useGames } from '../games/catalog.ts'
import { useStorageTrouble } from '../local/storage-health.ts'
import { pictureOf } from '../shell/pictures.ts'
import { Continue } from './continue.tsx'

/** The games as pictures, and what was begun. */
export function HomePage() {
  const games = useGames()
  const trouble = useStorageTrouble()
  return (
    <main className="page">
      <header className="hero">
        <h1>Sit down and play.</h1>
        <p>Against a bot, with a friend on this device, or with anybody by a link. No account.</p>
      </header>
      {trouble !== undefined && (
        <p className="banner banner-danger" role="alert">
          {trouble}
        </p>
      )}
      <Continue />
      <section aria-labelledby="games">
        <h2 id="games">Games</h2>
        <ul className="games">
          {games.map(({ id, title, tagline, seats }) => (
            <li key={id} className="game-card">
              <Link href={`/play/${id}`} className="game-link">
                <Picture game={id} />
                <span className="game-title">{title}</span>
                <span className="game-text">{tagline}</span>
              </Link>
              <p className="game-facts">
                <span className="tag">{seatsText(seats)}</span>
                <Link href={`/learn/${id}`}>Learn</Link>
                <Link href={`/rules/${id}`}>Rules</Link>
              </p>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}

function Picture({ game }: { readonly game: string }) {
  const url = pictureOf(game)
  if (url === undefined) return <span className="game-picture game-picture-none" aria-hidden="true" />
  return <img className="game-picture" src={url} alt="" width="640" height="400" />
}

function seatsText({ min, max }: { readonly min: number; readonly max: number }): string {
  if (max === 1) return 'solo'
  return min === max ? `${min} players` : `${min}–${max} players`
}
