import { readdirSync, readFileSync } from 'node:fs'
import { CATALOG } from '@turnwise/catalog'
import { localConnection } from '@turnwise/client'
import { logOf, momentOf, sentencesOf } from '@turnwise/client/match'
import { type GameModule, Match, type MatchRecord, makeRecord, parseRecord } from '@turnwise/engine'
import type { Answer, SeenEntry } from '@turnwise/protocol'
import { localEnvironment, Table } from '@turnwise/table'
import { describe, expect, test } from 'vitest'
import { openRecord } from '../play/open-record.ts'
import { TerminalMatch } from '../play/terminal-match.ts'

/** What the table itself does, which no recorded match of a game has. */
const AT_THE_TABLE: Readonly<Record<string, (match: Match, play: () => void) => void>> = {
  'an undo to before a position that was set up'(match, play) {
    play()
    match.setState(match.state)
    play()
    match.undo(0, 1)
    play()
  },
  'a refused and an accepted offer'(match, play) {
    play()
    match.makeOffer(0, 'undo')
    match.answer(1, 'undo', false)
    match.makeOffer(1, 'draw')
    match.answer(0, 'draw', true)
    match.end(1, 'agreed-draw')
    match.makeOffer(0, 'rematch')
    match.answer(1, 'rematch', false)
  },
  'a time-out that ends a match for two'(match, play) {
    play()
    match.end(0, 'timeout')
  },
  'a time-out of one of three, and a resignation'(match, play) {
    play()
    match.timeOut(1)
    play()
    match.end(2, 'resigned')
  },
}

async function recordsOf(module: GameModule): Promise<readonly (readonly [string, MatchRecord])[]> {
  const { game } = module
  const folder = new URL(`../../../../games/${game.id}/fixtures/`, import.meta.url)
  const recorded = readdirSync(folder).map(file => {
    const record = parseRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
    if (!record.ok) throw new Error(record.error.message)
    return [file, record.value] as const
  })
  const made = Object.entries(AT_THE_TABLE).flatMap(([title, act]) => {
    const seats = title.includes('three') ? 3 : 2
    if (seats < game.seats.min || seats > game.seats.max) return []
    const options = recorded[0]?.[1].options
    const match = new Match(game, { seed: 'words', options, seats })
    act(match, () => {
      const [seat = 0] = match.toAct
      expect(match.play(seat, match.legalActions(seat)[0]!).ok).toBe(true)
    })
    return [
      [
        title,
        makeRecord(
          match,
          ['Ann', 'Bob', 'Cleo'].slice(0, seats).map(name => ({ name })),
        ),
      ] as const,
    ]
  })
  return [...recorded, ...made]
}

describe.each(CATALOG.map(entry => [entry.id, entry] as const))('%s', async (_id, entry) => {
  const module = await entry.load()
  test.each(await recordsOf(module))('%s: page, terminal and replay say the same', async (_title, record) => {
    const connection = localConnection(new Table(localEnvironment(CATALOG)))
    const { match_id } = await connection.request({ cmd: 'import-match', record })
    const names = record.players.map(({ name }) => name)
    const seat = { match_id, player_id: 0 }
    const entries: SeenEntry[] = []
    for (let next: number | undefined = 0; next !== undefined; ) {
      const part: Answer<'get-log'> = await connection.request({ cmd: 'get-log', ...seat, since: next })
      entries.push(...part.entries)
      next = part.next
    }
    const page = entries.flatMap(seen => sentencesOf(seen, { names, you: 0 }))
    const terminal = await TerminalMatch.open({
      connection,
      matchId: match_id,
      module,
      seats: [seat],
      isLocal: true,
      options: record.options,
      farewell: () => '',
      close: async () => undefined,
    })
    expect(terminal.logOf(0).map(({ text }) => text)).toEqual(page)
    await terminal.close()
    // A replay knows what is hidden, and nobody there is "you".
    const replay = await openRecord(module, record)
    const { seq = 0, view } = momentOf(replay.get()) ?? {}
    const host = await connection.request({ cmd: 'get-state', match_id, viewer: 'host' })
    expect({ seq, view }).toEqual({ seq: host.seq, view: host.view })
    const words = logOf(replay.get()).map(seen => sentencesOf(seen, { names }))
    if (host.outcome === undefined) expect(words).toHaveLength(entries.length)
    else expect(words).toEqual(entries.map(seen => sentencesOf(seen, { names })))
    replay.close()
  })
})
