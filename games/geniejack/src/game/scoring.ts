import type { Card, GameRules, Hand, HandScore, Winner } from './types.ts'

/** Aces are high unless that would bust the hand; then as many as needed are low. */
export function scoreHand(hand: Hand, rules: GameRules): HandScore {
  const { bustThreshold, blackjackTarget, additionalBlackjackValues, bustSaveThreshold } = rules.scoring
  const { aceHighValue, aceLowValue, faceCardValue } = rules.scoring
  const { cards } = hand
  let value = 0
  let highAces = 0
  for (let i = 0; i < cards.length; i++) {
    const { rank } = cards[i] as Card
    if (rank === 'A') {
      highAces++
      value += aceHighValue
    } else if (rank === 'K' || rank === 'Q' || rank === 'J') value += faceCardValue
    else value += Number(rank)
  }
  while (highAces > 0 && value > bustThreshold) {
    highAces--
    value -= aceHighValue - aceLowValue
  }
  const busted = value > bustThreshold && (bustSaveThreshold === null || value > bustSaveThreshold)
  const isBlackjack =
    cards.length === 2 && !busted && (value === blackjackTarget || additionalBlackjackValues.includes(value))
  return { value, soft: highAces > 0, busted, isBlackjack }
}

/** A natural against a 21 is a tie: only the values count (ruling 13). */
export function compareHands(playerScore: HandScore, dealerScore: HandScore, rules: GameRules): Winner {
  if (playerScore.busted && dealerScore.busted) return rules.winConditions.doubleBustResolution
  if (playerScore.busted) return 'dealer'
  if (dealerScore.busted) return 'player'
  if (playerScore.value === dealerScore.value) return rules.winConditions.tieResolution
  return playerScore.value > dealerScore.value ? 'player' : 'dealer'
}

/** The difference, or the winner's whole hand against a bust; a double bust given to a side is worth 0 (rulings 6 and 15). */
export function worthOfCards(winner: HandScore, loser: HandScore): number {
  return winner.busted ? 0 : winner.value - (loser.busted ? 0 : loser.value)
}

/** Rulings 6 and 15: a tie or a double bust given to a side is worth 0 before its bonuses. */
export function calculateBaseDamage(
  winnerScore: HandScore,
  loserScore: HandScore,
  rules: GameRules,
  doubledDown = false,
): number {
  const { damage, winConditions, actions } = rules
  let amount = worthOfCards(winnerScore, loserScore) * damage.baseMultiplier
  if (winnerScore.isBlackjack) amount *= winConditions.blackjackPayoutMultiplier
  if (doubledDown) amount *= actions.doubleDownMultiplier
  amount = Math.max(amount, damage.minimumDamage)
  if (damage.maximumDamage !== null) amount = Math.min(amount, damage.maximumDamage)
  amount = (amount + damage.flatBonusDamage) * (1 + damage.percentBonusDamage)
  return winnerScore.isBlackjack ? amount + winConditions.naturalBlackjackBonus : amount
}
