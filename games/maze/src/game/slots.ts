import type { Outcome } from '@turnwise/engine'
import { slotTurns } from './effects.ts'
import type { MazeEvent } from './events.ts'
import { otherPlayer, type Player, replaced } from './grid.ts'
import { positionOf } from './knowledge.ts'
import type { Explorer, Reason, Slot, State, Tempo } from './state.ts'

export interface Flow {
  readonly state: State
  readonly events: readonly MazeEvent[]
}

export const NO_TEMPO: Tempo = { slots: 0, moves: 0, tries: 0, skips: 0, last: '' }

/** Player 0 has the first slot. */
export function beginPlay(state: State): Flow {
  return nextSlot({ ...state, phase: 'play' }, 0, [{ type: 'phase-started', phase: 'play' }])
}

/** Ends the open slot and moves on to the next one with a turn. */
export function endSlot(state: State, slot: Slot, before: readonly MazeEvent[]): Flow {
  const { seat, acts } = slot
  const tempo = state.tempo[seat]
  const closed: State = {
    ...state,
    slot: null,
    tempo: replaced(state.tempo, seat, { ...tempo, slots: tempo.slots + 1, last: acts }),
  }
  const events: MazeEvent[] = [...before, { type: 'slot-ended', seat, round: state.round, acts }]
  return afterSlot(closed, seat, events)
}

/**
 * The window is one round: player 1 still plays the slot of the round in which player 0 met the condition; when player
 * 1 meets it alone, that slot was the round's last anyway (ruling 13).
 */
function afterSlot(state: State, seat: Player, events: readonly MazeEvent[]): Flow {
  const [first, second] = state.explorers
  if (seat === 1) {
    if (first?.met === true && second?.met === true) return end(state, [], 'both-treasures', events)
    if (first?.met === true) return end(state, [0], 'treasure', events)
    if (second?.met === true) return end(state, [1], 'treasure', events)
    if (state.round >= state.options.rounds) return end(state, [], 'round-limit', events)
  }
  return nextSlot(state, otherPlayer(seat), events)
}

/** Skipped slots pass by themselves; the first other slot gets its number of turns and waits for its player. */
function nextSlot(state: State, seat: Player, before: readonly MazeEvent[]): Flow {
  const [first, second] = state.explorers
  const explorer = state.explorers[seat]
  if (first === null || second === null || explorer === null) return { state, events: before }
  const round = seat === 0 ? state.round + 1 : state.round
  const events = [...before, ...comingBack(seat, explorer)]
  const back: Explorer = explorer.outside ? { ...explorer, outside: false } : explorer
  if (back.skipSlots > 0) {
    const left = back.skipSlots - 1
    const tempo = state.tempo[seat]
    const skipped: State = {
      ...state,
      round,
      slot: null,
      explorers: replaced(state.explorers, seat, { ...back, skipSlots: left }),
      tempo: replaced(state.tempo, seat, { ...tempo, slots: tempo.slots + 1, skips: tempo.skips + 1, last: 's' }),
    }
    return afterSlot(skipped, seat, [...events, { type: 'slot-skipped', seat, round, left }])
  }
  const { turns, extra } = slotTurns([first, second], seat)
  return {
    state: {
      ...state,
      round,
      slot: { seat, turns, left: turns, extra, acts: '' },
      explorers: replaced(state.explorers, seat, back),
    },
    events: [...events, { type: 'slot-started', seat, round, own: { turns, extra } }],
  }
}

/** Coming back is not an entry: nothing resolves (ruling 11). */
function comingBack(seat: Player, explorer: Explorer): readonly MazeEvent[] {
  if (!explorer.outside) return []
  const own = { island: explorer.active, ...explorer.here }
  return [{ type: 'returned', private: true, seat, own, truth: positionOf(explorer) }]
}

export function end(state: State, winners: readonly Player[], reason: Reason, before: readonly MazeEvent[]): Flow {
  const outcome: Outcome & { readonly reason: Reason } = { winners, reason }
  return {
    state: { ...state, phase: 'over', slot: null, outcome },
    events: [...before, { type: 'match-ended', outcome, mazes: state.mazes }],
  }
}
