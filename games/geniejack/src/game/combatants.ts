import { isRed } from './cards.ts'
import { addsDamage, dodges, equip, ownerScore, takesShare } from './equipment.ts'
import { heal, hurt, opponentState, ownerState } from './health.ts'
import { combatantInfo, deepFreeze, registerModifier } from './registry.ts'
import type { Card, CombatantData, CombatantInfo, Modifier, ModifierContext } from './types.ts'

export const STAGE_NAMES = ['Desert Outskirts', 'Oasis Ruins', "Sultan's Palace"] as const

const hitsHarderOnNatural = (amount: number) => ({
  modifyDamageDealt: (damage: number, context: ModifierContext) =>
    ownerScore(context).isBlackjack ? damage + amount : damage,
})

/** Acts after the player's hooks; a combatant at 0 deals it too, so a push can end both (ruling 18). */
const hurtsOnPush = (amount: number) => ({
  onHandEnd(context: ModifierContext) {
    if (context.winner === 'push') hurt(opponentState(context), amount)
  },
})

const countRed = (cards: readonly Card[]) => cards.filter(isRed).length

const handOf = (context: ModifierContext, owner: boolean) =>
  (context.owner === 'player') === owner ? context.playerHand : context.dealerHand

function curse(id: string, name: string, description: string, hooks: Partial<Modifier>): Modifier {
  return registerModifier({ ...hooks, id, name, description, source: 'wish_curse', label: 'curse' })
}

interface Stage {
  readonly enemies: readonly CombatantData[]
  readonly boss: CombatantData
}

const OUTSKIRTS: Stage = {
  enemies: [
    {
      id: 'vampire_bat',
      name: 'Vampire Bat',
      maxHp: 15,
      isBoss: false,
      description: 'A leathery winged creature that thrives in darkness.',
      equipment: [
        equip('enemy', 'trinket', 'cloth', 'bat_night_hide', 'Night Hide', 0, '50%↓dmg from ♠ hands', {
          modifyDamageReceived: (damage, context) =>
            context.winnerHandSuits.includes('spades') ? damage * 0.5 : damage,
        }),
      ],
    },
    {
      id: 'sand_scorpion',
      name: 'Sand Scorpion',
      maxHp: 18,
      isBoss: false,
      description: 'A large scorpion with a venomous stinger.',
      equipment: [],
    },
    {
      id: 'desert_jackal',
      name: 'Desert Jackal',
      maxHp: 20,
      isBoss: false,
      description: 'A cunning predator of the dunes.',
      equipment: [equip('enemy', 'trinket', 'cloth', 'jackal_fangs', 'Jackal Fangs', 0, '+3dmg', addsDamage(3))],
    },
  ],
  boss: {
    id: 'ancient_strix',
    name: 'Ancient Strix',
    maxHp: 50,
    isBoss: true,
    description: 'An ancient owl-like demon of the desert night.',
    equipment: [
      equip(
        'enemy',
        'weapon',
        'cloth',
        'strix_talons',
        'Strix Talons',
        0,
        '+10dmg on blackjack',
        hitsHarderOnNatural(10),
      ),
      equip('enemy', 'trinket', 'cloth', 'strix_plumage', 'Pale Plumage', 0, 'takes +2dmg per red card', {
        modifyDamageReceived: (damage, context) => damage + 2 * countRed(handOf(context, false).cards),
      }),
    ],
    curse: curse('night_fang', 'Night Fang', 'enemies deal +5 dmg on blackjack', {
      joins: 'enemy',
      ...hitsHarderOnNatural(5),
    }),
  },
}

const RUINS: Stage = {
  enemies: [
    {
      id: 'dust_wraith',
      name: 'Dust Wraith',
      maxHp: 25,
      isBoss: false,
      description: 'A swirling phantom of desert sand.',
      equipment: [equip('enemy', 'trinket', 'bronze', 'wraith_dust', 'Swirling Dust', 0, '15% dodge', dodges(0.15))],
    },
    {
      id: 'tomb_guardian',
      name: 'Tomb Guardian',
      maxHp: 28,
      isBoss: false,
      description: 'An animated stone sentinel guarding forgotten tombs.',
      equipment: [equip('enemy', 'armor', 'bronze', 'guardian_stone', 'Stone Hide', 0, '25%↓dmg', takesShare(0.75))],
    },
    {
      id: 'sand_serpent',
      name: 'Sand Serpent',
      maxHp: 22,
      isBoss: false,
      description: 'A massive viper that strikes from beneath the dunes.',
      equipment: [equip('enemy', 'weapon', 'bronze', 'serpent_fangs', 'Serpent Fangs', 0, '+5dmg', addsDamage(5))],
    },
  ],
  boss: {
    id: 'djinn_warden',
    name: 'Djinn Warden',
    maxHp: 75,
    isBoss: true,
    description: 'A bound djinn forced to guard the oasis for eternity.',
    equipment: [
      equip('enemy', 'weapon', 'bronze', 'warden_chain', "Warden's Chain", 0, '+8dmg', addsDamage(8)),
      equip('enemy', 'trinket', 'bronze', 'warden_seal', "Warden's Seal", 0, 'heals 10 on blackjack', {
        onHandEnd(context) {
          if (ownerScore(context).isBlackjack) heal(ownerState(context), 10)
        },
      }),
    ],
    curse: curse('binding_chains', 'Binding Chains', 'you take 3 dmg at the start of each hand', {
      onHandStart: context => hurt(ownerState(context), 3),
    }),
  },
}

