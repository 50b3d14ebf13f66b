import { type Connection, Refusal } from '@turnwise/client'
import type { OwnSeat } from '@turnwise/client/match'
import type { Answer, SeenChat, SeenEntry } from '@turnwise/protocol'
import { seatsIn } from '../state/held-seats.ts'
import { connectTo, type Kind, type StateAnswer } from './session.ts'

/** A match whose rules are not installed: what can be read of it. */
export interface StrandedMatch {
  readonly kind: Kind
  readonly connection: Connection
  readonly state: StateAnswer
  readonly entries: readonly SeenEntry[]
  readonly chat: readonly SeenChat[]
  /** The first seat that is held here. */
  readonly own: OwnSeat | undefined
}

/** Reads all of it: nothing more happens here. */
export async function loadStranded(kind: Kind, match_id: string): Promise<StrandedMatch> {
  const connection = await connectTo(kind)
  const [held] = kind === 'online' ? seatsIn(match_id) : []
  const viewer = { match_id, ...(held === undefined ? {} : { player_id: held.seat, token: held.token }) }
  const state = await connection.request({ cmd: 'get-state', ...viewer })
  if (state.stranded === undefined) throw new Refusal('conflict', 'The rules are here again: load the page again.')
  const entries: SeenEntry[] = []
  for (let since: number | undefined = 0; since !== undefined; ) {
    const page: Answer<'get-log'> = await connection.request({ cmd: 'get-log', ...viewer, since })
    entries.push(...page.entries)
    since = page.next
  }
  const chat: SeenChat[] = []
  for (let since: number | undefined = 0; since !== undefined; ) {
    const page: Answer<'get-chat'> = await connection.request({ cmd: 'get-chat', ...viewer, since })
    chat.push(...page.messages)
    since = page.next
  }
  return { kind, connection, state, entries, chat, own: held }
}
