import { end, type Flow } from './flow.ts'
import { otherPlayer, type Pair, type Player, replaced } from './grid.ts'
import { positionOf } from './knowledge.ts'
import { EFFECTS, type Effect, type Explorer, type KnownIsland, type Slot, type Tempo } from './types.ts'

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

/** Slots that a Trap takes. */
export const TRAP_SLOTS = 3

/** What a player may carry. */
export const EFFECT_CHOICES: readonly (Effect | null)[] = [null, ...EFFECTS]

/** A Crutch and a Crossbow cancel each other; the same one again changes nothing (ruling 8). */
export function gainEffect(has: Effect | null, gains: Effect): Effect | null {
  return has === null || has === gains ? gains : null
}

/** Turns that a slot of this player holds, by the effects of both at its start: never more than two. */
export function slotTurns(
  explorers: Pair<Pick<Explorer<KnownIsland>, 'effect'>>,
  player: Player,
): { readonly turns: number; readonly extra: Effect | null } {
  if (explorers[player].effect === 'crutch') return { turns: 2, extra: 'crutch' }
  if (explorers[otherPlayer(player)].effect === 'crossbow') return { turns: 2, extra: 'crossbow' }
  return { turns: 1, extra: null }
}
