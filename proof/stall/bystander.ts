import { setTimeout as pause } from 'node:timers/promises'
import { Asking, seatsOf } from './asking.ts'

/** Milliseconds until others than the attacker were answered. */
export interface Latency {
  readonly answers: number
  readonly p50: number
  readonly p99: number
  readonly worst: number
}

const PEOPLE = 4
/** Below the rates of a token, a connection and an address. */
const PAUSE_MS = 45

/** Some people who play against themselves for so long. */
export async function playFor(port: number, seconds: number): Promise<Latency> {
  const end = performance.now() + seconds * 1000
  const all = await Promise.all(Array.from({ length: PEOPLE }, () => playUntil(port, end)))
  const times = all.flat().sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Infinity
  return { answers: times.length, p50: at(0.5), p99: at(0.99), worst: at(1) }
}

async function playUntil(port: number, end: number): Promise<readonly number[]> {
  const began = performance.now()
  const person = await Asking.open(port, '127.0.0.1')
  const times = [performance.now() - began]
  const ask = async (request: object) => {
    const start = performance.now()
    const answer = await person.ask(request)
    times.push(performance.now() - start)
    if (answer.status !== 'ok') throw new Error(`A bystander was refused: ${JSON.stringify(answer)}`)
    await pause(PAUSE_MS)
    return answer
  }
  while (performance.now() < end) {
    const created = await ask({ cmd: 'create-match', game: 'senet' })
    const seats = seatsOf(created)
    for (let isOver = false; !isOver && performance.now() < end; ) {
      const { to_act, outcome } = await ask({ cmd: 'get-state', match_id: created.match_id })
      isOver = outcome !== undefined
      const seat = seats[Number(Array.isArray(to_act) ? to_act[0] : 0)]
      const { actions } = isOver ? {} : await ask({ cmd: 'get-legal-actions', ...seat })
      if (Array.isArray(actions)) await ask({ ...actions[0], ...seat })
    }
  }
  person.close()
  return times
}
