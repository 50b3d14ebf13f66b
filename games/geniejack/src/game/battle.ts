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
import { type Flow, makeContext, pipeline, rulesInForce, runHooks, tellHealth, watchHealth } from './flow.ts'
import { hurt, OWN_HAND } from './health.ts'
import { endRun, winBattle } from './journey.ts'
import { collectModifiers, type ModifierSets } from './modifiers.ts'
import { scoreHand } from './scoring.ts'
import { type CombatState, type EnemyState, EQUIPMENT_SLOTS, type GameRules } from './types.ts'

/** A battle that lasts this many hands loses the run (ruling 21). */
export const HAND_LIMIT = 1000

/** Starts the battle against the enemy of this stage and battle. */
export function startBattle(flow: Flow): void {
  const { state: run } = flow
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
  flow.emit({ type: 'battle-started', stage: run.stage, battle: run.battle, enemy: enemy.data })
  const modifiers = collectModifiers(run.player, enemy)
  const context = makeContext(flow, enemy, pipeline(run.rules, modifiers))
  runHooks(flow, 'onBattleStart', 'player', modifiers.playerModifiers, context)
  runHooks(flow, 'onBattleStart', 'dealer', modifiers.enemyModifiers, context)
  settle(flow, enemy)
}

/** Hooks first, then the deal: a curse can kill before a card is seen (ruling 23). */
export function startHand(flow: Flow, enemy: EnemyState): void {
  const { state: run, rng } = flow
  const modifiers = collectModifiers(run.player, enemy)
  const rules = pipeline(run.rules, modifiers)
  run.lastHandResult = null
  run.healthChanges = []
  flow.emit({ type: 'hand-started', handNumber: run.handNumber })
  clearTable(flow, rules)
  const context = makeContext(flow, enemy, rules)
  runHooks(flow, 'onHandStart', 'player', modifiers.playerModifiers, context)
  runHooks(flow, 'onHandStart', 'dealer', modifiers.enemyModifiers, context)
  if (settle(flow, enemy)) return
  const shoe = run.combat ?? initCombat(rng, rules)
  const combat = dealInitialCards(shoe, rules, rng)
  tellRefill(flow, shoe, combat)
  run.combat = combat
  run.phase = 'player_turn'
  const playerScore = scoreHand(combat.playerHand, rules)
  const dealer = combat.dealerHand.cards.map((card, i) => (i === 0 ? null : card))
  flow.emit({ type: 'cards-dealt', player: combat.playerHand.cards, dealer, playerScore })
  if (!rules.turnOrder.playerGoesFirst) playDealer(flow, rules)
  const peeked = rules.dealer.peeksForBlackjack && scoreHand(combat.dealerHand, rules).isBlackjack
  if (peeked || playerScore.busted) finishHand(flow, enemy, rules, modifiers)
}

/** A shoe that is not reshuffled lasts for the battle. */
function clearTable({ state: run }: Flow, rules: GameRules): void {
  run.combat = run.combat === null || rules.deck.reshuffleBetweenHands ? null : { ...run.combat, ...NO_CARDS }
}

const NO_CARDS = { playerHand: { cards: [] }, dealerHand: { cards: [] }, dealerFaceDown: false, doubledDown: false }

export function hit(flow: Flow, enemy: EnemyState, combat: CombatState): void {
  const modifiers = collectModifiers(flow.state.player, enemy)
  const rules = pipeline(flow.state.rules, modifiers)
  drawForPlayer(flow, combat, playerHit(combat, rules, flow.rng), rules)
  // A saved hand may go on; one over the threshold has ended its turn (ruling 14).
  if (scoreHand(flow.state.combat?.playerHand ?? combat.playerHand, rules).busted)
    finishHand(flow, enemy, rules, modifiers)
}

export function stand(flow: Flow, enemy: EnemyState, combat: CombatState): void {
  const modifiers = collectModifiers(flow.state.player, enemy)
  const rules = pipeline(flow.state.rules, modifiers)
  flow.emit({ type: 'stood', seat: 0, score: scoreHand(combat.playerHand, rules) })
  finishHand(flow, enemy, rules, modifiers)
}

