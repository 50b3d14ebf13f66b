import { getModifier, modifierInfo } from './registry.ts'
import type { CombatantInfo, GenieEncounter, Wish } from './types.ts'

export function createGenieEncounter(boss: CombatantInfo): GenieEncounter {
  const curseModifier = boss.curse === undefined ? null : modifierInfo(getModifier(boss.curse.id))
  return { bossName: boss.name, curseModifier, blessingText: null }
}

/** The text is kept and has no effect; the curse works from now on. */
export function storeBlessingWish({ curseModifier, bossName }: GenieEncounter, text: string): Wish {
  const curse = curseModifier === null ? null : modifierInfo(getModifier(curseModifier.id))
  return { blessingText: text, blessing: null, curse, bossName }
}

export const MAX_WISH_LENGTH = 500

/** The wish as it is stored, or undefined where it cannot be (ruling 24). */
export function cleanWish(text: string): string | undefined {
  const wish = text.trim()
  if (wish.length === 0 || [...wish].length > MAX_WISH_LENGTH || /\p{Cc}/u.test(wish)) return undefined
  return wish
}
