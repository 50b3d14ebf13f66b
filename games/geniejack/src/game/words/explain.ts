import { SUIT_SYMBOLS } from '../cards.ts'
import { combatantFor, findCombatant, STAGE_NAMES } from '../combatants.ts'
import { getAllConsumables } from '../consumables.ts'
import { rulesFor } from '../difficulty.ts'
import { EQUIPMENT_INFO } from '../equipment.ts'
import { EQUIPMENT_SLOTS, type GameView, type ModifierInfo, SUITS } from '../types.ts'
import { capital, plain } from './names.ts'

/** What things are and do, for `info`, a tap on the board and the spoken board. */
export interface Explained {
  readonly name: string
  readonly does: string
}

/** The powers of an enemy; none for one that has none, or that this game does not know. */
export function powersOf(enemyId: string): readonly Explained[] {
  return (findCombatant(enemyId)?.equipment ?? []).map(explainItem)
}

function explainItem({ name, description }: { readonly name: string; readonly description: string }): Explained {
  return { name, does: plain(description) }
}

/** What a worn piece does, with the suit that the Bronze Trinket wards in this battle. */
export function explainWorn({ player }: GameView, slot: (typeof EQUIPMENT_SLOTS)[number]): Explained | undefined {
  const item = player.equipment[slot]
  if (item === null) return undefined
  const suit = SUITS.find(one => one === player.memory[item.modifier.id])
  return {
    name: item.name,
    does: `${plain(item.description)}${suit === undefined ? '' : ` (now ${SUIT_SYMBOLS[suit]} ${suit})`}`,
  }
}

export interface Burden extends Explained {
  readonly id: string
  readonly kind: 'curse' | 'blessing'
}

/** Curses and blessings that the player bears, in the order in which they came; the newest from the boss just beaten. */
export function burdensOf({ player, genie, enemy }: GameView): readonly Burden[] {
  const of = (kind: Burden['kind'], info: ModifierInfo | null | undefined) =>
    info === null || info === undefined
      ? []
      : [{ name: info.name, does: capital(plain(info.description)), id: info.id, kind }]
  const kept = player.wishes.flatMap(({ curse, blessing }) => [...of('curse', curse), ...of('blessing', blessing)])
  const isNew = genie !== null && !genie.blessingEntered
  return isNew ? [...kept, ...of('curse', findCombatant(enemy?.id ?? '')?.curse)] : kept
}

export function effectsOf({ player }: GameView): readonly Explained[] {
  return player.activeEffects.map(({ name, remainingHands, modifier }) => ({
    name,
    does: `${plain(modifier.description)}, ${remainingHands === 1 ? '1 more hand' : `${remainingHands} more hands`}`,
  }))
}

/** The enemy after this battle. */
export function nextEnemy({ stage, battle, rules }: GameView) {
  const { battlesPerStage, totalStages } = rules.progression
  if (battle <= battlesPerStage) return combatantFor(stage, battle + 1, battlesPerStage)
  return stage < totalStages ? combatantFor(stage + 1, 1, battlesPerStage) : undefined
}

/** Everything in play that does something, for `info` without a name. */
export function explainAll(view: GameView): readonly Explained[] {
  const worn = EQUIPMENT_SLOTS.flatMap(slot => explainWorn(view, slot) ?? [])
  const bag = new Map(view.player.consumables.map(item => [item.id, explainItem(item)]))
  const wares = (view.shop?.items ?? []).map(({ item }) => explainItem(item))
  return [...enemyParts(view), ...worn, ...bag.values(), ...effectsOf(view), ...burdensOf(view), ...wares]
}

function enemyParts({ enemy }: GameView): readonly Explained[] {
  if (enemy === null) return []
  return [{ name: enemy.name, does: enemy.description }, ...powersOf(enemy.id)]
}

/** Everything whose name holds these words: first what is in play, then what the game has at all. */
export function explain(view: GameView, words: string): readonly Explained[] {
  const wanted = words.trim().toLowerCase()
  const found = new Map<string, Explained>()
  for (const one of [...explainAll(view), ...catalog()]) {
    if (one.name.toLowerCase().includes(wanted) && !found.has(one.name)) found.set(one.name, one)
  }
  return [...found.values()]
}

function catalog(): readonly Explained[] {
  const stages = STAGE_NAMES.flatMap((_, i) => [1, 2, 3, 4].map(battle => combatantFor(i + 1, battle, 3)))
  return [
    ...EQUIPMENT_INFO.map(explainItem),
    ...getAllConsumables().map(explainItem),
    ...stages.flatMap(({ id, name, description, maxHp, curse }) => [
      {
        name,
        does: [`${maxHp} HP.`, description, ...powersOf(id).map(({ name, does }) => `${name}: ${does}.`)].join(' '),
      },
      ...powersOf(id),
      ...(curse === undefined ? [] : [explainItem(curse)]),
    ]),
  ]
}

/** The difficulty, and the rules that were changed beyond it; for the end of a run. */
export function describeTerms({ difficulty, rules }: Pick<GameView, 'difficulty' | 'rules'>): string {
  const usual = rulesFor(difficulty)
  const changed = Object.entries(rules).flatMap(([section, fields]) =>
    Object.entries(fields).flatMap(([field, value]) => {
      const before: unknown = Reflect.get(Reflect.get(usual, section), field)
      return JSON.stringify(before) === JSON.stringify(value) ? [] : [`${section}.${field} ${JSON.stringify(value)}`]
    }),
  )
  return changed.length === 0 ? difficulty : `${difficulty}, changed rules: ${changed.join(', ')}`
}
