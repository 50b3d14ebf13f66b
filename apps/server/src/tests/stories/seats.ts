import { type Connection, localConnection, Refusal } from '@turnwise/client'
import { latestOf, legalOf, logOf, momentOf, moverOf, sentencesOf, sightOf, until } from '@turnwise/client/match'
import { effectiveActions } from '@turnwise/engine'
import { expect } from 'vitest'
import { firstLegal, matchAt, reach, type Story, seen } from './story.ts'

export const SEATS: readonly Story[] = [
  {
    title: 'an undo: alone where the table allows it, else by an offer that the other accepts',
    async play(carrier) {
      const match = await matchAt(carrier)
      const ann = await match.open(carrier.isLocal ? match.seats : match.seats.slice(0, 1))
      await ann.act(firstLegal(ann))
      expect(await ann.undo()).toBe(true)
      if (!carrier.isLocal) {
        expect(sightOf(ann.get())?.update.offer).toEqual({ player_id: 0, kind: 'undo' })
        const bob = await match.open(match.seats.slice(1))
        await until(bob, state => sightOf(state)?.update.offer !== undefined)
        expect(await bob.answer(true)).toBe(true)
        await until(ann, state => sightOf(state)?.update.offer === undefined)
      }
      expect(effectiveActions(logOf(ann.get()))).toEqual([])
      const lines = logOf(ann.get()).flatMap(entry => sentencesOf(entry, { names: ['Ann', 'Bob'] }))
      expect(lines.at(-1)).toBe('Ann goes back to move 0.')
    },
  },
  {
    title: 'a lost answer to an undo is no reason to offer another',
    async play(carrier) {
      const match = await matchAt(carrier)
      const losing: Connection = {
        ...carrier.connection,
        request: async request => {
          if (request.cmd === 'undo') throw new Refusal('disconnected', 'The server did not answer just now.')
          return carrier.connection.request(request)
        },
      }
      const ann = await match.open(match.seats.slice(0, 1), { connection: losing })
      await ann.act(firstLegal(ann))
      expect(await ann.undo()).toBe(false)
      expect(sightOf(ann.get())?.update.offer).toBeUndefined()
    },
  },
  {
    title: 'two seats at one device are never of two moments',
    async play(carrier) {
      const match = await matchAt(carrier)
      const model = await match.open(match.seats)
      const states = seen(model)
      for (let i = 0; i < 12; i++) {
        const mover = moverOf(model.get())
        expect(await model.act(firstLegal(model), mover)).toBe(true)
      }
      for (const state of states) {
        expect(new Set([...state.present.settled.values()].map(({ update }) => update.seq)).size).toBe(1)
        const mover = moverOf(state)
        if (mover !== undefined && state.sending.length === 0) expect(legalOf(state, mover).length).toBeGreaterThan(0)
      }
      expect(latestOf(model.get())).toBe(12)
    },
  },
  {
    title: 'two seats with secrets: the device is handed over, and nothing is shown in between',
    async play(carrier) {
      const match = await matchAt(carrier)
      const model = await match.open(match.seats, { keepsSecrets: true })
      expect(model.get().place).toMatchObject({ isHidden: true, handTo: 0 })
      model.takeOver()
      while (moverOf(model.get()) === 0) await model.act(firstLegal(model), 0)
      expect(model.get().place).toMatchObject({ shown: 0, handTo: 1, isHidden: false })
      model.pass()
      expect(model.get().place.isHidden).toBe(true)
      model.takeOver()
      expect(model.get().place).toEqual({ own: [0, 1], shown: 1, isHidden: false })
    },
  },
  {
    title: 'an undo behind a position that was set up restores what it had hidden',
    async play(carrier) {
      const match = await matchAt(carrier)
      const ann = await match.open(match.seats.slice(0, 1))
      await ann.act(firstLegal(ann))
      const table = carrier.table()
      const { state } = (await table.live(match.id)).match
      const host = localConnection(table)
      await host.request({ cmd: 'set-state', match_id: match.id, state })
      await reach(ann, 2)
      expect(effectiveActions(logOf(ann.get()), { sinceSetUp: true })).toEqual([])
      await host.request({ cmd: 'undo', match_id: match.id, player_id: 0, to: 1 })
      await reach(ann, 3)
      expect(effectiveActions(logOf(ann.get()), { sinceSetUp: true }).map(({ seq }) => seq)).toEqual([1])
    },
  },
  {
    title: 'what one player saw of an earlier moment is gone when the device changes hands',
    async play(carrier) {
      const match = await matchAt(carrier)
      const model = await match.open(match.seats, { keepsSecrets: true })
      model.takeOver()
      while (moverOf(model.get()) === 0) await model.act(firstLegal(model), 0)
      model.goTo(0)
      await until(model, state => momentOf(state)?.isPast === true, 5_000)
      const anns = momentOf(model.get())
      model.pass()
      model.takeOver()
      expect(momentOf(model.get())?.isPast).toBe(false)
      await until(model, state => momentOf(state)?.isPast === true, 5_000)
      expect(momentOf(model.get())).not.toBe(anns)
    },
  },
]
