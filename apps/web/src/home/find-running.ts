import { useEffect, useState } from 'react'
import { localDatabase } from '../local/database.ts'
import { dropEmptyMatches } from '../local/empty-matches.ts'
import { deleteMatch, recentMatches } from '../local/idb-database.ts'
import type { Kind } from '../match/session.ts'
import { heldSeats, releaseSeat } from '../state/held-seats.ts'

/** A match that was started and not finished. */
export interface Running {
  readonly kind: Kind
  readonly id: string
  readonly game: string
  readonly names: readonly string[]
  readonly seq: number
  readonly at: number
  /** Seats that are played on this screen, with the token of an online seat. */
  readonly own: readonly { readonly seat: number; readonly token?: string }[]
  /** Known once the match has been loaded. */
  readonly turn?: 'mine' | 'theirs' | 'open'
  /** Whose turn it is. */
  readonly acting?: string
  readonly lastMove?: string
}

/** At most this many are listed; the others are under Replays. */
const SHOWN = 6

/** The running matches and whose turn it is: first from what this device has stored, then from the tables. */
export function useRunning(): { readonly running: readonly Running[]; forget(match: Running): void } {
  const [running, setRunning] = useState<readonly Running[]>([])
  useEffect(() => {
    let stopped = false
    const load = async () => {
      const found = await findRunning()
      if (!stopped) setRunning(found)
      const looked = await Promise.all(found.map(look))
      const open = looked.filter((match): match is Running => match !== undefined)
      if (!stopped) setRunning(open.toSorted((a, b) => rank(a) - rank(b) || b.at - a.at))
    }
    void load()
    return () => {
      stopped = true
    }
  }, [])
  const forget = (match: Running) => {
    setRunning(all => all.filter(other => other !== match))
    void remove(match)
  }
  return { running, forget }
}

const rank = ({ turn }: Running) => (turn === 'mine' ? 0 : 1)

async function findRunning(): Promise<readonly Running[]> {
  const database = await localDatabase()
  const local = database === undefined ? [] : await dropEmptyMatches(database, await recentMatches(database))
  const all: Running[] = [
    ...local
      .filter(({ outcome }) => outcome === null)
      .map(({ match, seats, seq, at }) => ({
        kind: 'local' as const,
        id: match.id,
        game: match.game,
        names: seats.map(seat => seat.name),
        own: seats.filter(seat => seat.bot === null || seat.bot === undefined).map(({ seat }) => ({ seat })),
        seq,
        at,
      })),
    ...heldSeats
      .get()
      .filter(({ over }) => !over)
      .map(({ matchId, game, names, at, seat, token }) => ({
        kind: 'online' as const,
        id: matchId,
        game,
        names,
        own: [{ seat, token }],
        seq: 0,
        at,
      })),
  ]
  return all.sort((a, b) => b.at - a.at).slice(0, SHOWN)
}

/** Undefined if the match is over. A match that cannot be loaded now is returned unchanged. */
async function look(match: Running): Promise<Running | undefined> {
  try {
    // Loaded with the first match: a home page without matches needs no table.
    const { connectTo, sentencesOf } = await import('../match/session.ts')
    const connection = await connectTo(match.kind)
    const viewer = viewerOf(match)
    const state = await connection.request({ cmd: 'get-state', ...viewer })
    if (state.outcome !== undefined) return undefined
    const names = state.players.map(player => player.name)
    if (state.stranded !== undefined) return { ...match, names, seq: state.seq }
    const isMine = match.own.some(({ seat }) => state.to_act.includes(seat))
    const acting = names[state.to_act[0] ?? -1]
    const { entries } = await connection.request({ cmd: 'get-log', since: Math.max(0, state.seq - 8), ...viewer })
    const lastMove = entries.map(entry => sentencesOf(entry, { names }).join(' ')).findLast(words => words !== '')
    return {
      ...match,
      names,
      seq: state.seq,
      turn: state.players.some(player => player.open === true) ? 'open' : isMine ? 'mine' : 'theirs',
      ...(acting === undefined ? {} : { acting }),
      ...(lastMove === undefined ? {} : { lastMove }),
    }
  } catch {
    return match
  }
}

interface OwnViewer {
  readonly match_id: string
  readonly player_id?: number
  readonly token?: string
}

/** On one device the list must show no player's secrets; online it is shown to the holder of the seat. */
function viewerOf({ id, kind, own }: Running): OwnViewer {
  const [first] = own
  if (kind === 'local' || first?.token === undefined) return { match_id: id }
  return { match_id: id, player_id: first.seat, token: first.token }
}

async function remove({ kind, id, own }: Running): Promise<void> {
  if (kind === 'online') {
    for (const { seat } of own) releaseSeat(id, seat)
    return
  }
  const database = await localDatabase()
  if (database !== undefined) await deleteMatch(database, id)
}
