import { CATALOG } from '@turnwise/catalog'

export type Ask = (command: object) => Promise<Readonly<Record<string, unknown>>>

export interface Holder {
  readonly match_id: string
  readonly player_id: number
  readonly token?: string
}

export interface Traffic {
  /** What clients really send, without their tokens, since anyone with a token may change a match. */
  readonly recorded: readonly object[]
  readonly holders: readonly Holder[]
}

const OF_SEATS = ['get-state', 'get-log', 'undo', 'resign', 'leave-match', 'bot-move']

/** Real traffic to mutate: a match of every game, with the requests of a client. */
export async function recordTraffic(answer: Ask): Promise<Traffic> {
  const recorded: object[] = []
  const holders: Holder[] = []
  const ask = (command: object) => {
    recorded.push(command)
    return answer(command)
  }
  for (const { id, seats } of CATALOG) {
    const created = await ask({ cmd: 'create-match', game: id, players: Array.from({ length: seats.min }, () => ({})) })
    const match_id = String(created.match_id)
    const players: { player_id: number; token?: string }[] = JSON.parse(JSON.stringify(created.players))
    for (const { player_id, token } of players) {
      const who = { match_id, player_id, ...(token === undefined ? {} : { token }) }
      holders.push(who)
      for (const cmd of OF_SEATS) recorded.push({ cmd, ...who })
      const legal = await ask({ cmd: 'get-legal-actions', ...who })
      const [action] = Array.isArray(legal.actions) ? legal.actions : []
      if (action !== undefined) recorded.push({ ...action, ...who, expected_seq: 0 })
      recorded.push({ cmd: 'say', ...who, text: 'hello' }, { cmd: 'offer', ...who, kind: 'draw' })
      recorded.push({ cmd: 'wait', ...who, since: 0, timeout: 0 }, { cmd: 'watch', ...who, since: 0 })
    }
  }
  return { recorded: recorded.map(request => ({ ...request, token: 'x'.repeat(32) })), holders }
}

/** What the holders of the seats see of their matches. If it changes, another client has changed a match. */
export async function lookAll(ask: Ask, holders: readonly Holder[]): Promise<string> {
  const seen: unknown[] = []
  for (const who of holders) {
    const { seq, to_act, view, outcome } = await ask({ cmd: 'get-state', ...who })
    const { entries } = await ask({ cmd: 'get-log', ...who })
    seen.push([who.match_id, who.player_id, seq, to_act, view, outcome, entries])
  }
  return JSON.stringify(seen)
}
