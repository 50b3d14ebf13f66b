import { sameJson } from '@turnwise/engine'
import type { Attempt, FinalMatch, History, Stream } from './history.ts'

/**
 * Holds what the clients saw against the final log. Every run that kills, cuts or loses something ends here; an empty
 * answer means that nothing acknowledged was lost, nothing was applied twice, and nobody saw what did not happen.
 */
export function findFaults(history: History): readonly string[] {
  const matches = new Map(history.matches.map(match => [match.id, match]))
  return [
    ...history.matches.flatMap(match =>
      logFaults(
        match,
        history.attempts.filter(({ match: id }) => id === match.id),
      ),
    ),
    ...history.attempts.flatMap(attempt => (matches.has(attempt.match) ? [] : [`${attempt.match} is gone`])),
    ...history.streams.flatMap(stream => streamFaults(stream, matches.get(stream.match))),
  ]
}

function logFaults(match: FinalMatch, attempts: readonly Attempt[]): readonly string[] {
  const faults: string[] = []
  const say = (what: string) => faults.push(`${match.id}: ${what}`)
  for (const [i, entry] of match.entries.entries()) {
    if (entry.seq !== i + 1) say(`entry ${i + 1} has seq ${entry.seq}`)
  }
  for (const attempt of attempts) {
    const { result } = attempt
    if (result.kind !== 'ok') continue
    const entry = match.entries[result.seq - 1]
    if (entry === undefined) say(`acknowledged ${describe(attempt)} at ${result.seq} is lost`)
    else if (!isEntryOf(match, attempt, result.seq))
      say(`acknowledged ${describe(attempt)} is not what stands at ${result.seq}`)
  }
  faults.push(...unclaimed(match, attempts), ...disordered(match, attempts))
  if (new Set(match.states).size > 1) say('the nodes replay it to different states')
  return faults
}

/** Every action in the log is somebody's that was accepted, or may have been; none stands there twice or unasked. */
function unclaimed(match: FinalMatch, attempts: readonly Attempt[]): readonly string[] {
  const faults: string[] = []
  for (const { seq } of match.entries.filter(entry => entry.kind === 'action')) {
    const askers = attempts.filter(attempt => attempt.expected === seq - 1 && isEntryOf(match, attempt, seq))
    const accepted = askers.filter(({ result }) => result.kind === 'ok')
    const open = askers.filter(({ result }) => result.kind === 'unknown')
    if (accepted.length > 1) faults.push(`${match.id}: entry ${seq} was acknowledged ${accepted.length} times`)
    if (accepted.length === 0 && open.length === 0) {
      const refused = askers.length > 0
      faults.push(
        `${match.id}: entry ${seq} ${refused ? 'was refused and stands there all the same' : 'was asked for by nobody'}`,
      )
    }
  }
  return faults
}

/** What was acknowledged before another was sent has the lower seq. */
function disordered(match: FinalMatch, attempts: readonly Attempt[]): readonly string[] {
  const accepted = attempts.flatMap(({ sent, answered, result }) =>
    result.kind === 'ok' && answered !== undefined ? [{ sent, answered, seq: result.seq }] : [],
  )
  const faults: string[] = []
  for (const a of accepted) {
    for (const b of accepted) {
      if (a.answered < b.sent && a.seq >= b.seq) faults.push(`${match.id}: ${a.seq} came before ${b.seq} was sent`)
    }
  }
  return faults
}

/** A watcher sees the log from its start, nothing missing, nothing twice, nothing that it may not see. */
function streamFaults(stream: Stream, match: FinalMatch | undefined): readonly string[] {
  if (match === undefined) return []
  const seen = match.seenBy(stream.seat)
  const faults: string[] = []
  for (const [i, { seq, text }] of stream.entries.entries()) {
    if (seq !== i + 1) {
      faults.push(`${stream.client} saw ${seq} of ${match.id} where ${i + 1} was due`)
      break
    }
    if (seen[i] === undefined) faults.push(`${stream.client} saw ${seq} of ${match.id}, which never was`)
    else if (seen[i] !== text) faults.push(`${stream.client} saw ${seq} of ${match.id} otherwise than it is`)
  }
  return faults
}

function isEntryOf(match: FinalMatch, attempt: Attempt, seq: number): boolean {
  const entry = match.entries[seq - 1]
  if (entry?.kind !== 'action' || entry.seat !== attempt.seat || attempt.expected !== seq - 1) return false
  // What chance decided was not the client's to say.
  const asked = Object.entries(attempt.action)
  return asked.every(([key, value]) => sameJson(Reflect.get(entry.action, key), value))
}

function describe({ client, action, expected }: Attempt): string {
  return `${JSON.stringify(action)} of ${client} after ${expected}`
}
