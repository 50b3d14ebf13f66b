import { legalOf, logOf, momentOf, moverOf, sentencesOf, sightOf, timeLeft, until } from '@turnwise/client/match'
import { expect } from 'vitest'
import { firstLegal, matchAt, reach, type Story, seen } from './story.ts'

export const MOMENTS: readonly Story[] = [
  {
    title: 'a clock counts down and ends the match',
    async play(carrier) {
      const match = await matchAt(carrier, { clock: { kind: 'move', seconds: 5 } })
      const ann = await match.open(match.seats.slice(0, 1))
      // The clock starts with the first action.
      await ann.act(firstLegal(ann))
      const sight = sightOf(ann.get())
      if (sight === undefined) throw new Error('no sight')
      // Over HTTP no clock is sent.
      if (sight.update.clock !== undefined) {
        expect(timeLeft(sight, 0, sight.at + 400)).toBeLessThanOrEqual(4600)
        expect(timeLeft(sight, 1, sight.at + 400)).toBe(5000)
      }
      await until(ann, state => sightOf(state)?.update.outcome !== undefined, 15_000)
      const last = logOf(ann.get()).at(-1)
      expect(last === undefined ? [] : sentencesOf(last, { names: ['Ann', 'Bob'] })).toEqual(['Bob wins on time.'])
      expect(legalOf(ann.get())).toEqual([])
    },
  },
  {
    title: 'words, log and legal actions wait for the motion, and input ends it',
    async play(carrier) {
      const match = await matchAt(carrier)
      const ann = await match.open(match.seats.slice(0, 1), { duration: () => 60_000 })
      const states = seen(ann)
      const acted = ann.act(firstLegal(ann))
      await until(ann, state => state.present.isMoving)
      expect(momentOf(ann.get())).toMatchObject({ seq: 0, isMoving: true, motion: { seq: 1 } })
      expect(momentOf(ann.get())?.motion.events.length).toBeGreaterThan(0)
      expect([logOf(ann.get()).length, legalOf(ann.get()).length]).toEqual([0, 0])
      ann.skip()
      expect(await acted).toBe(true)
      expect([logOf(ann.get()).length, momentOf(ann.get())?.seq]).toEqual([1, 1])
      for (const state of states) expect(logOf(state).length).toBe(momentOf(state)?.seq)
    },
  },
  {
    title: 'earlier moments: the next one moves while the match is played back, any other is there at once',
    async play(carrier) {
      const match = await matchAt(carrier)
      const ann = await match.open(match.seats.slice(0, 1), { duration: () => 5 })
      for (let i = 0; i < 2; i++) {
        if (moverOf(ann.get()) === 0) await ann.act(firstLegal(ann))
      }
      await until(ann, state => !state.present.isMoving)
      const reached = (seq: number) =>
        until(ann, state => state.past?.paced?.settled.seq === seq, 5_000).then(state => momentOf(state ?? ann.get()))
      const states = seen(ann)
      for (const seq of [0, 1, 0]) {
        ann.goTo(seq)
        expect(await reached(seq)).toMatchObject({ seq, isPast: true, isMoving: false })
      }
      expect(legalOf(ann.get())).toEqual([])
      expect(states.some(state => momentOf(state)?.isMoving)).toBe(false)
      ann.goTo(1, true)
      expect(await reached(1)).toMatchObject({ seq: 1, isMoving: false })
      expect(states.some(state => momentOf(state)?.isMoving)).toBe(true)
      ann.goTo(undefined)
      expect(momentOf(ann.get())?.isPast).toBe(false)
    },
  },
  {
    title: 'while an earlier moment is shown the present goes on without motion, and the way back to it is a jump',
    async play(carrier) {
      const match = await matchAt(carrier)
      const [seat] = match.seats
      const ann = await match.open(match.seats.slice(0, 1), { duration: () => 60_000 })
      const acted = ann.act(firstLegal(ann))
      await until(ann, state => state.present.isMoving)
      ann.goTo(0)
      expect(await acted).toBe(true)
      await until(ann, state => momentOf(state)?.isPast === true)
      const [action] = sightOf(ann.get())?.update.actions ?? []
      if (action === undefined) throw new Error('Ann is to move.')
      await carrier.connection.act({ match_id: match.id, player_id: 0, token: seat?.token }, action)
      expect(await reach(ann, 2)).toBeDefined()
      expect(momentOf(ann.get())).toMatchObject({ seq: 0, isPast: true })
      ann.goTo(undefined)
      expect(momentOf(ann.get())).toMatchObject({ seq: 2, isMoving: false, motion: { events: [], isJump: true } })
    },
  },
]
