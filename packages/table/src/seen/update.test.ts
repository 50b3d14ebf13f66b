import { CATALOG } from '@turnwise/catalog'
import { createRng, type Viewer, viewersOf } from '@turnwise/engine'
import { matchUpdate, withWireActions } from '@turnwise/protocol'
import { describe, expect, test } from 'vitest'
import { remainingAt } from '../clock/clock.ts'
import type { LiveMatch } from '../match/live-match.ts'
import { remoteTable } from '../tests/remote-table.ts'
import { offeredActions, seenChat, Updates } from './update.ts'
import { effectiveViewer, seenEntries, seenPlayers, seenView } from './viewing.ts'

const ACTIONS = 12

describe('the shared text of an update is what each viewer would get alone', () => {
  test.each(CATALOG.map(({ id }) => id))('in %s', async game => {
    const { table, create } = remoteTable({ catalog: CATALOG })
    const { environment } = table
    const { seats } = (await CATALOG.find(({ id }) => id === game)!.load()).game
    const players = Array.from({ length: seats.max }, () => ({}))
    const clock = seats.max > 1 ? { clock: { kind: 'move', seconds: 60 } } : {}
    const held = await create({ game, players, ...clock })
    const { match_id } = held[0]!
    const rng = createRng(game)
    const compare = async () => {
      const live = await table.live(match_id)
      const texts = new Updates(environment, live)
      const { seq } = live.match
      for (const since of [Math.max(0, seq - 1), 0, seq]) {
        for (const viewer of viewersOf(seats.max)) {
          const text = `{${texts.textFor(viewer, since, 0)}`
          expect(text).toBe(alone(live, viewer, since))
          expect(matchUpdate.safeParse(JSON.parse(text)).error).toBeUndefined()
        }
      }
    }
    const alone = (live: LiveMatch, viewer: Viewer, since: number) => {
      const { match, stored, clock, chat } = live
      const { outcome, offer, toAct } = match
      const isToAct = typeof viewer === 'number' && toAct.includes(viewer)
      const update = {
        match_id: stored.id,
        seq: match.seq,
        entries: seenEntries(live, since, viewer),
        to_act: toAct,
        players: seenPlayers(live, environment),
        view: seenView(live, match.state, effectiveViewer(live, viewer)),
        ...(isToAct ? offeredActions(live, viewer) : {}),
        ...(offer && { offer: { player_id: offer.seat, kind: offer.offer } }),
        ...(outcome && { outcome }),
        ...(clock && {
          clock: { remaining: remainingAt(clock, environment.now()), running: clock.running[0] ?? null },
        }),
        ...(chat.length > 0 && { chat: chat.map(seenChat) }),
      }
      return JSON.stringify(withWireActions(update))
    }
    const ask = (seat: number, request: object) => table.handle({ ...held[seat], ...request }, { local: false })
    await compare()
    for (let taken = 0; taken < ACTIONS; taken++) {
      const { match } = await table.live(match_id)
      const [seat] = match.toAct
      if (seat === undefined) break
      const listed = match.game.sample === undefined ? match.legalActions(seat) : []
      const { type, ...fields } = match.game.sample?.(match.state, seat, rng) ?? rng.pick(listed)
      expect(await ask(seat, { cmd: type, ...fields })).toMatchObject({ status: 'ok' })
      await compare()
    }
    await ask(0, { cmd: 'say', text: 'Well played "so far".' })
    await ask(0, { cmd: 'offer', kind: 'draw' })
    await compare()
    await ask(0, { cmd: 'resign' })
    await compare()
  })
})
