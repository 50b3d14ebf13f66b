import type { SeenEntry } from '@turnwise/client'
import { effectiveActions } from '@turnwise/engine'
import type { Finding } from '@turnwise/table'
import { seatStyle } from '@turnwise/ui'
import { useState } from 'react'
import { useEntries, useGame, useSight } from '../match/match-context.tsx'
import type { Session } from '../match/session.ts'
import { Button } from '../shell/button.tsx'
import { CopyField } from '../shell/copy-field.tsx'
import { messageOf } from '../shell/message-of.ts'
import { useSeats } from '../table/seat/seats.ts'
import { useTalk } from '../table/talk/talk.tsx'
import { firstSeedHash, verifyDraws } from './record.ts'

/** What each player drew, compared with the long-run odds; and the verification, once the match is over. */
export function StatsPanel() {
  const session = useGame()
  const entries = useEntries()
  const { players } = useSeats()
  const counts = countDraws(session, effectiveActions(entries))
  const odds = session.board?.odds?.(session.start.options)
  const total = odds?.reduce((sum, { weight }) => sum + weight, 0) ?? 0
  const rows = odds ?? valuesIn(counts).map(value => ({ value, weight: 0 }))
  return (
    <div className="panel-stack">
      {rows.length > 0 && (
        <table className="stats">
          <caption>
            What came up, for whom{odds === undefined ? '' : ', and how often it comes in the long run'}
          </caption>
          <thead>
            <tr>
              <th scope="col">Drawn</th>
              {players.map(player => (
                <th key={player.seat} scope="col" style={seatStyle(player.color)}>
                  <span className="plate-mark" aria-hidden="true">
                    {player.color.mark}
                  </span>{' '}
                  {player.name}
                </th>
              ))}
              {odds !== undefined && <th scope="col">Expected</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ value, weight }) => (
              <tr key={value}>
                <th scope="row">{value}</th>
                {players.map(({ seat, color }) => (
                  <td key={seat} style={seatStyle(color)}>
                    <Share count={counts.get(seat)?.get(value) ?? 0} of={sumOf(counts.get(seat))} />
                  </td>
                ))}
                {odds !== undefined && <td>{percent(weight / total)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Verification />
    </div>
  )
}

function Share({ count, of }: { readonly count: number; readonly of: number }) {
  return (
    <span className="share">
      <span className="share-bar" aria-hidden="true" style={{ inlineSize: `${of === 0 ? 0 : (100 * count) / of}%` }} />
      <span className="share-text">
        {count}
        {count > 0 && <small>{percent(count / of)}</small>}
      </span>
    </span>
  )
}

function Verification() {
  const session = useGame()
  const { outcome } = useSight().update
  const { say } = useTalk()
  const seedHash = firstSeedHash(session)
  const [result, setResult] = useState<{
    readonly text: string
    readonly good: boolean
    readonly seed?: string
    readonly findings?: readonly Finding[]
  }>()
  const verify = async () => {
    try {
      const { draws, steps, seed, seedHash, findings } = await verifyDraws(session)
      const followed =
        draws > 0
          ? `All ${draws} draws of this match follow from its seed, in their order.`
          : `All ${steps} steps of this match follow from its seed: nothing else decided what came up.`
      const committed = seedHash === undefined ? '' : ' It is the seed that was committed to before the first action.'
      setResult({ good: true, seed, findings, text: followed + committed })
    } catch (error) {
      setResult({ good: false, text: messageOf(error) })
    }
  }
  return (
    <section className="panel-stack">
      <h2 className="panel-title">Is chance fair here?</h2>
      <p className="field-help">
        Everything that chance decides follows from a seed that is fixed before the first move. When the match is over
        the seed is shown, and this page replays every draw from it.
      </p>
      {session.start.imported === true && (
        <p className="banner">
          This match was imported. Who played it, and when, is what its record says: it was not verified.
        </p>
      )}
      <Contributors />
      {seedHash !== undefined && <CopyField label="Commitment to the seed (SHA-256)" text={seedHash} />}
      <Button
        icon="check"
        because={
          session.kind === 'online' && outcome === undefined ? 'The seed is shown once the match is over.' : undefined
        }
        onRefused={say}
        onClick={() => void verify()}
      >
        Verify every draw
      </Button>
      {result !== undefined && (
        <p className={result.good ? 'banner banner-good' : 'banner banner-danger'} role="status">
          {result.text}
        </p>
      )}
      {result?.findings !== undefined && (
        <ul className="field-help">
          {result.findings.map(({ part, is, why }) => (
            <li key={part}>
              <b>
                {part}: {is}
              </b>{' '}
              – {why}
            </li>
          ))}
        </ul>
      )}
      {result?.seed !== undefined && <CopyField label="Seed" text={result.seed} />}
    </section>
  )
}

/** Who has given a part to the seed, where the players make it together. */
function Contributors() {
  const entries = useEntries()
  const { players } = useSeats()
  const steps = entries.filter(({ kind }) => kind === 'seed')
  if (steps.length === 0) return null
  const stateOf = (seat: number) => {
    if (entries.some(({ kind, player_id }) => kind === 'reveal' && player_id === seat)) return 'has given a part'
    if (steps.some(({ left_out }) => left_out?.includes(seat))) return 'gave no part in time'
    if (entries.some(({ kind, player_id }) => kind === 'commit' && player_id === seat)) return 'has committed to a part'
    return 'has given no part'
  }
  return (
    <>
      <p className="field-help">
        The seed is made of a part of the server, fixed before anybody sat down, and a part of each player: nobody alone
        can choose what comes up.
      </p>
      <ul className="field-help">
        {players.map(({ seat, name }) => (
          <li key={seat}>
            {name} {stateOf(seat)}.
          </li>
        ))}
      </ul>
    </>
  )
}

function countDraws({ board }: Session, actions: readonly SeenEntry[]): Map<number, Map<string, number>> {
  const counts = new Map<number, Map<string, number>>()
  for (const event of actions.flatMap(action => action.events)) {
    const drawn = board?.drawnIn?.(event)
    if (drawn === undefined) continue
    const own = counts.get(drawn.seat) ?? new Map<string, number>()
    own.set(drawn.value, (own.get(drawn.value) ?? 0) + 1)
    counts.set(drawn.seat, own)
  }
  return counts
}

/** The most frequent first. */
function valuesIn(counts: ReadonlyMap<number, ReadonlyMap<string, number>>): readonly string[] {
  const sums = new Map<string, number>()
  for (const own of counts.values()) {
    for (const [value, count] of own) sums.set(value, (sums.get(value) ?? 0) + count)
  }
  return [...sums].sort((a, b) => b[1] - a[1]).map(([value]) => value)
}

function sumOf(counts: ReadonlyMap<string, number> | undefined): number {
  let sum = 0
  for (const count of counts?.values() ?? []) sum += count
  return sum
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`
}
