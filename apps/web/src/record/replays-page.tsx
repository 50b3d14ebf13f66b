import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { GameName } from '../games/game-name.tsx'
import { localDatabase } from '../local/database.ts'
import { dropEmptyMatches } from '../local/empty-matches.ts'
import { deleteMatch, type LocalSummary, recentMatches } from '../local/idb-database.ts'
import { Button } from '../shell/button.tsx'
import { Empty } from '../shell/empty.tsx'
import { messageOf } from '../shell/message-of.ts'
import { Problem } from '../shell/problem.tsx'
import { useSecondClick } from '../shell/second-click.ts'
import { importRecord } from './record.ts'
import { unpackRecord } from './record-link.ts'

/** Finished matches of this device, and import from a file or a link. */
export function ReplayPage() {
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<string>()
  const open = async (record: unknown) => {
    try {
      const isReview = new URLSearchParams(location.search).has('review')
      const moment = location.search === '' ? '?at=0' : location.search
      navigate(`${await importRecord(record)}${isReview ? '/review' : moment}`, { replace: true })
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  const openLink = useEffectEvent(async (packed: string) => {
    try {
      await open(await unpackRecord(packed))
    } catch {
      setProblem('This link does not contain a whole match. It may have been cut off.')
    }
  })
  useEffect(() => {
    const packed = location.hash.slice(1)
    if (packed !== '') void openLink(packed)
  }, [])
  const openFile = async (file: File | undefined) => {
    if (file === undefined) return
    try {
      await open(JSON.parse(await file.text()))
    } catch {
      setProblem('That file is not a Turnwise match.')
    }
  }
  return (
    <main className="page page-narrow">
      <h1>Replays</h1>
      <label
        className="drop"
        onDragOver={event => event.preventDefault()}
        onDrop={event => {
          event.preventDefault()
          void openFile(event.dataTransfer.files[0])
        }}
      >
        <span className="field-label">Open a match from a file</span>
        <input type="file" accept=".json,application/json" onChange={event => void openFile(event.target.files?.[0])} />
        <span className="field-help">Choose a .turnwise.json file, or drop it here.</span>
      </label>
      <Problem text={problem} />
      <Kept />
    </main>
  )
}

function Kept() {
  const [matches, setMatches] = useState<readonly LocalSummary[]>()
  const load = async () => {
    const database = await localDatabase()
    setMatches(database === undefined ? [] : await dropEmptyMatches(database, await recentMatches(database)))
  }
  const loadOnce = useEffectEvent(load)
  useEffect(() => void loadOnce(), [])
  const remove = async (id: string) => {
    const database = await localDatabase()
    if (database !== undefined) await deleteMatch(database, id)
    await load()
  }
  return (
    <section className="panel-stack">
      <h2>On this device</h2>
      {matches?.length === 0 && (
        <Empty icon="play" text="No match has been played here yet.">
          <Link href="/" className="button button-main">
            Choose a game
          </Link>
        </Empty>
      )}
      <ul className="continue">
        {matches?.map(({ match, seats, seq, outcome }) => (
          <li key={match.id} className="kept">
            <Link href={`/local/${match.id}${outcome === null ? '' : '?at=0'}`} className="continue-link">
              <GameName game={match.game} />
              <span>
                {seats.map(seat => seat.name).join(' – ')}, {new Date(match.createdAt).toLocaleDateString()}
              </span>
              {match.imported !== undefined && <span className="tag">imported, not verified</span>}
              <span className="tag">{outcome === null ? `running, move ${seq}` : `${seq} moves`}</span>
            </Link>
            <DeleteButton onDelete={() => void remove(match.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DeleteButton({ onDelete }: { readonly onDelete: () => void }) {
  const { armed, click } = useSecondClick(onDelete)
  if (!armed) {
    return (
      <Button icon="bin" iconOnly kind="quiet" onClick={click}>
        Delete for good
      </Button>
    )
  }
  return (
    <Button small kind="danger" onClick={click}>
      Sure?
    </Button>
  )
}
