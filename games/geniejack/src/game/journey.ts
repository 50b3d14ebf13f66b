import type { Refused } from '@turnwise/engine'
import { makeContext, pipeline, rulesInForce, runHooks, tellHealth, type Work } from './flow.ts'
import { createGenieEncounter, storeBlessingWish } from './genie.ts'
import { heal } from './health.ts'
import { collectModifiers } from './modifiers.ts'
import { REFUSALS } from './refusals.ts'
import { isLastStage } from './road.ts'
import { generateShopInventory, purchaseItem, restock } from './shop.ts'
import type { EndingReason, EnemyState, GenieEncounter, ShopItem } from './types.ts'

export function endRun(work: Work, reason: EndingReason): void {
  const { state: run } = work
  run.outcome = { winners: reason === 'victory' ? [0] : [], reason, scores: [run.tally.battlesWon] }
  run.phase = reason === 'victory' ? 'victory' : 'game_over'
  work.emit({ type: 'run-ended', reason, enemy: run.enemy?.data.name ?? '' })
}

/** Gold, the hooks of a battle's end, rest; active effects end with the battle (ruling 18). */
export function winBattle(work: Work, enemy: EnemyState): void {
  const { state: run } = work
  const modifiers = collectModifiers(run.player, enemy)
  const rules = pipeline(run.rules, modifiers)
  const context = makeContext(work, enemy, rules)
  runHooks(work, 'onBattleEnd', 'player', modifiers.playerModifiers, context)
  runHooks(work, 'onBattleEnd', 'dealer', modifiers.enemyModifiers, context)
  if (run.player.hp <= 0) {
    endRun(work, 'defeated')
    return
  }
  let gold = enemy.data.isBoss ? rules.economy.goldPerBoss : rules.economy.goldPerBattle
  context.owner = 'player'
  for (const modifier of modifiers.playerModifiers) gold = modifier.modifyGoldEarned?.(gold, context) ?? gold
  run.goldEarned = gold
  run.player.gold += gold
  run.player.activeEffects = []
  work.emit({ type: 'battle-won', enemy: enemy.data.name, gold, total: run.player.gold })
  const before = run.player.hp
  heal(run.player, rules.health.healthRegenPerBattle)
  tellHealth(work, 'player', before, 'Rest')
  run.tally = { ...run.tally, battlesWon: run.tally.battlesWon + 1 }
  run.phase = 'battle_result'
}

/** One shop after each regular battle, the one before the boss included; the genie after a boss. */
export function leaveBattle(work: Work, enemy: EnemyState): void {
  const { state: run, rng } = work
  run.combat = null
  run.lastHandResult = null
  if (enemy.data.isBoss) {
    const genie = createGenieEncounter(enemy.data)
    run.genie = genie
    run.phase = 'genie'
    const { bossName, curseModifier } = genie
    const curse = curseModifier?.name ?? 'none'
    work.emit({ type: 'genie-met', bossName, curse, curseDescription: curseModifier?.description ?? '' })
    return
  }
  run.enemy = null
  const items = generateShopInventory(run.stage, run.player, rng, rulesInForce(run))
  run.shop = items
  run.phase = 'shop'
  work.emit({ type: 'shop-opened', items })
}

/** Returns the refusal if nothing is sold. */
export function buyItem(work: Work, items: readonly ShopItem[], line: ShopItem): Refused | undefined {
  const { state: run } = work
  const { item } = line
  const { success, playerState } = purchaseItem(line, run.player)
  if (!success) return REFUSALS.tooExpensive(item, run.player.gold)
  const replaced = 'slot' in item ? (run.player.equipment[item.slot]?.name ?? null) : null
  run.player = playerState
  run.shop = restock(items, line.index, playerState)
  work.emit({ type: 'item-bought', seat: 0, item, replaced, gold: playerState.gold })
  return undefined
}

export function makeWish(work: Work, genie: GenieEncounter, text: string): void {
  const { state: run } = work
  run.genie = { ...genie, blessingText: text }
  run.player.wishes = [...run.player.wishes, storeBlessingWish(genie, text)]
  work.emit({ type: 'wish-entered', seat: 0, text })
  if (!rulesInForce(run).health.resetHpAfterBoss) return
  const before = run.player.hp
  run.player.hp = run.player.maxHp
  tellHealth(work, 'player', before, 'The Genie')
}

/** True when the run goes on with a battle. */
export function leaveGenie(work: Work): boolean {
  const { state: run } = work
  const rules = rulesInForce({ ...run, enemy: null })
  work.emit({ type: 'stage-cleared', stage: run.stage })
  run.tally = { ...run.tally, stagesCleared: run.tally.stagesCleared + 1 }
  if (isLastStage({ stage: run.stage, rules })) {
    endRun(work, 'victory')
    return false
  }
  run.genie = null
  run.stage += 1
  run.battle = 1
  return true
}
