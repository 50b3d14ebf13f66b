import type { Refused } from '@turnwise/engine'
import { type Flow, makeContext, pipeline, rulesInForce, runHooks, tellHealth } from './flow.ts'
import { createGenieEncounter, storeBlessingWish } from './genie.ts'
import { heal } from './health.ts'
import { collectModifiers, wholePart } from './modifiers.ts'
import { REFUSALS } from './refusals.ts'
import { isLastStage } from './road.ts'
import { generateShopInventory, purchaseItem, restock } from './shop.ts'
import type { EndingReason, EnemyState, GenieEncounter, ShopItem } from './types.ts'

export function endRun(flow: Flow, reason: EndingReason): void {
  const { state: run } = flow
  run.outcome = { winners: reason === 'victory' ? [0] : [], reason, scores: [run.tally.battlesWon] }
  run.phase = reason === 'victory' ? 'victory' : 'game_over'
  flow.emit({ type: 'run-ended', reason, enemy: run.enemy?.data.name ?? '' })
}

/** Gold, the hooks of a battle's end, rest; active effects end with the battle (ruling 18). */
export function winBattle(flow: Flow, enemy: EnemyState): void {
  const { state: run } = flow
  const modifiers = collectModifiers(run.player, enemy)
  const rules = pipeline(run.rules, modifiers)
  const context = makeContext(flow, enemy, rules)
  runHooks(flow, 'onBattleEnd', 'player', modifiers.playerModifiers, context)
  runHooks(flow, 'onBattleEnd', 'dealer', modifiers.enemyModifiers, context)
  if (run.player.hp <= 0) {
    endRun(flow, 'defeated')
    return
  }
  let gold = enemy.data.isBoss ? rules.economy.goldPerBoss : rules.economy.goldPerBattle
  context.owner = 'player'
  for (const modifier of modifiers.playerModifiers) gold = modifier.modifyGoldEarned?.(gold, context) ?? gold
  gold = Math.max(0, wholePart(gold))
  run.goldEarned = gold
  run.player.gold += gold
  run.player.activeEffects = []
  flow.emit({ type: 'battle-won', enemy: enemy.data.name, gold, total: run.player.gold })
  const before = run.player.hp
  heal(run.player, rules.health.healthRegenPerBattle)
  tellHealth(flow, 'player', before, 'Rest')
  run.tally = { ...run.tally, battlesWon: run.tally.battlesWon + 1 }
  run.phase = 'battle_result'
}

/** One shop after each regular battle, the one before the boss included; the genie after a boss. */
export function leaveBattle(flow: Flow, enemy: EnemyState): void {
  const { state: run, rng } = flow
  run.combat = null
  run.lastHandResult = null
  if (enemy.data.isBoss) {
    const genie = createGenieEncounter(enemy.data)
    run.genie = genie
    run.phase = 'genie'
    const { bossName, curseModifier } = genie
    const curse = curseModifier?.name ?? 'none'
    flow.emit({ type: 'genie-met', bossName, curse, curseDescription: curseModifier?.description ?? '' })
    return
  }
  run.enemy = null
  const items = generateShopInventory(run.stage, run.player, rng, rulesInForce(run))
  run.shop = items
  run.phase = 'shop'
  flow.emit({ type: 'shop-opened', items })
}

/** Returns the refusal if nothing is sold. */
export function buyItem(flow: Flow, items: readonly ShopItem[], line: ShopItem): Refused | undefined {
  const { state: run } = flow
  const { item } = line
  const { success, playerState } = purchaseItem(line, run.player)
  if (!success) return REFUSALS.tooExpensive(item, run.player.gold)
  const replaced = 'slot' in item ? (run.player.equipment[item.slot]?.name ?? null) : null
  run.player = playerState
  run.shop = restock(items, line.index, playerState)
  flow.emit({ type: 'item-bought', seat: 0, item, replaced, gold: playerState.gold })
  return undefined
}

export function makeWish(flow: Flow, genie: GenieEncounter, text: string): void {
  const { state: run } = flow
  run.genie = { ...genie, blessingText: text }
  run.player.wishes = [...run.player.wishes, storeBlessingWish(genie, text)]
  flow.emit({ type: 'wish-entered', seat: 0, text })
  if (!rulesInForce(run).health.resetHpAfterBoss) return
  const before = run.player.hp
  run.player.hp = run.player.maxHp
  tellHealth(flow, 'player', before, 'The Genie')
}

/** True when the run goes on with a battle. */
export function leaveGenie(flow: Flow): boolean {
  const { state: run } = flow
  const rules = rulesInForce({ ...run, enemy: null })
  flow.emit({ type: 'stage-cleared', stage: run.stage })
  run.tally = { ...run.tally, stagesCleared: run.tally.stagesCleared + 1 }
  if (isLastStage({ stage: run.stage, rules })) {
    endRun(flow, 'victory')
    return false
  }
  run.genie = null
  run.stage += 1
  run.battle = 1
  return true
}
