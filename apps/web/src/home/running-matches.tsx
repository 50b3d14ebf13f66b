import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'wouter'
import { useGames } from '../games/catalog.ts'
import { pictureOf } from '../games/pictures.ts'
import { Button } from '../shell/button.tsx'
import { type Running, useRunning } from './find-running.ts'

/** Running matches: first those where it is the player's turn, then those where others move. */
export function RunningMatches() {
  const { running, forget } = useRunning()
  const [leaving, setLeaving] = useState<Running>()
  const shown = running.filter(match => match !== leaving)
  const mine = shown.filter(({ turn }) => turn === 'mine').length
  return (
    <section className="desk" aria-labelledby="running">
      <div className="desk-inner">
        {shown.length === 0 ? (
          <div className="hero">
            <h1 id="running">Sit down and play.</h1>
            <p>Against a bot, with a friend on this device, or with anyone by link. No account needed.</p>
          </div>
        ) : (
          <>
            <h1 id="running">
              {mine > 0 ? 'Your turn' : 'Continue'} {mine > 0 && <span className="count">{mine}</span>}
            </h1>
            <ul className="running">
              {shown.map(match => (
                <li key={match.id}>
                  <Card match={match} onDelete={() => setLeaving(match)} />
                </li>
              ))}
            </ul>
          </>
        )}
        {leaving !== undefined && (
          <Deleted
            key={leaving.id}
            match={leaving}
            onUndo={() => setLeaving(undefined)}
            onGone={() => {
              setLeaving(undefined)
              forget(leaving)
            }}
          />
        )}
      </div>
    </section>
  )
}

function Card({ match, onDelete }: { readonly match: Running; readonly onDelete: () => void }) {
  const games = useGames()
  const title = games.find(({ id }) => id === match.game)?.title ?? match.game
  const picture = pictureOf(match.game)
  return (
    <article className="match-card" data-turn={match.turn}>
      {picture !== undefined && <img src={picture} alt="" width="150" height="152" />}
      <div className="match-words">
        <div className="match-head">
          <h2>{title}</h2>
          <span className="match-turn">{turnText(match)}</span>
        </div>
        <p>{match.lastMove ?? `${match.names.join(' – ')}, move ${match.seq}`}</p>
        <div className="match-foot">
          <Button icon="bin" iconOnly kind="quiet" onClick={onDelete}>
            {match.kind === 'local' ? 'Delete' : 'Remove from this list'}
          </Button>
          <Link
            href={`/${match.kind === 'local' ? 'local' : 'match'}/${match.id}`}
            className={match.turn === 'mine' ? 'button button-main' : 'button'}
            aria-label={`Continue ${title}: ${match.names.join(' – ')}`}
          >
            {match.turn === 'mine' ? 'Continue' : 'Open'}
          </Link>
        </div>
      </div>
    </article>
  )
}

function turnText({ turn, acting, own, kind }: Running): string {
  if (turn === 'open') return 'Waiting for your opponent'
  if (turn === 'theirs') return `${acting ?? 'Their'}${acting === undefined ? ' turn' : '’s turn'}`
  if (turn === 'mine') return own.length > 1 && acting !== undefined ? `${acting}’s turn` : 'Your turn'
  return kind === 'local' ? 'On this device' : 'Online'
}

/** How long a deletion can be undone. */
const GRACE = 7000

interface DeletedProps {
  readonly match: Running
  readonly onUndo: () => void
  readonly onGone: () => void
}

function Deleted({ match, onUndo, onGone }: DeletedProps) {
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    const timer = setTimeout(() => gone(), GRACE)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className="deleted" role="status">
      {match.names.join(' – ')} is deleted. <Button onClick={onUndo}>Undo</Button>
    </p>
  )
}
