import { effectiveActions, type GameAction, type Match, type Seat, sameJson } from '@turnwise/engine'

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
  return effectiveActions(match.log, { sinceSetUp: true }).flatMap(entry => {
    if (entry.kind !== 'action') return []
    const { seq, seat, action } = entry
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
