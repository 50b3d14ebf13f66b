import { fail, type Refused, refuse } from '@turnwise/engine'

/** The rules that an action can break, and their sentences. */
export const RULE_SENTENCES = {
  'unknown-action': 'An action is a throw or a move.',
  'bad-throw': 'A throw is a whole number from 1 to 5.',
  'bad-square': 'The squares are numbered 1 to 30.',
  'no-value': 'The throw has no value yet: the table draws it.',
  'already-thrown': 'You have thrown already: move a piece.',
  'throw-first': 'Throw first.',
  'no-piece': 'There is no piece on that square.',
  'not-your-piece': 'That piece is not yours.',
  'gate-first': 'A piece must land on square 26 before it may go beyond it.',
  'exact-exit': 'A piece leaves the board only from 28 with a 3, from 29 with a 2 or from 30 with a 1.',
  'own-piece': 'Your own piece stands where that move would end.',
  'safe-square': 'The piece on that square is safe there.',
  protected: 'The piece there is protected by a neighbour of its own side.',
  blockade: 'Two neighbouring pieces of your opponent block the way.',
} as const

export type RuleCode = keyof typeof RULE_SENTENCES

/** Why an action is refused: a code for programs and the sentence that every face shows. */
export const REFUSALS = {
  matchOver: fail('match-over', 'The match is over.'),
  notYourTurn: fail('not-your-turn', 'It is not your turn.'),
  rule: (rule: RuleCode): Refused => refuse(rule, RULE_SENTENCES[rule]),
} as const
