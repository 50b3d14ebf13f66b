import { CATALOG } from '@turnwise/catalog'
import type { WireAnswer } from '@turnwise/protocol'
import type { Environment } from '../environment.ts'
import { localEnvironment } from '../local-environment.ts'
import { Table } from '../table.ts'

export interface Held {
  readonly match_id: string
  readonly player_id: number
  readonly token: string
}

/** A table for remote players whose clock moves only when the test advances it. */
export function remoteTable(changes: Partial<Environment> = {}) {
  const time = { now: 1_000_000 }
  const timers: { at: number; call: () => void }[] = []
  let made = 0
  const environment: Environment = {
    ...localEnvironment(CATALOG),
    now: () => time.now,
    newId: () => `match${++made}`,
    newSeed: () => `seed ${++made}`,
    newToken: () => `token-${++made}`,
    hashToken: token => `hash of ${token}`,
    isAbsent: () => false,
    after(milliseconds, call) {
      const timer = { at: time.now + milliseconds, call }
      timers.push(timer)
      return () => {
        if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1)
      }
    },
    ...changes,
  }
  const table = new Table(environment)
  return {
    table,
    /** Advances the time and runs the timers that are due. */
    async pass(milliseconds: number): Promise<void> {
      time.now += milliseconds
      for (const timer of timers.filter(({ at }) => at <= time.now)) {
        timers.splice(timers.indexOf(timer), 1)
        timer.call()
      }
      await new Promise(resolve => setImmediate(resolve))
    },
    send: (request: object): Promise<WireAnswer> => table.handle(request, { local: false }),
    async create(settings: object = {}): Promise<readonly Held[]> {
      const answer = await table.handle({ cmd: 'create-match', game: 'senet', ...settings }, { local: false })
      if (answer.status !== 'ok') throw new Error(JSON.stringify(answer))
      const players = answer.players as readonly { player_id: number; token: string }[]
      return players.map(({ player_id, token }) => ({ match_id: String(answer.match_id), player_id, token }))
    },
    /** Plays a number of actions, each the first legal one. */
    async play(seats: readonly Held[], actions: number): Promise<void> {
      for (let i = 0; i < actions; i++) {
        const live = await table.live(seats[0]!.match_id)
        const seat = live.match.toAct[0]!
        const { type, ...fields } = live.match.legalActions(seat)[0]!
        const answer = await table.handle({ ...fields, cmd: type, ...seats[seat] }, { local: false })
        if (answer.status !== 'ok') throw new Error(JSON.stringify(answer))
      }
    },
  }
}

/** The code of the error, or `ok`. */
export function codeOf(answer: WireAnswer): string {
  return answer.status === 'ok' ? 'ok' : (answer.error as { code: string }).code
}
