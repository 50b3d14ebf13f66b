import {
  dealerPlay,
  dealInitialCards,
  initCombat,
  playerDoubleDown,
  playerHit,
  playerSplit,
  playerStand,
  playOtherHand,
  resolveHand,
  scorePlayer,
} from './combat.ts'
import { combatantFor } from './combatants.ts'
import { tickActiveEffects } from './consumables.ts'
import { type Flow, makeContext, pipeline, rulesInForce, runHooks, tellHealth, watchHealth } from './flow.ts'
import { hurt, OWN_HAND } from './health.ts'
import { endRun, winBattle } from './journey.ts'
import { collectModifiers, type ModifierSets } from './modifiers.ts'
import { scoreHand } from './scoring.ts'
import {
  type Card,
  type CombatState,
  type EnemyState,
  EQUIPMENT_SLOTS,
  type GameRules,
  type HandResult,
} from './types.ts'

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
  forgetResults(flow)
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
  forgetResults(flow)
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

function forgetResults({ state: run }: Flow): void {
  run.lastHandResult = null
  delete run.firstHandResult
  run.healthChanges = []
}

/** A shoe that is not reshuffled lasts for the battle. */
function clearTable({ state: run }: Flow, rules: GameRules): void {
  const { combat } = run
  run.combat =
    combat === null || rules.deck.reshuffleBetweenHands
      ? null
      : { deck: combat.deck, deckIndex: combat.deckIndex, ...NO_CARDS }
}

const NO_CARDS = { playerHand: { cards: [] }, dealerHand: { cards: [] }, dealerFaceDown: false, doubledDown: false }

export function hit(flow: Flow, enemy: EnemyState, combat: CombatState): void {
  const { rules, modifiers } = inForce(flow, enemy)
  const drawn = playerHit(combat, rules, flow.rng)
  drawForPlayer(flow, combat, drawn, rules)
  // A saved hand may go on; one over the threshold has ended its turn (ruling 14).
  if (scoreHand(drawn.playerHand, rules).busted) endTurn(flow, enemy, drawn, rules, modifiers)
}

export function stand(flow: Flow, enemy: EnemyState, combat: CombatState): void {
  const { rules, modifiers } = inForce(flow, enemy)
  flow.emit({ type: 'stood', seat: 0, score: scorePlayer(combat, rules) })
  endTurn(flow, enemy, combat, rules, modifiers)
}

export function doubleDown(flow: Flow, enemy: EnemyState, combat: CombatState): void {
  const { rules, modifiers } = inForce(flow, enemy)
  flow.emit({ type: 'doubled-down', seat: 0 })
  const { dealerFaceDown } = combat
  const doubled = { ...playerDoubleDown(combat, rules, flow.rng), dealerFaceDown }
  drawForPlayer(flow, combat, doubled, rules)
  endTurn(flow, enemy, doubled, rules, modifiers)
}

export function split(flow: Flow, enemy: EnemyState, combat: CombatState): void {
  const { rules, modifiers } = inForce(flow, enemy)
  const halves = playerSplit(combat, rules, flow.rng)
  tellRefill(flow, combat, halves)
  flow.state.combat = halves
  const first = halves.playerHand.cards
  const second = halves.otherHand?.cards ?? []
  const scoreOf = (cards: readonly Card[]) => scorePlayer({ ...halves, playerHand: { cards } }, rules)
  flow.emit({ type: 'hand-split', seat: 0, hands: [first, second], scores: [scoreOf(first), scoreOf(second)] })
  if (scoreHand(halves.playerHand, rules).busted) endTurn(flow, enemy, halves, rules, modifiers)
}

export function surrender(flow: Flow, enemy: EnemyState, combat: CombatState): void {
  const { rules, modifiers } = inForce(flow, enemy)
  flow.emit({ type: 'surrendered', seat: 0 })
  playDealer(flow, rules)
  flow.state.combat = { ...(flow.state.combat ?? combat), surrendered: true }
  finishHand(flow, enemy, rules, modifiers)
}

