import type { Rng, Viewer } from '@turnwise/engine'
import { fullDecks, withoutCards } from './cards.ts'
import { findCombatant } from './combatants.ts'
import { rulesInForce } from './flow.ts'
import { scoreHand } from './scoring.ts'
import type { Card, CombatState, EnemyState, GameRules, GameView, RunState } from './types.ts'

/**
 * The same run with another hole card, other undealt cards and another generator. The seed that the run was started
 * with is no secret here: every screen names it, so that a run can be played again.
 */
export function conceal(run: RunState, viewer: Viewer, rng: Rng): RunState {
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

/** A run that looks like this: hole card, undealt cards and all random numbers to come are drawn again. */
export function resample(view: GameView, _viewer: Viewer, rng: Rng): RunState {
  const { hand: _hand, handScore: _score, ...player } = view.player
  const enemy = rebuildEnemy(view)
  const rules = rulesInForce({ rules: view.rules, player, enemy })
  return {
    seed: view.seed,
    difficulty: view.difficulty,
    rules: view.rules,
    rng: view.hidden?.rng ?? { seed: rng.int(2 ** 31), callCount: 0 },
    phase: view.phase,
    stage: view.stage,
    battle: view.battle,
    handNumber: view.handNumber,
    player,
    enemy,
    combat: view.hidden === null ? rebuildCombat(view, rules, rng) : view.hidden.combat,
    shop: view.shop?.items ?? null,
    genie: rebuildGenie(view),
    lastHandResult: view.lastHandResult,
    ...(view.firstHandResult === undefined ? {} : { firstHandResult: view.firstHandResult }),
    healthChanges: view.healthChanges,
    goldEarned: view.goldEarned,
    tally: view.tally,
    outcome: view.outcome,
    log: view.log,
  }
}

function rebuildEnemy({ enemy }: GameView): EnemyState | null {
  const data = enemy === null ? undefined : findCombatant(enemy.id)
  return enemy === null || data === undefined ? null : { data, hp: enemy.hp, memory: enemy.memory }
}

function rebuildGenie({ genie, enemy }: GameView): RunState['genie'] {
  if (genie === null) return null
  const curseModifier = (enemy === null ? undefined : findCombatant(enemy.id)?.curse) ?? null
  return { bossName: genie.bossName, curseModifier, blessingText: genie.blessingText }
}

function rebuildCombat(view: GameView, rules: GameRules, rng: Rng): CombatState | null {
  const { shoe, player, enemy, doubledDown, otherHand, lastHandResult } = view
  if (shoe === null || enemy === null) return null
  const playerCards = player.hand ?? []
  const seen = enemy.visibleCards.filter(card => card !== null)
  const known = [...shoe.discards, ...playerCards, ...(otherHand?.cards ?? []), ...seen]
  const unseen = rng.shuffle(withoutCards(fullDecks(rules.deck.numberOfDecks), known))
  const faceDown = seen.length < enemy.visibleCards.length
  const hole = faceDown ? unseen.splice(holeIndex(unseen, seen, rules), 1) : []
  return {
    deck: [...known, ...hole, ...unseen],
    deckIndex: known.length + hole.length,
    playerHand: { cards: playerCards },
    dealerHand: { cards: [...hole, ...seen] },
    dealerFaceDown: faceDown,
    doubledDown,
    ...rebuildOtherHand(view),
    ...(lastHandResult?.surrendered === true ? { surrendered: true } : {}),
  }
}

function rebuildOtherHand({ otherHand }: GameView): Pick<CombatState, 'otherHand'> {
  if (otherHand === undefined) return {}
  const { cards, doubledDown, isPlayed } = otherHand
  return { otherHand: { cards, doubledDown, isPlayed } }
}