const PALACE: Stage = {
  enemies: [
    {
      id: 'obsidian_golem',
      name: 'Obsidian Golem',
      maxHp: 35,
      isBoss: false,
      description: 'A hulking construct of volcanic glass.',
      equipment: [equip('enemy', 'armor', 'iron', 'golem_glass', 'Obsidian Skin', 0, '40%↓dmg', takesShare(0.6))],
    },
    {
      id: 'shadow_assassin',
      name: 'Shadow Assassin',
      maxHp: 30,
      isBoss: false,
      description: 'A silent killer wreathed in magical darkness.',
      equipment: [
        equip('enemy', 'weapon', 'iron', 'assassin_blade', 'Shadow Blade', 0, '+10dmg', addsDamage(10)),
        equip('enemy', 'boots', 'iron', 'assassin_steps', 'Silent Steps', 0, '20% dodge', dodges(0.2)),
      ],
    },
    {
      id: 'fire_dancer',
      name: 'Fire Dancer',
      maxHp: 32,
      isBoss: false,
      description: 'A performer whose flames are anything but theatrical.',
      equipment: [
        equip('enemy', 'trinket', 'iron', 'dancer_flames', 'Dancing Flames', 0, '+3dmg per own red card', {
          modifyDamageDealt: (damage, context) => damage + 3 * countRed(handOf(context, true).cards),
        }),
      ],
    },
  ],
  boss: {
    id: 'crimson_sultan',
    name: 'Crimson Sultan',
    maxHp: 100,
    isBoss: true,
    description: 'The tyrannical ruler of the palace, wielding forbidden magic.',
    equipment: [
      equip('enemy', 'weapon', 'iron', 'sultan_blade', 'Crimson Blade', 0, '+15dmg', addsDamage(15)),
      equip('enemy', 'armor', 'iron', 'sultan_mail', 'Gilded Mail', 0, '30%↓dmg', takesShare(0.7)),
      equip('enemy', 'trinket', 'iron', 'sultan_signet', 'Blood Signet', 0, '5dmg to you on push', hurtsOnPush(5)),
    ],
    curse: curse('sultans_decree', "Sultan's Decree", 'all ties go to the dealer', {
      modifyRules: rules => ({ ...rules, winConditions: { ...rules.winConditions, tieResolution: 'dealer' } }),
    }),
  },
}

const STAGES: readonly Stage[] = deepFreeze([OUTSKIRTS, RUINS, PALACE])

/** Stages count from 1 and repeat in order if a rule asks for more than there are (ruling 19). */
function stageOf(stage: number): Stage {
  return STAGES[(stage - 1) % STAGES.length] ?? OUTSKIRTS
}

export function getEnemiesForStage(stage: number): CombatantData[] {
  return stageOf(stage).enemies.slice()
}

export function getBossForStage(stage: number): CombatantData {
  return stageOf(stage).boss
}

const INFO = new Map(
  STAGES.flatMap(({ enemies, boss }) => [...enemies, boss]).map(one => [one.id, deepFreeze(combatantInfo(one))]),
)

export function findCombatant(id: string): CombatantInfo | undefined {
  return INFO.get(id)
}

/** The places repeat where a rule asks for more stages (ruling 19). */
export const stageName = (stage: number) => STAGE_NAMES[(stage - 1) % STAGE_NAMES.length] ?? STAGE_NAMES[0]

/** The enemy of a battle, as plain data; the battle after the regular ones is the boss's. */
export function combatantFor(stage: number, battle: number, battlesPerStage: number): CombatantInfo {
  const { enemies, boss } = stageOf(stage)
  const data = battle > battlesPerStage ? boss : (enemies[(battle - 1) % enemies.length] ?? boss)
  return INFO.get(data.id) ?? combatantInfo(data)
}
