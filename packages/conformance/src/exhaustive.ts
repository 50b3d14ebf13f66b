import { type GameAction, parseWith, type Seat } from '@turnwise/engine'
import type { Deadline } from './clock.ts'
import { deepFreeze } from './freeze.ts'
import { inspectMoment } from './moment.ts'
import type { Run } from './run.ts'

/** How much of a small configuration was searched. */
export interface Searched {
  readonly states: number
  /** Every state that can be reached was. */
  readonly isComplete: boolean
}

/**
 * Every state that the listed actions and every draw lead to from one start, up to `most`. Where that is all of them, a
 * match that cannot end any more is found for certain.
 */
export function searchAll(run: Run, wanted: unknown, most: number, deadline: Deadline): Searched {
  const { game, seats } = run
  const options = parseWith(game.options, wanted)
  if (!options.ok) return { states: 0, isComplete: false }
  const start = game.setup(options.value, seats, 'exhaustive')
  const leadTo = new Map<string, Set<string>>()
  const ended: string[] = []
  const queue = [start]
  const seen = new Set([JSON.stringify(start)])
  for (let i = 0; i < queue.length && !deadline.check(); i++) {
    const state = deepFreeze(queue[i])
    const here = JSON.stringify(state)
    const acting = game.toAct(state)
    if (acting.length === 0) ended.push(here)
    for (const { after, text } of acting.flatMap(seat =>
      stepsOf(run, state, seat, `${seats} seats, searched state ${i}`),
    )) {
      leadTo.set(text, (leadTo.get(text) ?? new Set()).add(here))
      if (seen.has(text)) continue
      if (queue.length >= most) return { states: queue.length, isComplete: false }
      seen.add(text)
      queue.push(after)
    }
  }
  const isComplete = !deadline.isOver
  if (isComplete) claimEnds(run, seen, ended, leadTo)
  return { states: queue.length, isComplete }
}

function stepsOf(run: Run, state: unknown, seat: Seat, where: string): readonly { after: unknown; text: string }[] {
  const { game, problems } = run
  const whole = (action: GameAction): readonly GameAction[] => {
    const drawn = game.chance?.(state, action) ?? []
    return drawn.length === 0 ? [action] : drawn.map(({ item }) => item)
  }
  return game
    .legalActions(state, seat)
    .flatMap(whole)
    .flatMap(action => {
      const result = game.apply(state, seat, deepFreeze(action))
      const text = JSON.stringify(action)
      problems.claim('listed-is-accepted', result.ok, () => `${where}: ${text} is listed for ${seat} and refused`)
      if (!result.ok) return []
      inspectMoment(run, deepFreeze(result.value.state), `${where}, after ${text} by ${seat}`)
      return [{ after: result.value.state, text: JSON.stringify(result.value.state) }]
    })
}

function claimEnds({ problems }: Run, seen: Set<string>, ended: string[], leadTo: Map<string, Set<string>>): void {
  const canEnd = new Set(ended)
  for (let open = ended; open.length > 0; ) {
    open = open.flatMap(state => [...(leadTo.get(state) ?? [])].filter(before => !canEnd.has(before)))
    for (const state of open) canEnd.add(state)
  }
  const stuck = [...seen].find(state => !canEnd.has(state))
  problems.claim('ends', stuck === undefined, () => `no end can be reached from ${stuck?.slice(0, 300)}`)
}
