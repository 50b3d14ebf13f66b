import { type GameAction, type Match, type Seat, sameJson } from '@turnwise/engine'

/** An action that was not undone: undone actions are not judged. */
export interface Step {
  readonly seq: number
  readonly seat: Seat
  /** As it was chosen, without what chance added. */
  readonly chosen: GameAction
  /** As it is in the log. */
  readonly action: GameAction
  readonly state: unknown
  /** The possible choices, including the one taken. */
  readonly legal: readonly GameAction[]
}

export function stepsOf(match: Match): readonly Step[] {
  return effectiveSeqs(match).flatMap(seq => {
    const entry = match.log[seq - 1]
    if (entry?.kind !== 'action') return []
    const { seat, action } = entry
    const state = match.stateAt(seq - 1)
    const listed = match.game.legalActions(state, seat)
    const isDrawn = (choice: GameAction) =>
      match.game.chance?.(state, choice).some(({ item }) => sameJson(item, action)) === true
    const known = listed.find(choice => sameJson(choice, action) || isDrawn(choice))
    return [
      { seq, seat, chosen: known ?? action, action, state, legal: known === undefined ? [...listed, action] : listed },
    ]
  })
}

/** Entries that led to the end, without those that an undo or a `set-state` discarded. */
function effectiveSeqs({ log }: Match): readonly number[] {
  let way: number[] = []
  for (const entry of log) {
    if (entry.kind === 'undo') way = way.filter(seq => seq <= entry.to)
    else if (entry.kind === 'set-state') way = []
    else if (entry.kind === 'action') way.push(entry.seq)
  }
  return way
}
