import type { Answer } from '@turnwise/protocol'
import { rulesOf } from '../match/find-module.ts'
import type { Handler, Matches } from '../matches.ts'
import { listedPlayers } from '../seen/listed-players.ts'
import { statusOf } from '../store/memory-store.ts'
import type { MatchFilter, MatchSummary } from '../store/store.ts'

type Listed = Answer<'list-matches'>['matches'][number]

/** Without the rules of a match nobody can join it: then it is not listed as open. */
export const listMatches: Handler<'list-matches'> = async (table, command, caller) => {
  const limit = command.limit ?? 50
  const filter = {
    listedOnly: !caller.local,
    limit: limit + 1,
    ...(command.game === undefined ? {} : { game: command.game }),
    ...(command.state === undefined ? {} : { status: command.state }),
  }
  const matches: Listed[] = []
  let { after } = command
  for (;;) {
    const found = await table.environment.store.listMatches({ ...filter, ...from(after) })
    for (const summary of found.slice(0, limit)) {
      after = summary.match.id
      const match = await listed(table, summary)
      if (command.state === undefined || command.state === match.state) matches.push(match)
      if (matches.length === limit) break
    }
    const hasMore = found.at(-1)?.match.id !== after && found.length > 0
    if (!hasMore || matches.length === limit)
      return { matches, ...(hasMore && after !== undefined ? { next: after } : {}) }
  }
}

function from(after: string | undefined): Pick<MatchFilter, 'after'> {
  return after === undefined ? {} : { after }
}

async function listed({ environment }: Matches, summary: MatchSummary): Promise<Listed> {
  const { match, seats, seq } = summary
  const rules = await rulesOf(environment.catalog, match)
  const state = statusOf(summary)
  return {
    match_id: match.id,
    game: match.game,
    seq,
    state: typeof rules === 'string' && state === 'open' ? 'running' : state,
    ...(typeof rules === 'string' ? { stranded: rules } : {}),
    created_at: match.createdAt,
    spectators: match.spectators,
    ...(match.imported === undefined ? {} : { imported: true as const }),
    ...(match.clock === null ? {} : { clock: match.clock }),
    players: listedPlayers(seats),
  }
}
