import { type Connection, Refusal } from '@turnwise/client'
import { chatOf, latestOf, legalOf, logOf, momentOf, openMatch, until } from '@turnwise/client/match'
import type { GameAction } from '@turnwise/engine'
import { expect } from 'vitest'
import { firstLegal, matchAt, reach, type Story, seen } from './story.ts'

const NOT_LEGAL: GameAction & { readonly from: number } = { type: 'move', from: 29 }

export const SENDING: readonly Story[] = [
  {
    title: 'an action is part of what is seen when it is answered, and sent once for each moment',
    async play(carrier) {
      const match = await matchAt(carrier)
      const ann = await match.open(match.seats.slice(0, 1))
      const action = firstLegal(ann)
      const both = await Promise.all([ann.act(action), ann.act(action)])
      expect(both).toEqual([true, false])
      expect(latestOf(ann.get())).toBe(1)
      expect(ann.get().sending).toEqual([])
    },
  },
  {
    title: 'an answer that comes after its update blocks until it is there',
    async play(carrier) {
      const match = await matchAt(carrier)
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
      const late: Connection = {
        ...carrier.connection,
        act: async (...given) => {
          const found = await carrier.connection.act(...given)
          await answered
          return found
        },
      }
      const ann = await match.open(match.seats.slice(0, 1), { connection: late })
      const acted = ann.act(firstLegal(ann))
      await reach(ann, 1)
      expect(legalOf(ann.get())).toEqual([])
      answer()
      expect(await acted).toBe(true)
      expect(legalOf(ann.get()).length).toBeGreaterThan(0)
    },
  },
  {
    title: 'an update that comes after its answer: nothing of the old moment is offered in between',
    only: ['local'],
    async play(carrier) {
      const match = await matchAt(carrier)
      const ann = await match.open(match.seats.slice(0, 1))
      await carrier.interrupt()
      const acted = ann.act(firstLegal(ann))
      await until(ann, ({ sending }) => sending[0]?.answeredAt === 1)
      expect(legalOf(ann.get())).toEqual([])
      expect(latestOf(ann.get())).toBe(0)
      await carrier.restore()
      expect(await acted).toBe(true)
      expect(latestOf(ann.get())).toBe(1)
    },
  },
  {
    title: 'an answer that is lost: the action is not doubled, and play goes on',
    async play(carrier) {
      const match = await matchAt(carrier)
      let isLosing = true
      const losing: Connection = {
        ...carrier.connection,
        act: async (...given) => {
          const found = await carrier.connection.act(...given)
          if (isLosing) throw new Refusal('disconnected', 'The server did not answer just now.')
          return found
        },
      }
      const ann = await match.open(match.seats.slice(0, 1), { connection: losing })
      const action = firstLegal(ann)
      expect(await ann.act(action)).toBe(false)
      expect(ann.get().notDone?.code ?? 'cleared by the new moment').toMatch(/disconnected|cleared/)
      isLosing = false
      await reach(ann, 1)
      expect(logOf(ann.get())).toHaveLength(1)
      expect(await ann.act(firstLegal(ann))).toBe(true)
      expect(latestOf(ann.get())).toBe(2)
    },
  },
  {
    title: 'after a reconnect every entry is there once',
    async play(carrier) {
      const match = await matchAt(carrier)
      const ann = await match.open(match.seats.slice(0, 1))
      await ann.act(firstLegal(ann))
      const states = seen(ann)
      await carrier.interrupt()
      await carrier.restore()
      for (let i = 0; i < 3; i++) {
        const live = await carrier.table().live(match.id)
        const [seat = 0] = live.match.toAct
        const [action] = live.match.legalActions(seat)
        if (action === undefined) throw new Error('nothing')
        const { type, ...fields } = action
        const token = match.seats[seat]?.token
        await carrier
          .table()
          .handle(
            { cmd: type, ...fields, match_id: match.id, player_id: seat, ...(token === undefined ? {} : { token }) },
            { local: carrier.isLocal },
          )
      }
      await reach(ann, 4)
      expect(logOf(ann.get()).map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
      for (const state of states) expect(logOf(state)).toHaveLength(latestOf(state))
    },
  },
  {
    title: 'a refused action changes nothing and says why, until the next attempt',
    async play(carrier) {
      const match = await matchAt(carrier)
      const ann = await match.open(match.seats.slice(0, 1))
      const before = ann.get().present
      expect(await ann.act(NOT_LEGAL)).toBe(false)
      expect(ann.get().notDone).toMatchObject({ seat: 0, sentence: expect.stringMatching(/^[A-Z].*\.$/) })
      expect(ann.get().present).toBe(before)
      expect(await ann.act(firstLegal(ann))).toBe(true)
      expect(ann.get().notDone).toBeUndefined()
    },
  },
  {
    title: 'a refused message names no field',
    async play(carrier) {
      const match = await matchAt(carrier)
      const ann = await match.open(match.seats.slice(0, 1))
      expect(await ann.say('a\u0007')).toBe(false)
      expect(ann.get().notDone?.sentence).toBe('A message may not hold control or invisible characters.')
      // What is no new moment gives no new view: a board is not drawn again.
      const before = momentOf(ann.get())
      expect(await ann.say('Hello')).toBe(true)
      await until(ann, state => chatOf(state).length === 1, 15_000)
      expect(momentOf(ann.get())?.view).toBe(before?.view)
    },
  },
  {
    title: 'a match that cannot be followed is refused at once',
    async play(carrier) {
      await expect(
        openMatch({ connection: carrier.connection, matchId: 'nowhere', own: [], isLocal: false, keepsSecrets: false }),
      ).rejects.toThrow()
    },
  },
]
