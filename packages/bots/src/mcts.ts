import type { Bot, BotTurn, Game, GameAction, Seat } from '@turnwise/engine'
import { startCountdown } from './budget.ts'
import { bestOf } from './flat-monte-carlo.ts'
import { applied, type BotName, completed, playOut, resampledState, type SearchSettings } from './search.ts'

/** How the tree search explores, beyond what every search can be told. */
export interface MctsSettings<State = unknown, Action extends GameAction = GameAction>
  extends SearchSettings<State, Action> {
  /** How much an untried action is worth trying; √2 fits values between 0 and 1. */
  readonly exploration?: number
  /** Imagine a new state for each iteration (hidden games), or keep the first (nothing is hidden). */
  readonly determinize?: boolean
}

/**
 * Upper-confidence tree search. Chance is drawn anew on each way down and nodes are reached by what was chosen and
 * drawn, so one tree serves all throws. Determinized, it is information-set search: each iteration imagines another
 * state that fits the view, and an action is judged by the iterations in which it was there to choose.
 */
export function mcts<State, Action extends GameAction>(
  game: Game<State, Action>,
  name: BotName,
  settings: MctsSettings<State, Action> = {},
): Bot {
  return {
    ...name,
    choose(turn) {
      if (turn.legal.length === 1) return bestOf(turn.legal, () => 0)
      const root = grow(game, turn, settings)
      return bestOf(turn.legal, arm => root.branches.get(JSON.stringify(turn.legal[arm]))?.visits ?? 0)
    },
  }
}

interface Node {
  readonly branches: Map<string, Branch>
}

interface Branch {
  visits: number
  /** How often it was there to choose. */
  offered: number
  worth: number
  readonly after: Map<string, Node>
}

function grow(game: Game, turn: BotTurn, settings: MctsSettings): Node {
  const root: Node = { branches: new Map() }
  const countdown = startCountdown(turn.budget, settings.iterations ?? 600)
  const known = settings.determinize === true ? undefined : resampledState(game, turn)
  while (countdown.next()) descend(game, root, known ?? resampledState(game, turn), turn, settings)
  return root
}

interface Step {
  readonly branch: Branch
  readonly seat: Seat
}

function descend(game: Game, root: Node, from: unknown, turn: BotTurn, settings: MctsSettings): void {
  const { rng, seats } = turn
  const steps: Step[] = []
  let node = root
  let state = from
  for (let isNew = false; !isNew; ) {
    // Where several are to act, the searching player moves first.
    const seat = node === root ? turn.seat : game.toAct(state)[0]
    if (seat === undefined) break
    const legal = node === root ? turn.legal : game.legalActions(state, seat)
    const action = chooseBranch(node, legal, settings.exploration ?? Math.SQRT2, rng.next())
    const key = JSON.stringify(action)
    const branch = node.branches.get(key) ?? { visits: 0, offered: 1, worth: 0, after: new Map() }
    isNew = branch.visits === 0
    node.branches.set(key, branch)
    steps.push({ branch, seat })
    const whole = completed(game, state, action, rng)
    state = applied(game, state, seat, whole)
    const drawn = whole === action ? '' : JSON.stringify(whole)
    const next = branch.after.get(drawn) ?? { branches: new Map() }
    branch.after.set(drawn, next)
    node = next
  }
  const worth = playOut(game, state, seats, rng, settings)
  for (const { branch, seat } of steps) {
    branch.visits += 1
    branch.worth += worth[seat] ?? 0
  }
}

function chooseBranch(node: Node, legal: readonly GameAction[], exploration: number, toss: number): GameAction {
  const known = legal.map(action => node.branches.get(JSON.stringify(action)))
  for (const branch of known) if (branch !== undefined) branch.offered += 1
  const untried = legal.filter((_, i) => (known[i]?.visits ?? 0) === 0)
  const any = untried[Math.floor(toss * untried.length)]
  if (any !== undefined) return any
  return bestOf(legal, i => {
    const branch = known[i]
    if (branch === undefined) return 0
    return branch.worth / branch.visits + exploration * Math.sqrt(Math.log(branch.offered) / branch.visits)
  })
}
