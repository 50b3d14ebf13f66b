/** `@turnwise/senet/rules`: the rules alone, for boards and analysers. */
export { legalMoves, type MovePlan, type Planned, planMove } from '../game/moves.ts'
export type { RuleCode } from '../game/refusals.ts'
export { setup } from '../game/setup.ts'
export type { Throw } from '../game/throws.ts'
export type { Action, Event, GameState, MoveAction, Options, Piece, Player, ThrowAction, View } from '../game/types.ts'
export { reduce } from './reduce.ts'
