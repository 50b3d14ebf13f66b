import { createDeck, fullDecks, withoutCards } from './cards.ts'
import { applyDamageModifiers } from './modifiers.ts'
import type { SeededRNG } from './rng.ts'
import { calculateBaseDamage, compareHands, scoreHand } from './scoring.ts'
import type {
  Card,
  CombatState,
  GameRules,
  Hand,
  HandResult,
  HandScore,
  Modifier,
  ModifierContext,
  OtherHand,
  Side,
} from './types.ts'

export const EMPTY_HAND: Hand = { cards: [] }

export function initCombat(rng: SeededRNG, rules: GameRules): CombatState {
  return {
    deck: createDeck(rng, rules.deck.numberOfDecks),
    deckIndex: 0,
    playerHand: EMPTY_HAND,
    dealerHand: EMPTY_HAND,
    dealerFaceDown: false,
    doubledDown: false,
  }
}

/** Player first, then dealer; the dealer's first card lies face down. */
export function dealInitialCards(combat: CombatState, rules: GameRules, rng?: SeededRNG): CombatState {
  const { initialPlayerCards, initialDealerCards } = rules.turnOrder
  let dealt: CombatState = { ...combat, playerHand: EMPTY_HAND, dealerHand: EMPTY_HAND, doubledDown: false }
  for (let i = 0; i < initialPlayerCards; i++) dealt = drawTo(dealt, 'player', rules, rng)
  for (let i = 0; i < initialDealerCards; i++) dealt = drawTo(dealt, 'dealer', rules, rng)
  return { ...dealt, dealerFaceDown: true }
}

export function playerHit(combat: CombatState, rules?: GameRules, rng?: SeededRNG): CombatState {
  return drawTo(combat, 'player', rules, rng)
}

/** Each of the two cards becomes a hand and gets a second one, the first hand first. */
export function playerSplit(combat: CombatState, rules?: GameRules, rng?: SeededRNG): CombatState {
  const [first, second] = combat.playerHand.cards.map((card): Hand => ({ cards: [card] }))
  if (first === undefined || second === undefined) return combat
  const waiting = (cards: readonly Card[]) => ({ cards, doubledDown: false, isPlayed: false })
  const begun = drawTo({ ...combat, playerHand: first, otherHand: waiting(second.cards) }, 'player', rules, rng)
  const swapped = { ...begun, playerHand: second, otherHand: waiting(begun.playerHand.cards) }
  const both = drawTo(swapped, 'player', rules, rng)
  return { ...both, playerHand: begun.playerHand, otherHand: waiting(both.playerHand.cards) }
}

/** The two hands of a split change places. `isPlayed`: whether the one that leaves is done. */
export function playOtherHand(combat: CombatState, other: OtherHand, isPlayed: boolean): CombatState {
  const otherHand = { cards: combat.playerHand.cards, doubledDown: combat.doubledDown, isPlayed }
  return { ...combat, playerHand: { cards: other.cards }, doubledDown: other.doubledDown, otherHand }
}

/** What the player's hand is worth; after a split 21 with two cards is no natural. */
export function scorePlayer({ playerHand, otherHand }: CombatState, rules: GameRules): HandScore {
  const score = scoreHand(playerHand, rules)
  return otherHand === undefined || !score.isBlackjack ? score : { ...score, isBlackjack: false }
}

/** The cards of the hands that lie on the table. */
export function cardsOnTable({ playerHand, otherHand, dealerHand }: CombatState): readonly Card[] {
  return [...playerHand.cards, ...(otherHand?.cards ?? []), ...dealerHand.cards]
}

/** The dealer's turn begins: its hidden card is turned up. */
export function playerStand(combat: CombatState): CombatState {
  return combat.dealerFaceDown ? { ...combat, dealerFaceDown: false } : combat
}

/** Exactly one card, and the hand counts double, whoever wins it. */
export function playerDoubleDown(combat: CombatState, rules?: GameRules, rng?: SeededRNG): CombatState {
  return { ...playerStand(playerHit(combat, rules, rng)), doubledDown: true }
}

export function dealerPlay(combat: CombatState, rules: GameRules, rng?: SeededRNG): CombatState {
  let played = playerStand(combat)
  while (dealerDraws(scoreHand(played.dealerHand, rules), rules)) played = drawTo(played, 'dealer', rules, rng)
  return played
}

function dealerDraws(score: HandScore, { dealer }: GameRules): boolean {
  if (score.busted) return false
  return score.value < dealer.standsOn || (score.value === 17 && score.soft && !dealer.standsOnSoft17)
}

