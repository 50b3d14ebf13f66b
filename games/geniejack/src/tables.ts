import { getBossForStage, getEnemiesForStage, STAGE_NAMES } from './game/combatants.ts'
import { getAllConsumables } from './game/consumables.ts'
import { getAllEquipment } from './game/equipment.ts'

/** The content of the game as Markdown tables, for the rules and the guide. */
function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export function equipmentTable(): string {
  const rows = getAllEquipment().map(item => [item.name, item.slot, item.tier, item.description, item.cost])
  return table(['item', 'slot', 'tier', 'effect', 'gold'], rows)
}

export function potionTable(): string {
  return table(
    ['potion', 'effect', 'gold'],
    getAllConsumables().map(item => [item.name, item.description, item.cost]),
  )
}

export function combatantTable(): string {
  const rows = STAGE_NAMES.flatMap((_, i) =>
    [...getEnemiesForStage(i + 1), getBossForStage(i + 1)].map(one => [
      i + 1,
      one.isBoss ? `**${one.name}**` : one.name,
      one.maxHp,
      one.equipment.map(item => item.description).join(', ') || '-',
      one.curse === undefined ? '-' : `${one.curse.name}: ${one.curse.description}`,
    ]),
  )
  return table(['stage', 'enemy', 'HP', 'powers', 'curse'], rows)
}
