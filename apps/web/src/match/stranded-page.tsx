import { Refusal } from '@turnwise/client'
import { outcomeSentence, sentencesOf } from '@turnwise/client/match'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { downloadRecord, exportRecord } from '../record/record.ts'
import { Button } from '../shell/button.tsx'
import { useSecondClick } from '../shell/second-click.ts'
import { Failure, Waiting } from '../shell/waiting.tsx'
import { releaseSeat } from '../state/held-seats.ts'
import type { Kind } from './session.ts'
import { loadStranded, type StrandedMatch } from './stranded.ts'
import { useLoading } from './use-loading.ts'

/** A match whose rules are not installed stays readable; its players can resign and leave. */
export function StrandedPage({ kind, id }: { readonly kind: Kind; readonly id: string }) {
  const [turn, setTurn] = useState(0)
  const loaded = useLoading(`${kind} ${id} ${turn}`, () => loadStranded(kind, id))
  if (loaded.status === 'loading') return <Waiting text="Loading…" />
  if (loaded.status === 'failed') return <Failure title="This match cannot be opened" text={loaded.message} />
  return <Stranded match={loaded.value} onChanged={() => setTurn(turn + 1)} />
}

interface StrandedProps {
  readonly match: StrandedMatch
  readonly onChanged: () => void
}

export function Stranded({ match, onChanged }: StrandedProps) {
  const { kind, connection, state, entries, chat, own } = match
  const { match_id, players, outcome, stranded = '' } = state
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<string>()
  const names = players.map(({ name }) => name)
  const table = state.text.slice(0, state.text.length - stranded.length).trim()
  const asked = (request: Promise<unknown>, then: () => void) =>
    void request.then(then, error => setProblem(error instanceof Refusal ? error.message : String(error)))
  const seat = own === undefined ? undefined : { match_id, player_id: own.seat, token: own.token ?? '' }
  const leave = useSecondClick(() => {
    if (seat === undefined) return
    asked(connection.request({ cmd: 'leave-match', ...seat }), () => {
      releaseSeat(match_id, seat.player_id)
      navigate('/')
    })
  })
  const resign = useSecondClick(() => {
    if (seat !== undefined) asked(connection.request({ cmd: 'resign', ...seat }), onChanged)
  })
  const save = () =>
    asked(exportRecord({ connection, matchId: match_id, own: [] }).then(downloadRecord), () => undefined)
  return (
    <main className="page page-narrow">
      <h1>{names.join(' against ')}</h1>
      <p role="status">{problem ?? stranded}</p>
      {outcome !== undefined && <p>{outcomeSentence(outcome, { names })}</p>}
      <div className="setup-links">
        {seat !== undefined && outcome === undefined && (
          <>
            {players.length <= 2 && (
              <Button icon="flag" onClick={resign.click}>
                {resign.armed ? 'Sure?' : 'Resign'}
              </Button>
            )}
            <Button onClick={leave.click}>{leave.armed ? 'Sure?' : 'Leave'}</Button>
          </>
        )}
        {(outcome !== undefined || kind === 'local') && (
          <Button icon="file" onClick={save}>
            Save it as a file
          </Button>
        )}
        <Link href="/" className="button">
          To the games
        </Link>
      </div>
      {table !== '' && (
        <section aria-label="The table as it was last stored">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
          <pre tabIndex={0}>{table}</pre>
        </section>
      )}
      <h2>What happened</h2>
      <ol>
        {entries.map(entry => (
          <li key={entry.seq} value={entry.seq}>
            {sentencesOf(entry, { names }).join(' ') || bareSentence(names, entry.player_id, entry.action)}
          </li>
        ))}
      </ol>
      {chat.length > 0 && (
        <>
          <h2>Chat</h2>
          <ul>
            {chat.map(({ index, player_id, text }) => (
              <li key={index}>
                <b>{names[player_id]}</b> {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </main>
  )
}

/** Where no words were stored. */
function bareSentence(names: readonly string[], seat: number | null, action: object | undefined): string {
  const who = seat === null ? 'The table' : names[seat]
  return action === undefined ? `${who} acted.` : `${who}: ${JSON.stringify(action)}`
}
