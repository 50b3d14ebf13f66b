import { getDefaultRules } from './modifiers.ts'
import type { Difficulty, GameRules, RulesChange } from './types.ts'

/** Each made of fields of the rules alone; "standard" is the game as it was written. Tuned by scripts/balance.ts. */
export const DIFFICULTY_RULES: Readonly<Record<Difficulty, RulesChange>> = {
  merciful: {
    health: { playerMaxHp: 80, playerStartHp: 80, healthRegenPerBattle: 15 },
    economy: { goldPerBattle: 25, goldPerBoss: 60 },
  },
  standard: {},
  cruel: {
    health: { playerMaxHp: 40, playerStartHp: 40 },
    economy: { shopPriceMultiplier: 1.25 },
    winConditions: { tieResolution: 'dealer' },
  },
}

export function rulesFor(difficulty: Difficulty, changes: RulesChange = {}): GameRules {
  return mergeRules(mergeRules(getDefaultRules(), DIFFICULTY_RULES[difficulty]), changes)
}

/** Section by section; a field that is left out or undefined keeps its value. */
export function mergeRules(rules: GameRules, changes: RulesChange): GameRules {
  return {
    scoring: merge(rules.scoring, changes.scoring),
    turnOrder: merge(rules.turnOrder, changes.turnOrder),
    dealer: merge(rules.dealer, changes.dealer),
    winConditions: merge(rules.winConditions, changes.winConditions),
    damage: merge(rules.damage, changes.damage),
    actions: merge(rules.actions, changes.actions),
    deck: merge(rules.deck, changes.deck),
    economy: merge(rules.economy, changes.economy),
    health: merge(rules.health, changes.health),
    progression: merge(rules.progression, changes.progression),
  }
}

function merge<Section extends object>(
  section: Section,
  changes: { readonly [Field in keyof Section]?: Section[Field] | undefined } | undefined,
): Section {
  const result = { ...section }
  for (const key of Object.keys(section) as (keyof Section)[]) {
    const value = changes?.[key]
    if (value !== undefined) result[key] = value
  }
  return result
}
