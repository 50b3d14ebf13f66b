import { type Applied, ok, type Result, type Seat, Transition } from '@turnwise/engine'
import type { Action } from './actions.ts'
import { placeNamed } from './board.ts'
import { buildSections } from './building.ts'
import { pickForeman } from './draft.ts'
import { continueDraw, discardHand } from './draw.ts'
import { loseLoad } from './events.ts'
import { citiesOn } from './extent.ts'
import { changePlayer, changeTurn, type Flow, playerOf, turnOf } from './flow.ts'
import { hireForeman, keepForeman } from './foremen.ts'
import { milepostOf } from './geometry.ts'
import type { Event } from './happenings.ts'
import { deliver, dropLoad, pickUp } from './loads.ts'
import { moveTrain } from './moves.ts'
import { REFUSALS } from './refusals.ts'
import { borrowGold, rescueTrain } from './rescue.ts'
import { resign } from './resign.ts'
import { boardShip, disembark, drawShip, sailShip } from './ships.ts'
import { beginStep, endTurn, seatToAct } from './turns.ts'
import type { Phase, Stage, State } from './types.ts'
import { upgradeTrain } from './upgrades.ts'
import { settleVictory } from './victory.ts'

const DONE = ok(undefined)

/** When a command is possible: in a stage, or in a phase of a main turn. */
const WHEN: Readonly<Partial<Record<Action['type'], readonly (Stage | Phase)[]>>> = {
  'pick-foreman': ['foremen'],
  'place-train': ['placing'],
  'discard-hand': ['opening', 'move', 'ship', 'build'],
  'next-phase': ['move', 'ship'],
  'end-turn': ['opening', 'move', 'ship', 'build'],
  'rescue-train': ['move'],
  'borrow-gold': ['move', 'ship', 'build'],
  'move-train': ['move'],
  'pick-up': ['move', 'ship'],
  'drop-load': ['move', 'ship'],
  deliver: ['move', 'ship'],
  'draw-ship': ['ship'],
  'sail-ship': ['ship'],
  disembark: ['ship'],
  'build-track': ['opening', 'build'],
  'build-line': ['opening', 'build'],
  'upgrade-train': ['opening', 'build'],
  'hire-foreman': ['opening', 'move', 'build'],
}

/** The checks that come before all others, in their order (section 8), then the command itself. */
export function apply(state: State, seat: Seat, action: Action): Result<Applied<State, Event>> {
  if (state.stage === 'finished') return REFUSALS.matchOver
  if (state.players[seat] === undefined) return REFUSALS.unknownPlayer
  const flow = new Transition<State, Event>(state)
  const early = action.type === 'resign' ? checkResign(state, seat) : checkMoment(state, seat, action)
  if (!early.ok) return early
  const result = run(flow, seat, action)
  if (!result.ok) return result
  noteActed(flow, state)
  settleVictory(flow, state.current?.player ?? null)
  return ok(flow.done())
}

function checkResign(state: State, seat: Seat): Result<undefined> {
  return playerOf(state, seat).resigned ? REFUSALS.alreadyResigned : DONE
}

function checkMoment(state: State, seat: Seat, action: Action): Result<undefined> {
  const answer = ANSWERS[action.type]
  const { pending } = state
  if (pending !== null) {
    const decides = pending.kind === 'lose-load' ? pending.waiting.includes(seat) : pending.player === seat
    if (pending.kind === answer && decides) return DONE
    if (action.type === 'choose-load') return REFUSALS.nothingToDecide
    return REFUSALS.decisionPending
  }
  if (action.type === 'choose-load') return REFUSALS.nothingToDecide
  if (seatToAct(state) !== seat) return REFUSALS.notYourTurn
  const phase = state.stage === 'main' ? turnOf(state).phase : undefined
  return WHEN[action.type]?.includes(phase ?? state.stage) === true ? DONE : REFUSALS.wrongPhase(phase)
}

