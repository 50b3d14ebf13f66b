import { getBossForStage, getEnemiesForStage, STAGE_NAMES } from './game/combatants.ts'
import { getAllConsumables } from './game/consumables.ts'
import { getAllEquipment } from './game/equipment.ts'

/** The rules as players read them; every figure of an item or an enemy comes from the tables. */
export const rules = `# Geniejack

A run through three stages of blackjack duels. Each stage is three enemies and a boss; beat the Crimson Sultan to win. When
your HP reach 0 the run is over. The same seed and the same choices always give the same run.

## A hand
You and the enemy, who is the dealer, get two cards each; the dealer's first card lies face down. Number cards count their
number, J, Q and K count 10, an ace counts 11 or, when that would be too much, 1. Over 21 is a bust.

- **Hit** draws a card. **Stand** ends your turn. **Double down**, only as your first action, draws exactly one card, stands,
  and doubles the damage of this hand, whoever wins it.
- The dealer then turns up its card and draws until it has 17 or more; it stands on a soft 17. It plays on even when you have
  busted, so both can bust.
- The higher hand wins. Equal hands, and two busts, are a push. An ace with a ten-card on the first two cards is a natural
  blackjack; against another 21 it is a push all the same.

## Damage
The loser takes the **difference** of the two hands. Who busts takes the winner's **whole hand**. A natural does half as much
again. Then weapons add, armor, helms and powers reduce, fractions are dropped, and boots may dodge it all. The result line
shows each step.

Potions, poison, curses and the powers that act on a push are never reduced or dodged. When both of you fall in the same hand,
you have lost. A battle of 1,000 hands loses the run.

## Between hands
Before each deal you may drink potions. Effects end with the battle.

## Gold and shops
A battle pays 10 gold, a boss 25. After each regular battle there is one shop with three to five pieces of equipment better
than what you wear and two to four potions. A new piece replaces the one in its slot. Nothing is rerolled.

## The Genie
After a boss the Genie appears. The boss leaves you a curse for the rest of the run; you make a wish, in words of your own.
The wish is kept and has no effect. Your HP are restored, and the next stage begins.

## Difficulties
**standard** is the game as described. **merciful** gives 80 HP, 15 HP back after each battle, and 25 and 60 gold. **cruel**
gives 40 HP, dearer shops, and ties to the dealer.

## Equipment
${equipmentTable()}

## Potions
${potionTable()}

## Enemies
The stages are ${STAGE_NAMES.join(', ')}.

${combatantTable()}
`

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
