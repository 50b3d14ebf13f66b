import { type Applied, type Result, type Seat, Transition } from '@turnwise/engine'
import { type Command, DONE } from './command.ts'
import { type Action, commandOf } from './commands/index.ts'
import type { Event } from './events.ts'
import { changeTurn, type Flow, turnOf } from './flow.ts'
import { REFUSALS } from './refusals.ts'
import { seatToAct } from './turns.ts'
import type { State } from './types.ts'
import { settleVictory } from './victory.ts'

/** The checks that come before all others, in their order (section 8), then the command itself. */
export function apply(state: State, seat: Seat, action: Action): Result<Applied<State, Event>> {
  if (state.stage === 'finished') return REFUSALS.matchOver
  if (state.players[seat] === undefined) return REFUSALS.unknownPlayer
  const command = commandOf(action)
  const moment = command.isAnytime === true ? DONE : checkMoment(state, seat, command)
  if (!moment.ok) return moment
  const checked = command.check?.(state, seat, action) ?? DONE
  if (!checked.ok) return checked
  const flow: Flow = new Transition<State, Event>(state)
  const refused = command.apply(flow, seat, action, checked.value)
  if (refused !== undefined) return refused
  noteActed(flow, state)
  settleVictory(flow, state.current?.player ?? null)
  return { ok: true, value: flow.done() }
}

function checkMoment(state: State, seat: Seat, command: Command<Action>): Result<undefined> {
  const { pending } = state
  if (pending !== null) {
    const decides = pending.kind === 'lose-load' ? pending.waiting.includes(seat) : pending.player === seat
    return pending.kind === command.answers && decides ? DONE : (command.unasked ?? REFUSALS.decisionPending)
  }
  if (command.unasked !== undefined) return command.unasked
  if (seatToAct(state) !== seat) return REFUSALS.notYourTurn
  return isDue(state, command) ? DONE : REFUSALS.wrongPhase(state.stage === 'main' ? turnOf(state).phase : undefined)
}

/** Is this a stage, a phase or a decision for this command? */
export function isDue(state: State, { answers, when }: Command<Action>): boolean {
  if (state.pending !== null) return state.pending.kind === answers
  return when.includes(state.stage === 'main' ? turnOf(state).phase : state.stage)
}

/** Any accepted command sets it, as long as the turn is still the same one. */
function noteActed(flow: Flow, before: State): void {
  const { current, turn, step } = flow.state
  if (current !== null && !current.acted && turn === before.turn && step === before.step)
    changeTurn(flow, { acted: true })
}
