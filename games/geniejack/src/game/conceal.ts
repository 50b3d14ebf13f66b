import type { Rng, Viewer } from '@turnwise/engine'
import { rulesInForce } from './flow.ts'
import { scoreHand } from './scoring.ts'
import type { Card, CombatState, GameRules, RunState } from './types.ts'

/**
 * The same run with another hole card, other undealt cards and another generator. The seed that the run was started
 * with is no secret here: every screen names it, so that a run can be played again.
 */
export function concealRun(run: RunState, viewer: Viewer, rng: Rng): RunState {
  if (viewer === 'host') return run
  return {
    ...run,
    rng: { seed: rng.int(2 ** 31), callCount: run.rng.callCount },
    combat: run.combat === null ? null : concealCombat(run.combat, rulesInForce(run), rng),
  }
}

function concealCombat(combat: CombatState, rules: GameRules, rng: Rng): CombatState {
  const { deck, deckIndex, dealerHand, dealerFaceDown } = combat
  const dealt = deck.slice(0, deckIndex)
  const undealt = rng.shuffle(deck.slice(deckIndex))
  const [hole, ...seen] = dealerHand.cards
  if (!dealerFaceDown || hole === undefined) return { ...combat, deck: [...dealt, ...undealt] }
  const unseen = rng.shuffle([hole, ...undealt])
  const [drawn = hole] = unseen.splice(holeIndex(unseen, seen, rules), 1)
  const place = dealt.findLastIndex(card => isSameCard(card, hole))
  return {
    ...combat,
    deck: [...dealt.with(place, drawn), ...unseen],
    dealerHand: { cards: [drawn, ...seen] },
  }
}

/** A dealer who has peeked and plays on is known to have no natural; the true hole card is one that fits. */
function holeIndex(unseen: readonly Card[], seen: readonly Card[], rules: GameRules): number {
  if (!rules.dealer.peeksForBlackjack) return 0
  return unseen.findIndex(card => !scoreHand({ cards: [card, ...seen] }, rules).isBlackjack)
}

function isSameCard(a: Card, b: Card): boolean {
  return a.rank === b.rank && a.suit === b.suit
}