const ANSWERS: Readonly<Partial<Record<Action['type'], 'lose-load' | 'keep-foreman' | 'choose-ship'>>> = {
  'choose-load': 'lose-load',
  'keep-foreman': 'keep-foreman',
  'board-ship': 'choose-ship',
}

function run(flow: Flow, seat: Seat, action: Action): Result<undefined> {
  switch (action.type) {
    case 'pick-foreman':
      return pickForeman(flow, seat, action)
    case 'place-train':
      return placeTrain(flow, seat, action.city)
    case 'discard-hand':
      if (turnOf(flow.state).acted) return REFUSALS.handTooLate
      discardHand(flow, seat)
      return DONE
    case 'next-phase':
      return nextPhase(flow, seat)
    case 'end-turn':
      endTurn(flow)
      return DONE
    case 'rescue-train':
      return rescueTrain(flow, seat)
    case 'borrow-gold':
      return borrowGold(flow, seat)
    case 'move-train':
      return moveTrain(flow, seat, action)
    case 'pick-up':
      return pickUp(flow, seat, action)
    case 'drop-load':
      return dropLoad(flow, seat, action)
    case 'deliver':
      return deliver(flow, seat, action)
    case 'draw-ship':
      return drawShip(flow, seat)
    case 'board-ship':
      return boardShip(flow, seat, action)
    case 'sail-ship':
      return sailShip(flow, seat, action)
    case 'disembark':
      return disembark(flow, seat)
    case 'build-track':
      return buildSections(flow, seat, [action])
    case 'build-line':
      return buildSections(flow, seat, action.sections)
    case 'upgrade-train':
      return upgradeTrain(flow, seat, action)
    case 'hire-foreman':
      return hireForeman(flow, seat, action)
    case 'keep-foreman':
      return keepForeman(flow, seat, action)
    case 'choose-load':
      return chooseLoad(flow, seat, action.good)
    case 'resign':
      resign(flow, seat)
      return DONE
  }
}

/** Section 3, step 6: any city, a major one on its centre. */
function placeTrain(flow: Flow, seat: Seat, name: string): Result<undefined> {
  const city = placeNamed(name)
  if (city === undefined) return REFUSALS.unknownCity(name)
  if (!citiesOn(flow.state.options.map).includes(city)) return REFUSALS.cityOutside(name)
  const at = milepostOf(city.centre)
  changePlayer(flow, seat, { at, lastCity: at })
  flow.emit({ type: 'train-placed', seat, city: name, at })
  beginStep(flow, (flow.state.step ?? 0) + 1)
  return DONE
}

/** Forward only: the ship phase ends train movement (S1). */
function nextPhase(flow: Flow, seat: Seat): Result<undefined> {
  const phase = turnOf(flow.state).phase === 'move' ? 'ship' : 'build'
  changeTurn(flow, { phase })
  flow.emit({ type: 'phase-began', seat, phase })
  return DONE
}

/** Y5 and 8.6; after the last answer the interrupted draw continues. */
function chooseLoad(flow: Flow, seat: Seat, good: string): Result<undefined> {
  const { pending } = flow.state
  if (pending?.kind !== 'lose-load') return REFUSALS.nothingToDecide
  if (!playerOf(flow.state, seat).loads.includes(good)) return REFUSALS.notCarried(good)
  loseLoad(flow, seat, good)
  const waiting = pending.waiting.filter(each => each !== seat)
  flow.change({ pending: waiting.length === 0 ? null : { ...pending, waiting } })
  if (waiting.length === 0) {
    const reveals = flow.state.draw !== null && flow.state.draw.left > 0
    continueDraw(flow)
    flow.reveals = flow.reveals || reveals
  }
  return DONE
}

/** Any accepted command sets it, as long as the turn is still the same one. */
function noteActed(flow: Flow, before: State): void {
  const { current, turn, step } = flow.state
  if (current !== null && !current.acted && turn === before.turn && step === before.step)
    changeTurn(flow, { acted: true })
}
