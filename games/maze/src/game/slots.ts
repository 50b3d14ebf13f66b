import type { Outcome, Transition } from '@turnwise/engine'
import { slotTurns } from './effects.ts'
import type { MazeEvent } from './events.ts'
import { otherPlayer, type Player, replaced } from './grid.ts'
import { positionOf } from './knowledge.ts'
import type { Explorer, Reason, Slot, State, Tempo } from './types.ts'

export type Flow = Transition<State, MazeEvent>

export const NO_TEMPO: Tempo = { slots: 0, moves: 0, tries: 0, skips: 0, last: '' }

/** Player 0 has the first slot. */
export function beginPlay(flow: Flow): void {
  flow.change({ phase: 'play' })
  flow.emit({ type: 'phase-started', phase: 'play' })
  nextSlot(flow, 0)
}

/** Ends the open slot and moves on to the next one with a turn. */
export function endSlot(flow: Flow, { seat, acts }: Slot): void {
  const { round } = flow.state
  const tempo = flow.state.tempo[seat]
  flow.change({
    slot: null,
    tempo: replaced(flow.state.tempo, seat, { ...tempo, slots: tempo.slots + 1, last: acts }),
  })
  flow.emit({ type: 'slot-ended', seat, round, acts })
  afterSlot(flow, seat)
}

/**
 * The window is one round: player 1 still plays the slot of the round in which player 0 met the condition; when player
 * 1 meets it alone, that slot was the round's last anyway (ruling 13).
 */
function afterSlot(flow: Flow, seat: Player): void {
  const { explorers, round, options } = flow.state
  const [first, second] = explorers
  if (seat === 1) {
    if (first?.met === true && second?.met === true) return end(flow, [], 'both-treasures')
    if (first?.met === true) return end(flow, [0], 'treasure')
    if (second?.met === true) return end(flow, [1], 'treasure')
    if (round >= options.rounds) return end(flow, [], 'round-limit')
  }
  nextSlot(flow, otherPlayer(seat))
}

/** Skipped slots pass by themselves; the first other slot gets its number of turns and waits for its player. */
function nextSlot(flow: Flow, seat: Player): void {
  const { explorers, tempo: tempos } = flow.state
  const [first, second] = explorers
  const explorer = explorers[seat]
  if (first === null || second === null || explorer === null) return
  const round = seat === 0 ? flow.state.round + 1 : flow.state.round
  const back: Explorer = explorer.outside ? { ...explorer, outside: false } : explorer
  // Coming back is not an entry: nothing resolves (ruling 11).
  if (explorer.outside) {
    const own = { island: explorer.active, ...explorer.here }
    flow.emit({ type: 'returned', private: true, seat, own, truth: positionOf(explorer) })
  }
  if (back.skipSlots > 0) {
    const left = back.skipSlots - 1
    const tempo = tempos[seat]
    flow.change({
      round,
      slot: null,
      explorers: replaced(explorers, seat, { ...back, skipSlots: left }),
      tempo: replaced(tempos, seat, { ...tempo, slots: tempo.slots + 1, skips: tempo.skips + 1, last: 's' }),
    })
    flow.emit({ type: 'slot-skipped', seat, round, left })
    return afterSlot(flow, seat)
  }
  const { turns, extra } = slotTurns([first, second], seat)
  const slot: Slot = { seat, turns, left: turns, extra, acts: '' }
  flow.change({ round, slot, explorers: replaced(explorers, seat, back) })
  flow.emit({ type: 'slot-started', seat, round, own: { turns, extra } })
}

export function end(flow: Flow, winners: readonly Player[], reason: Reason): void {
  const outcome: Outcome & { readonly reason: Reason } = { winners, reason }
  flow.change({ phase: 'over', slot: null, outcome })
  flow.emit({ type: 'match-ended', outcome, mazes: flow.state.mazes })
}