function inForce({ state: run }: Flow, enemy: EnemyState) {
  const modifiers = collectModifiers(run.player, enemy)
  return { modifiers, rules: pipeline(run.rules, modifiers) }
}

/** The second hand of a split, or the dealer. */
function endTurn(flow: Flow, enemy: EnemyState, combat: CombatState, rules: GameRules, modifiers: ModifierSets): void {
  if (combat.otherHand === undefined || combat.otherHand.isPlayed) {
    finishHand(flow, enemy, rules, modifiers)
    return
  }
  const second = playOtherHand(combat, combat.otherHand, true)
  flow.state.combat = second
  const score = scorePlayer(second, rules)
  flow.emit({ type: 'second-hand-begun', seat: 0, cards: second.playerHand.cards, score })
  if (score.busted) finishHand(flow, enemy, rules, modifiers)
}

function drawForPlayer(flow: Flow, before: CombatState, after: CombatState, rules: GameRules): void {
  tellRefill(flow, before, after)
  flow.state.combat = after
  const card = after.playerHand.cards.at(-1)
  if (card !== undefined) {
    flow.emit({ type: 'card-drawn', side: 'player', card, score: scorePlayer(after, rules) })
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

/** The dealer's turn, then steps 3 to 10; for both hands of a split, if both combatants survive the first. */
function finishHand(flow: Flow, enemy: EnemyState, rules: GameRules, modifiers: ModifierSets): void {
  const { state: run } = flow
  playDealer(flow, rules)
  const { combat } = run
  if (combat === null) return
  run.phase = 'hand_result'
  if (combat.otherHand === undefined) {
    run.lastHandResult = resolve(flow, enemy, combat, rules, modifiers)
    return
  }
  const first = playOtherHand(combat, combat.otherHand, false)
  const result = resolve(flow, enemy, first, rules, modifiers)
  if (run.player.hp <= 0 || enemy.hp <= 0) {
    run.combat = first
    run.lastHandResult = result
    return
  }
  // What worked for the next resolved hand has worked.
  const now = inForce(flow, enemy)
  run.firstHandResult = result
  run.lastHandResult = resolve(flow, enemy, combat, now.rules, now.modifiers)
}

function resolve(
  flow: Flow,
  enemy: EnemyState,
  combat: CombatState,
  rules: GameRules,
  modifiers: ModifierSets,
): HandResult {
  const { state: run } = flow
  const { player } = run
  const { playerModifiers, enemyModifiers } = modifiers
  const context = makeContext(flow, enemy, rules)
  const result = resolveHand(combat, playerModifiers, enemyModifiers, rules, context)
  flow.emit({ type: 'hand-resolved', result })
  const before = [player.hp, enemy.hp] as const
  if (result.damageTarget === 'player') hurt(player, result.damageDealt)
  if (result.damageTarget === 'dealer') hurt(enemy, result.damageDealt)
  tellHealth(flow, 'player', before[0], enemy.data.name)
  tellHealth(flow, 'dealer', before[1], OWN_HAND)
  endHand(flow, modifiers, context, result.surrendered === true)
  run.tally = {
    ...run.tally,
    handsPlayed: run.tally.handsPlayed + 1,
    handsWon: run.tally.handsWon + (result.winner === 'player' ? 1 : 0),
  }
  return result
}

/** Step 10: slots, active effects, wishes, then the enemy's (ruling 8); of a hand that was given up only the effects (ruling 29). */
function endHand(
  flow: Flow,
  { playerModifiers, enemyModifiers }: ModifierSets,
  context: ReturnType<typeof makeContext>,
  isGivenUp: boolean,
): void {
  const { player } = flow.state
  const worn = EQUIPMENT_SLOTS.filter(slot => player.equipment[slot] !== null).length
  const active = player.activeEffects.length
  if (!isGivenUp) runHooks(flow, 'onHandEnd', 'player', playerModifiers.slice(0, worn), context)
  tickActiveEffects(player, context.enemyState, context, {
    acting: ({ name }, act) => watchHealth(flow, context, name, act),
    ended: ({ name }) => flow.emit({ type: 'effect-ended', name }),
  })
  if (isGivenUp) return
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
  forgetResults(flow)
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