function drawTo(combat: CombatState, side: Side, rules?: GameRules, rng?: SeededRNG): CombatState {
  const from = combat.deckIndex < combat.deck.length ? combat : refill(combat, rules, rng)
  const card = from.deck[from.deckIndex] as Card
  const { deck, dealerFaceDown, doubledDown, otherHand } = from
  const deckIndex = from.deckIndex + 1
  const drawn: CombatState =
    side === 'player'
      ? {
          deck,
          deckIndex,
          playerHand: { cards: [...from.playerHand.cards, card] },
          dealerHand: from.dealerHand,
          dealerFaceDown,
          doubledDown,
        }
      : {
          deck,
          deckIndex,
          playerHand: from.playerHand,
          dealerHand: { cards: [...from.dealerHand.cards, card] },
          dealerFaceDown,
          doubledDown,
        }
  return otherHand === undefined ? drawn : { ...drawn, otherHand }
}

/** Everything that does not lie on the table is shuffled again; the deck stays whole, the table's cards first (ruling 22). */
function refill(combat: CombatState, rules?: GameRules, rng?: SeededRNG): CombatState {
  if (rules === undefined || rng === undefined)
    throw new RangeError('The deck is empty and there is no way to refill it.')
  const all = fullDecks(rules.deck.numberOfDecks)
  const table = cardsOnTable(combat)
  const rest = withoutCards(all, table)
  return { ...combat, deck: [...table, ...rng.shuffle(rest.length > 0 ? rest : all)], deckIndex: table.length }
}

/** Steps 3 to 8 of a hand: who wins, and what it costs the loser. The context learns the scores and the winner. */
export function resolveHand(
  combat: CombatState,
  playerModifiers: readonly Modifier[],
  enemyModifiers: readonly Modifier[],
  rules: GameRules,
  context: ModifierContext,
): HandResult {
  const played = resolvePlayed(combat, playerModifiers, enemyModifiers, rules, context)
  if (combat.surrendered !== true) return played
  context.winner = 'dealer'
  return giveUp(played)
}

/** Half of what the hand would have cost; nothing where it would not have been lost (ruling 29). */
function giveUp(result: HandResult): HandResult {
  const lost = result.winner === 'dealer' ? result.damageDealt : 0
  const damageDealt = Math.floor(lost / 2)
  return {
    ...result,
    winner: 'dealer',
    damageDealt,
    damageTarget: damageDealt > 0 ? 'player' : 'none',
    dodged: false,
    damageBreakdown: lost > 0 ? `${result.damageBreakdown} -half:${lost - damageDealt} =${damageDealt}` : 'base:0 =0',
    surrendered: true,
  }
}

function resolvePlayed(
  combat: CombatState,
  playerModifiers: readonly Modifier[],
  enemyModifiers: readonly Modifier[],
  rules: GameRules,
  context: ModifierContext,
): HandResult {
  const { playerHand, dealerHand } = combat
  context.rules = rules
  context.playerHand = playerHand
  context.dealerHand = dealerHand
  context.playerScore = scorePlayer(combat, rules)
  context.dealerScore = scoreHand(dealerHand, rules)
  context.playerScore = saveBust('player', playerHand, context.playerScore, playerModifiers, context)
  context.dealerScore = saveBust('dealer', dealerHand, context.dealerScore, enemyModifiers, context)
  const { playerScore, dealerScore } = context
  const winner = compareHands(playerScore, dealerScore, rules)
  context.winner = winner
  if (winner === 'push') {
    context.winnerHandSuits = []
    const breakdown = 'base:0 =0'
    return { ...result(context), damageDealt: 0, damageTarget: 'none', dodged: false, damageBreakdown: breakdown }
  }
  const won = winner === 'player'
  context.winnerHandSuits = (won ? playerHand : dealerHand).cards.map(card => card.suit)
  const base = won
    ? calculateBaseDamage(playerScore, dealerScore, rules, combat.doubledDown)
    : calculateBaseDamage(dealerScore, playerScore, rules, combat.doubledDown)
  const { finalDamage, dodged, breakdown } = applyDamageModifiers(
    base,
    won ? playerModifiers : enemyModifiers,
    won ? enemyModifiers : playerModifiers,
    context,
  )
  const damageTarget = won ? 'dealer' : 'player'
  return { ...result(context), damageDealt: finalDamage, damageTarget, dodged, damageBreakdown: breakdown }
}

function result({ playerScore, dealerScore, winner }: ModifierContext) {
  return { playerScore, dealerScore, winner }
}

/** The first modifier with an answer decides what a bust counts. */
function saveBust(
  owner: Side,
  hand: Hand,
  score: HandScore,
  modifiers: readonly Modifier[],
  context: ModifierContext,
): HandScore {
  if (!score.busted) return score
  context.owner = owner
  for (const modifier of modifiers) {
    const saved = modifier.modifyBust?.(hand, score.value, context) ?? null
    if (saved !== null) return { value: saved.effectiveScore, soft: false, busted: saved.busted, isBlackjack: false }
  }
  return score
}
