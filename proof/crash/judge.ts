import { CATALOG } from '@turnwise/catalog'
import { sameJson } from '@turnwise/engine'
import { openStore, type Storage } from '@turnwise/server'
import { effectiveViewer, loadLive, localEnvironment } from '@turnwise/table'
import { findFaults } from '../checker.ts'
import type { FinalMatch } from '../history.ts'
import { entryTexts } from '../seen-entries.ts'
import { ask } from './asking.ts'
import type { Player } from './player.ts'

export interface Verdict {
  readonly problems: readonly string[]
  readonly acknowledged: number
  readonly unknown: number
}

/** Compares what the players did and saw with the remaining log, and the log with what each of these servers shows. */
export async function judge(
  storage: Storage,
  players: readonly Player[],
  servers: readonly string[] = [],
): Promise<Verdict> {
  const store = await openStore(storage)
  const { snapshots: _, ...logOnly } = store
  const matches: FinalMatch[] = []
  for (const id of new Set(players.map(({ stream }) => stream.match))) {
    const live = await loadLive(localEnvironment(CATALOG, logOnly), id)
    const short = await loadLive(localEnvironment(CATALOG, store), id)
    const states = [live, short].map(({ match }) => JSON.stringify(match.state))
    const shown = await Promise.all(servers.map(url => ask(url, { cmd: 'get-state', match_id: id })))
    if (
      shown.some(
        ({ view }) => !sameJson(view, live.module.game.view(live.match.state, effectiveViewer(live, 'spectator'))),
      )
    ) {
      states.push('as some server shows it')
    }
    matches.push({
      id,
      entries: live.match.log,
      states,
      seenBy: (seat, isOver) => entryTexts(live, isOver ? 'host' : (seat ?? 'spectator')),
      toActAt: seq => live.module.game.toAct(live.match.stateAt(seq)),
    })
  }
  await store.close()
  const attempts = players.flatMap(player => player.attempts)
  const behind = players.flatMap(({ seen, stream }) => {
    const length = matches.find(({ id }) => id === stream.match)?.entries.length ?? 0
    return seen === length ? [] : [`${stream.client} saw ${seen} of ${length} in the end`]
  })
  const count = (kind: string) => attempts.filter(({ result }) => result.kind === kind).length
  return {
    problems: [...findFaults({ attempts, streams: players.map(({ stream }) => stream), matches }), ...behind],
    acknowledged: count('ok'),
    unknown: count('unknown'),
  }
}
