import type { Bot, Budget } from '@turnwise/engine'
import { WEIGHTS } from '../game/throws.ts'
import type { Action, View } from '../game/types.ts'
import type { Evaluate } from './net/net.ts'
import { packView } from './packed/convert.ts'
import { Search } from './search.ts'

export interface SearchBotSettings {
  readonly id: string
  readonly title: string
  readonly description: string
  /** Throws looked ahead after the move, unless the budget asks for more or allows less. */
  readonly depth: number
  readonly evaluate: Evaluate
  readonly tremble: number
  /** How often it moves any piece instead of the one it thinks best. */
  readonly slip: number
}

/** A bot that searches ahead from its view; it knows the odds of the throws, not the throws themselves. */
export function searchBot(settings: SearchBotSettings): Bot<View, Action> {
  const { id, title, description, evaluate, tremble, slip, depth } = settings
  const searches = {
    sticks: new Search({ evaluate, tremble, weights: WEIGHTS.sticks }),
    uniform: new Search({ evaluate, tremble, weights: WEIGHTS.uniform }),
  }
  return {
    id,
    title,
    description,
    choose(turn) {
      const only = turn.legal[0]
      if (turn.legal.length === 1 && only !== undefined) return only
      if (slip > 0 && turn.rng.next() < slip) return turn.rng.pick(turn.legal)
      const search = searches[turn.view.throws ?? 'sticks']
      const looked = depthFor(turn.budget, turn.legal.length, depth)
      const rated = search.rate(packView(turn.view), turn.view.throw ?? 0, looked)
      const from = 32 - Math.clz32(rated[0]?.from ?? 0)
      return turn.legal.find(action => action.type === 'move' && action.from === from) ?? turn.rng.pick(turn.legal)
    },
  }
}

/** Each further throw multiplies the evaluations by about fifteen: five throws, three moves each. */
const BRANCHES = 15
/** A slow machine does this many a millisecond. */
const EVALUATIONS_A_MILLISECOND = 50
const DEEPEST = 4

/**
 * Iterations set the depth, milliseconds only limit it. No clock is read, so that the same budget always gives the
 * same choice.
 */
export function depthFor({ iterations, milliseconds }: Budget, moves: number, usual: number): number {
  const depthOf = (evaluations: number) => Math.floor(Math.log(Math.max(1, evaluations / moves)) / Math.log(BRANCHES))
  const asked = iterations === undefined ? usual : depthOf(iterations)
  const allowed = milliseconds === undefined ? DEEPEST : depthOf(milliseconds * EVALUATIONS_A_MILLISECOND)
  return Math.min(asked, allowed, DEEPEST)
}
