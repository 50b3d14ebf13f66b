import type { Viewer } from '@turnwise/engine'
import { withoutCards } from './cards.ts'
import { cardsOnTable, scorePlayer } from './combat.ts'
import type { Event } from './events.ts'
import { rulesInForce } from './flow.ts'
import { legalActions } from './legal.ts'
import { scoreHand } from './scoring.ts'
import type { CombatState, EnemyState, EnemyView, GameRules, GameView, GenieView, RunState } from './types.ts'

/** A player and a spectator see the same: everything but the hole card, undealt cards and the generator. */
export function view(run: RunState, viewer: Viewer): GameView {
  const { combat, player } = run
  const rules = rulesInForce(run)
  const hand = combat === null || combat.playerHand.cards.length === 0 ? null : combat.playerHand
  return {
    phase: run.phase,
    seed: run.seed,
    difficulty: run.difficulty,
    rules: run.rules,
    stage: run.stage,
    battle: run.battle,
    handNumber: run.handNumber,
    player: {
      ...player,
      hand: hand?.cards ?? null,
      handScore: combat === null || hand === null ? null : scorePlayer(combat, rules),
    },
    enemy: run.enemy === null ? null : viewEnemy(run.enemy, combat, rules),
    doubledDown: combat?.doubledDown ?? false,
    ...viewOtherHand(combat, rules),
    shoe: combat === null ? null : { left: combat.deck.length - combat.deckIndex, discards: discards(combat) },
    shop: run.shop === null ? null : { items: run.shop },
    genie: viewGenie(run),
    lastHandResult: run.lastHandResult,
    ...(run.firstHandResult === undefined ? {} : { firstHandResult: run.firstHandResult }),
    healthChanges: run.healthChanges,
    goldEarned: run.goldEarned,
    tally: run.tally,
    outcome: run.outcome,
    availableActions: legalActions(run, 0),
    log: run.log,
    hidden: viewer === 'host' ? { combat, rng: run.rng } : null,
  }
}

export function redact(event: Event): Event {
  return event
}

function viewEnemy({ data, hp, memory }: EnemyState, combat: CombatState | null, rules: GameRules): EnemyView {
  const cards = combat?.dealerHand.cards ?? []
  const faceDown = combat?.dealerFaceDown === true
  const seen = faceDown ? cards.slice(1) : cards
  return {
    id: data.id,
    name: data.name,
    hp,
    maxHp: data.maxHp,
    isBoss: data.isBoss,
    description: data.description,
    modifierDescriptions: data.equipment.map(item => item.modifier.description),
    memory,
    visibleCards: faceDown ? [null, ...seen] : seen,
    visibleScore: seen.length === 0 ? null : scoreHand({ cards: seen }, rules).value,
    allRevealed: cards.length > 0 && !faceDown,
  }
}

function viewOtherHand(combat: CombatState | null, rules: GameRules): Pick<GameView, 'otherHand'> {
  const other = combat?.otherHand
  if (combat === null || other === undefined) return {}
  return { otherHand: { ...other, score: scorePlayer({ ...combat, playerHand: other }, rules) } }
}

function viewGenie({ genie }: RunState): GenieView | null {
  if (genie === null) return null
  return {
    bossName: genie.bossName,
    curseName: genie.curseModifier?.name ?? '',
    curseDescription: genie.curseModifier?.description ?? '',
    blessingEntered: genie.blessingText !== null,
    blessingText: genie.blessingText,
  }
}

/** Dealt in earlier hands of a shoe that is not reshuffled; everybody has seen them. */
function discards(combat: CombatState) {
  const { deck, deckIndex } = combat
  const table = cardsOnTable(combat)
  return deckIndex === table.length ? [] : withoutCards(deck.slice(0, deckIndex), table)
}
