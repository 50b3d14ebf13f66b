import {
  dealerPlay,
  dealInitialCards,
  initCombat,
  playerDoubleDown,
  playerHit,
  playerStand,
  resolveHand,
} from './combat.ts'
import { combatantFor } from './combatants.ts'
import { tickActiveEffects } from './consumables.ts'
import { makeContext, pipeline, rulesInForce, runHooks, tellHealth, type Work, watchHealth } from './flow.ts'
import { hurt, OWN_HAND } from './health.ts'
import { endRun, winBattle } from './journey.ts'
import { collectModifiers, type ModifierSets } from './modifiers.ts'
import { scoreHand } from './scoring.ts'
import { type CombatState, type EnemyState, EQUIPMENT_SLOTS, type GameRules } from './types.ts'

/** A battle that lasts this many hands loses the run (ruling 21). */
export const HAND_LIMIT = 1000

/** Starts the battle against the enemy of this stage and battle. */
export function startBattle(work: Work): void {
  const { state: run } = work
  run.enemy = null
  const { progression, health } = rulesInForce(run)
  const enemy: EnemyState = {
    data: combatantFor(run.stage, run.battle, progression.battlesPerStage),
    hp: 0,
    memory: {},
  }
  enemy.hp = enemy.data.maxHp
  run.enemy = enemy
  run.combat = null
  run.handNumber = 1
  run.lastHandResult = null
  run.healthChanges = []
  run.phase = 'pre_hand'
  run.player.maxHp = health.playerMaxHp
  run.player.hp = Math.min(run.player.hp, health.playerMaxHp)
  work.emit({ type: 'battle-started', stage: run.stage, battle: run.battle, enemy: enemy.data })
  const modifiers = collectModifiers(run.player, enemy)
  const context = makeContext(work, enemy, pipeline(run.rules, modifiers))
  runHooks(work, 'onBattleStart', 'player', modifiers.playerModifiers, context)
  runHooks(work, 'onBattleStart', 'dealer', modifiers.enemyModifiers, context)
  settle(work, enemy)
}

/** Hooks first, then the deal: a curse can kill before a card is seen (ruling 23). */
export function startHand(work: Work, enemy: EnemyState): void {
  const { state: run, rng } = work
  const modifiers = collectModifiers(run.player, enemy)
  const rules = pipeline(run.rules, modifiers)
  run.lastHandResult = null
  run.healthChanges = []
  work.emit({ type: 'hand-started', handNumber: run.handNumber })
  clearTable(work, rules)
  const context = makeContext(work, enemy, rules)
  runHooks(work, 'onHandStart', 'player', modifiers.playerModifiers, context)
  runHooks(work, 'onHandStart', 'dealer', modifiers.enemyModifiers, context)
  if (settle(work, enemy)) return
  const shoe = run.combat ?? initCombat(rng, rules)
  const combat = dealInitialCards(shoe, rules, rng)
  tellRefill(work, shoe, combat)
  run.combat = combat
  run.phase = 'player_turn'
  const playerScore = scoreHand(combat.playerHand, rules)
  const dealer = combat.dealerHand.cards.map((card, i) => (i === 0 ? null : card))
  work.emit({ type: 'cards-dealt', player: combat.playerHand.cards, dealer, playerScore })
  if (!rules.turnOrder.playerGoesFirst) playDealer(work, rules)
  const peeked = rules.dealer.peeksForBlackjack && scoreHand(combat.dealerHand, rules).isBlackjack
  if (peeked || playerScore.busted) finishHand(work, enemy, rules, modifiers)
}

/** A shoe that is not reshuffled lasts for the battle. */
function clearTable({ state: run }: Work, rules: GameRules): void {
  run.combat = run.combat === null || rules.deck.reshuffleBetweenHands ? null : { ...run.combat, ...NO_CARDS }
}

const NO_CARDS = { playerHand: { cards: [] }, dealerHand: { cards: [] }, dealerFaceDown: false, doubledDown: false }

export function hit(work: Work, enemy: EnemyState, combat: CombatState): void {
  const modifiers = collectModifiers(work.state.player, enemy)
  const rules = pipeline(work.state.rules, modifiers)
  drawForPlayer(work, combat, playerHit(combat, rules, work.rng), rules)
  // A saved hand may go on; one over the threshold has ended its turn (ruling 14).
  if (scoreHand(work.state.combat?.playerHand ?? combat.playerHand, rules).busted)
    finishHand(work, enemy, rules, modifiers)
}

export function stand(work: Work, enemy: EnemyState, combat: CombatState): void {
  const modifiers = collectModifiers(work.state.player, enemy)
  const rules = pipeline(work.state.rules, modifiers)
  work.emit({ type: 'stood', seat: 0, score: scoreHand(combat.playerHand, rules) })
  finishHand(work, enemy, rules, modifiers)
}