export function doubleDown(flow: Flow, enemy: EnemyState, combat: CombatState): void {
  const modifiers = collectModifiers(flow.state.player, enemy)
  const rules = pipeline(flow.state.rules, modifiers)
  flow.emit({ type: 'doubled-down', seat: 0 })
  const { dealerFaceDown } = combat
  drawForPlayer(flow, combat, { ...playerDoubleDown(combat, rules, flow.rng), dealerFaceDown }, rules)
  finishHand(flow, enemy, rules, modifiers)
}

function drawForPlayer(flow: Flow, before: CombatState, after: CombatState, rules: GameRules): void {
  tellRefill(flow, before, after)
  flow.state.combat = after
  const card = after.playerHand.cards.at(-1)
  if (card !== undefined) {
    flow.emit({ type: 'card-drawn', side: 'player', card, score: scoreHand(after.playerHand, rules) })
  }
}

function tellRefill(flow: Flow, before: CombatState, after: CombatState): void {
  if (before.deck !== after.deck) flow.emit({ type: 'shoe-refilled', left: after.deck.length - after.deckIndex })
}

/** The dealer always plays out, so both can bust (ruling 13). */
function playDealer(flow: Flow, rules: GameRules): void {
  const { state: run, rng } = flow
  if (run.combat === null || !run.combat.dealerFaceDown) return
  const shown = playerStand(run.combat)
  const dealt = shown.dealerHand.cards
  flow.emit({ type: 'dealer-revealed', cards: dealt, score: scoreHand(shown.dealerHand, rules) })
  const played = dealerPlay(shown, rules, rng)
  tellRefill(flow, shown, played)
  for (let i = dealt.length; i < played.dealerHand.cards.length; i++) {
    const cards = played.dealerHand.cards.slice(0, i + 1)
    const card = cards[i]
    if (card !== undefined) flow.emit({ type: 'card-drawn', side: 'dealer', card, score: scoreHand({ cards }, rules) })
  }
  run.combat = played
}

/** The dealer's turn, then steps 3 to 10 of a hand. */
function finishHand(flow: Flow, enemy: EnemyState, rules: GameRules, modifiers: ModifierSets): void {
  const { state: run } = flow
  playDealer(flow, rules)
  if (run.combat === null) return
  const { player } = run
  const { playerModifiers, enemyModifiers } = modifiers
  const context = makeContext(flow, enemy, rules)
  const result = resolveHand(run.combat, playerModifiers, enemyModifiers, rules, context)
  flow.emit({ type: 'hand-resolved', result })
  const before = [player.hp, enemy.hp] as const
  if (result.damageTarget === 'player') hurt(player, result.damageDealt)
  if (result.damageTarget === 'dealer') hurt(enemy, result.damageDealt)
  tellHealth(flow, 'player', before[0], enemy.data.name)
  tellHealth(flow, 'dealer', before[1], OWN_HAND)
  endHand(flow, modifiers, context)
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
  flow: Flow,
  { playerModifiers, enemyModifiers }: ModifierSets,
  context: ReturnType<typeof makeContext>,
): void {
  const { player } = flow.state
  const worn = EQUIPMENT_SLOTS.filter(slot => player.equipment[slot] !== null).length
  const active = player.activeEffects.length
  runHooks(flow, 'onHandEnd', 'player', playerModifiers.slice(0, worn), context)
  tickActiveEffects(player, context.enemyState, context, {
    acting: ({ name }, act) => watchHealth(flow, context, name, act),
    ended: ({ name }) => flow.emit({ type: 'effect-ended', name }),
  })
  runHooks(flow, 'onHandEnd', 'player', playerModifiers.slice(worn + active), context)
  runHooks(flow, 'onHandEnd', 'dealer', enemyModifiers, context)
}

/** From `hand_result` on: the battle's end, or the next hand. */
export function leaveHand(flow: Flow, enemy: EnemyState): void {
  const { state: run } = flow
  if (settle(flow, enemy)) return
  if (run.handNumber >= HAND_LIMIT) {
    endRun(flow, 'hand-limit')
    return
  }
  run.handNumber += 1
  run.lastHandResult = null
  run.healthChanges = []
  clearTable(flow, rulesInForce(run))
  run.phase = 'pre_hand'
}

/** Ends the battle if a combatant is at 0; if both are, the player has lost (ruling 18). Returns whether it ended. */
export function settle(flow: Flow, enemy: EnemyState): boolean {
  if (flow.state.player.hp <= 0) endRun(flow, 'defeated')
  else if (enemy.hp <= 0) winBattle(flow, enemy)
  else return false
  return true
}
