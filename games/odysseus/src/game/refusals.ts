import { fail } from '@turnwise/engine'

/** The rules that a move can break. */
export type RuleCode =
  | 'choice-pending'
  | 'no-choice'
  | 'out-of-range'
  | 'unknown-move'
  | 'not-enough-actions'
  | 'deck-empty'
  | 'ship-damaged'
  | 'sirens'

export interface Refusal {
  readonly code: RuleCode
  readonly message: string
}

const because = (code: RuleCode, message: string): Refusal => ({ code, message })

/** Why a move is refused: a code for programs and the sentence that every face shows. */
export const REFUSALS = {
  matchOver: fail('match-over', 'The match is over.'),
  notYourTurn: (name: string) => fail('not-your-turn', `It is the turn of ${name}.`),
  choicePending: because('choice-pending', 'First choose how far the wind of Aeolus carries you.'),
  noChoice: because('no-choice', 'Aeolus offers no wind now.'),
  outOfRange: (most: number, tiles: unknown) =>
    because('out-of-range', `Aeolus carries you 0 to ${most} tiles now, not ${String(tiles)}.`),
  unknownMove: (type: unknown) => because('unknown-move', `There is no move "${String(type)}".`),
  notEnoughActions: (cost: number, left: number) =>
    because('not-enough-actions', `This costs ${cost} ${cost === 1 ? 'point' : 'points'}, and you have ${left}.`),
  deckEmpty: because('deck-empty', 'The Sea deck is empty.'),
  shipDamaged: because('ship-damaged', 'Only an undamaged ship can sail 2 tiles carefully.'),
  sirens: (left: number) =>
    because('sirens', `The Sirens hold you: use all your points first, ${left} ${left === 1 ? 'is' : 'are'} left.`),
} as const
