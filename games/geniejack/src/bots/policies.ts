import { SUGGESTED_WISH } from '../game/legal.ts'
import type { PlayerAction } from '../game/types.ts'
import type { Position } from './position.ts'
import { chooseDrink, chooseWare } from './shopping.ts'

export type Policy = (position: Position, legal: readonly PlayerAction[]) => PlayerAction

const HIT: PlayerAction = { type: 'hit' }
const STAND: PlayerAction = { type: 'stand' }
const DOUBLE: PlayerAction = { type: 'double_down' }
const CONTINUE: PlayerAction = { type: 'continue' }
const SKIP: PlayerAction = { type: 'skip_shop' }

/** The basic strategy of blackjack, where only winning counts and not by how much. It leaves every shop. */
export const basicStrategy: Policy = (position, legal) => {
  if (position.phase === 'player_turn') return basicTurn(position, legal)
  return passOn(position, legal)
}

/**
 * Here a bust costs the dealer's whole hand and a lost comparison only the difference, so it does not risk a bust;
 * it doubles where the dealer is likely to bust, and it buys and drinks.
 */
export const carefulShopper: Policy = (position, legal) => {
  switch (position.phase) {
    case 'player_turn':
      return carefulTurn(position, legal)
    case 'pre_hand':
      return chooseDrink(position) ?? CONTINUE
    case 'shop':
      return chooseWare(position) ?? SKIP
    default:
      return passOn(position, legal)
  }
}

function passOn({ phase }: Position, legal: readonly PlayerAction[]): PlayerAction {
  if (phase === 'shop') return SKIP
  return legal.some(action => action.type === 'enter_wish') ? SUGGESTED_WISH : CONTINUE
}

const canDouble = (legal: readonly PlayerAction[]) => legal.some(action => action.type === 'double_down')

/** Hard totals, soft totals and doubles of the usual chart for a dealer that stands on soft 17, without splits. */
function basicTurn({ score, upcard }: Position, legal: readonly PlayerAction[]): PlayerAction {
  if (score === null) return STAND
  const { value, soft } = score
  const weak = upcard >= 2 && upcard <= 6
  if (canDouble(legal)) {
    if (!soft && (value === 11 || (value === 10 && upcard <= 9) || (value === 9 && upcard >= 3 && weak))) return DOUBLE
    if (soft && value >= 13 && value <= 18 && upcard >= softDoubleFrom(value) && weak) return DOUBLE
  }
  if (soft) return value >= 19 || (value === 18 && upcard <= 8) ? STAND : HIT
  if (value >= 17) return STAND
  if (value >= 13) return weak ? STAND : HIT
  return value === 12 && upcard >= 4 && weak ? STAND : HIT
}

/** 13 and 14 double against 5 and 6, 15 and 16 from 4, 17 and 18 from 3. */
function softDoubleFrom(value: number): number {
  if (value <= 14) return 5
  return value <= 16 ? 4 : 3
}

/** Its limits come from the ranges of the rules, not from 21 alone: 11 short of a bust is safe. */
function carefulTurn({ score, upcard, rules }: Position, legal: readonly PlayerAction[]): PlayerAction {
  if (score === null) return STAND
  const { value, soft } = score
  const { bustThreshold } = rules.scoring
  const weak = upcard >= 2 && upcard <= 6
  if (canDouble(legal) && !soft && weak && (value === bustThreshold - 10 || value === bustThreshold - 11)) return DOUBLE
  if (soft) return value >= bustThreshold - 3 ? STAND : HIT
  return value <= bustThreshold - 10 ? HIT : STAND
}
