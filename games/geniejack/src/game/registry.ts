import type { CombatantData, CombatantInfo, Equipment, EquipmentInfo, Modifier, ModifierInfo } from './types.ts'

/** Hooks are code and states are data: a state names a modifier, and its hooks are found here (ruling 2). */
const modifiers = new Map<string, Modifier>()

/** Makes a modifier known. The tables of the game do it when they load; a blessing written later does it the same way. */
export function registerModifier<M extends Modifier>(modifier: M): M {
  modifiers.set(modifier.id, modifier)
  return modifier
}

export function findModifier(id: string): Modifier | undefined {
  return modifiers.get(id)
}

/** An unknown name is an error: skipped, it would be a modifier without effect. */
export function getModifier(id: string): Modifier {
  const modifier = findModifier(id)
  if (modifier === undefined) throw new RangeError(`No modifier is called ${id}.`)
  return modifier
}

export function modifierInfo({ id, name, description, source }: ModifierInfo): ModifierInfo {
  return { id, name, description, source }
}

export function equipmentInfo({ modifier, ...rest }: Equipment): EquipmentInfo {
  return { ...rest, modifier: modifierInfo(modifier) }
}

export function combatantInfo({ equipment, curse, ...rest }: CombatantData): CombatantInfo {
  const info = { ...rest, equipment: equipment.map(equipmentInfo) }
  return curse === undefined ? info : { ...info, curse: modifierInfo(curse) }
}

/** Freezes a value deeply; a part that is frozen already is skipped. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const member of Object.values(value)) deepFreeze(member)
  return value
}