export function doubleDown(work: Work, enemy: EnemyState, combat: CombatState): void {
  const modifiers = collectModifiers(work.state.player, enemy)
  const rules = pipeline(work.state.rules, modifiers)
  work.emit({ type: 'doubled-down', seat: 0 })
  const { dealerFaceDown } = combat
  drawForPlayer(work, combat, { ...playerDoubleDown(combat, rules, work.rng), dealerFaceDown }, rules)
  finishHand(work, enemy, rules, modifiers)
}

function drawForPlayer(work: Work, before: CombatState, after: CombatState, rules: GameRules): void {
  tellRefill(work, before, after)
  work.state.combat = after
  const card = after.playerHand.cards.at(-1)
  if (card !== undefined) {
    work.emit({ type: 'card-drawn', side: 'player', card, score: scoreHand(after.playerHand, rules) })
  }
}

function tellRefill(work: Work, before: CombatState, after: CombatState): void {
  if (before.deck !== after.deck) work.emit({ type: 'shoe-refilled', left: after.deck.length - after.deckIndex })
}

/** The dealer always plays out, so both can bust (ruling 13). */
function playDealer(work: Work, rules: GameRules): void {
  const { state: run, rng } = work
  if (run.combat === null || !run.combat.dealerFaceDown) return
  const shown = playerStand(run.combat)
  const dealt = shown.dealerHand.cards
  work.emit({ type: 'dealer-revealed', cards: dealt, score: scoreHand(shown.dealerHand, rules) })
  const played = dealerPlay(shown, rules, rng)
  tellRefill(work, shown, played)
  for (let i = dealt.length; i < played.dealerHand.cards.length; i++) {
    const cards = played.dealerHand.cards.slice(0, i + 1)
    const card = cards[i]
    if (card !== undefined) work.emit({ type: 'card-drawn', side: 'dealer', card, score: scoreHand({ cards }, rules) })
  }
  run.combat = played
}

/** The dealer's turn, then steps 3 to 10 of a hand. */
function finishHand(work: Work, enemy: EnemyState, rules: GameRules, modifiers: ModifierSets): void {
  const { state: run } = work
  playDealer(work, rules)
  if (run.combat === null) return
  const { player } = run
  const { playerModifiers, enemyModifiers } = modifiers
  const context = makeContext(work, enemy, rules)
  const result = resolveHand(run.combat, playerModifiers, enemyModifiers, rules, context)
  work.emit({ type: 'hand-resolved', result })
  const before = [player.hp, enemy.hp] as const
  if (result.damageTarget === 'player') hurt(player, result.damageDealt)
  if (result.damageTarget === 'dealer') hurt(enemy, result.damageDealt)
  tellHealth(work, 'player', before[0], enemy.data.name)
  tellHealth(work, 'dealer', before[1], OWN_HAND)
  endHand(work, modifiers, context)
  run.lastHandResult = result
  run.phase = 'hand_result'
  run.tally = {
    ...run.tally,
    handsPlayed: run.tally.handsPlayed + 1,
    handsWon: run.tally.handsWon + (result.winner === 'player' ? 1 : 0),
  }
}

/** Step 10: slots, active effects, wishes, then the enemy's (ruling 8). */
function endHand(
  work: Work,
  { playerModifiers, enemyModifiers }: ModifierSets,
  context: ReturnType<typeof makeContext>,
): void {
  const { player } = work.state
  const worn = EQUIPMENT_SLOTS.filter(slot => player.equipment[slot] !== null).length
  const active = player.activeEffects.length
  runHooks(work, 'onHandEnd', 'player', playerModifiers.slice(0, worn), context)
  tickActiveEffects(player, context.enemyState, context, {
    acting: ({ name }, act) => watchHealth(work, context, name, act),
    ended: ({ name }) => work.emit({ type: 'effect-ended', name }),
  })
  runHooks(work, 'onHandEnd', 'player', playerModifiers.slice(worn + active), context)
  runHooks(work, 'onHandEnd', 'dealer', enemyModifiers, context)
}

/** From `hand_result` on: the battle's end, or the next hand. */
export function leaveHand(work: Work, enemy: EnemyState): void {
  const { state: run } = work
  if (settle(work, enemy)) return
  if (run.handNumber >= HAND_LIMIT) {
    endRun(work, 'hand-limit')
    return
  }
  run.handNumber += 1
  run.lastHandResult = null
  run.healthChanges = []
  clearTable(work, rulesInForce(run))
  run.phase = 'pre_hand'
}

/** Ends the battle if a combatant is at 0; if both are, the player has lost (ruling 18). Returns whether it ended. */
export function settle(work: Work, enemy: EnemyState): boolean {
  if (work.state.player.hp <= 0) endRun(work, 'defeated')
  else if (enemy.hp <= 0) winBattle(work, enemy)
  else return false
  return true
}
