import { ownerState } from './health.ts'
import { deepFreeze, equipmentInfo, registerModifier } from './registry.ts'
import {
  type Equipment,
  type EquipmentInfo,
  type EquipmentSlot,
  type EquipmentTier,
  type Modifier,
  type ModifierContext,
  SUITS,
} from './types.ts'

type Hooks = Omit<Modifier, 'id' | 'name' | 'description' | 'source' | 'label'>

/** What the slots are called in the damage breakdown and on the equipment line. */
export const SLOT_LABELS: Readonly<Record<EquipmentSlot, string>> = {
  weapon: 'wpn',
  helm: 'hlm',
  armor: 'arm',
  boots: 'bts',
  trinket: 'trk',
}

export function equip(
  source: 'equipment' | 'enemy',
  slot: EquipmentSlot,
  tier: EquipmentTier,
  id: string,
  name: string,
  cost: number,
  description: string,
  hooks: Hooks,
): Equipment {
  const modifier = registerModifier({ id, name, description, source, label: SLOT_LABELS[slot], ...hooks })
  return { id, name, slot, tier, description, cost, modifier }
}

export const addsDamage = (amount: number): Hooks => ({ modifyDamageDealt: damage => damage + amount })

export const takesShare = (share: number): Hooks => ({ modifyDamageReceived: damage => damage * share })

export const dodges = (chance: number): Hooks => ({ dodgeCheck: context => context.rng.next() < chance })

/** The score is the one after saves: a saved hand is not busted for any purpose (ruling 14). */
const softensBust = (share: number): Hooks => ({
  modifyDamageReceived: (damage, context) => (ownerScore(context).busted ? damage * share : damage),
})

export function ownerScore(context: ModifierContext) {
  return context.owner === 'player' ? context.playerScore : context.dealerScore
}

const BRONZE_TRINKET = 'bronze_trinket'

const wardsOneSuit: Hooks = {
  onBattleStart(context) {
    const suit = SUITS[context.rng.nextInt(0, SUITS.length - 1)] ?? SUITS[0]
    const owner = ownerState(context)
    owner.memory = { ...owner.memory, [BRONZE_TRINKET]: suit }
  },
  modifyDamageReceived(damage, context) {
    const suit = ownerState(context).memory[BRONZE_TRINKET]
    return context.winnerHandSuits.some(other => other === suit) ? damage * 0.75 : damage
  },
}

const bustCountsTen: Hooks = { modifyBust: () => ({ busted: false, effectiveScore: 10 }) }

const ALL: readonly Equipment[] = deepFreeze([
  equip('equipment', 'weapon', 'cloth', 'flint_spear', 'Flint Spear', 30, '+5dmg', addsDamage(5)),
  equip('equipment', 'weapon', 'bronze', 'bronze_saif', 'Bronze Saif', 60, '+10dmg', addsDamage(10)),
  equip('equipment', 'weapon', 'iron', 'iron_scimitar', 'Iron Scimitar', 100, '+25dmg', addsDamage(25)),
  equip('equipment', 'helm', 'cloth', 'cloth_helm', 'Cloth Helm', 20, '30%↓dmg on bust', softensBust(0.7)),
  equip('equipment', 'helm', 'bronze', 'bronze_helm', 'Bronze Helm', 45, '50%↓dmg on bust', softensBust(0.5)),
  equip('equipment', 'helm', 'iron', 'iron_helm', 'Iron Helm', 80, '80%↓dmg on bust', softensBust(0.2)),
  equip('equipment', 'armor', 'cloth', 'cloth_armor', 'Cloth Armor', 25, '20%↓dmg', takesShare(0.8)),
  equip('equipment', 'armor', 'bronze', 'bronze_armor', 'Bronze Armor', 55, '40%↓dmg', takesShare(0.6)),
  equip('equipment', 'armor', 'iron', 'iron_armor', 'Iron Armor', 90, '60%↓dmg', takesShare(0.4)),
  equip('equipment', 'boots', 'cloth', 'cloth_boots', 'Cloth Boots', 20, '10% dodge', dodges(0.1)),
  equip('equipment', 'boots', 'bronze', 'bronze_boots', 'Bronze Boots', 50, '25% dodge', dodges(0.25)),
  equip('equipment', 'boots', 'iron', 'iron_boots', 'Iron Boots', 85, '40% dodge', dodges(0.4)),
  equip('equipment', 'trinket', 'cloth', 'cloth_trinket', 'Cloth Trinket', 15, '+10 gold per battle', {
    modifyGoldEarned: gold => gold + 10,
  }),
  equip(
    'equipment',
    'trinket',
    'bronze',
    BRONZE_TRINKET,
    'Bronze Trinket',
    40,
    '25%↓dmg from one suit, new each battle',
    wardsOneSuit,
  ),
  equip('equipment', 'trinket', 'iron', 'iron_trinket', 'Iron Trinket', 75, 'your bust counts as 10', bustCountsTen),
])

const BY_ID = new Map(ALL.map(item => [item.id, item]))

/** The same items as plain data, for states and views. */
export const EQUIPMENT_INFO: readonly EquipmentInfo[] = deepFreeze(ALL.map(equipmentInfo))

export function getAllEquipment(): Equipment[] {
  return ALL.slice()
}

export function getEquipmentById(id: string): Equipment {
  const item = BY_ID.get(id)
  if (item === undefined) throw new RangeError(`There is no equipment with the id ${id}.`)
  return item
}

export function getEquipmentBySlotAndTier(slot: EquipmentSlot, tier: EquipmentTier): Equipment {
  const item = ALL.find(other => other.slot === slot && other.tier === tier)
  if (item === undefined) throw new RangeError(`There is no ${tier} ${slot}.`)
  return item
}
