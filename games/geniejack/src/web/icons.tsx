import type { ConsumableType, EquipmentSlot } from '../game/types.ts'

const SLOTS: Readonly<Record<EquipmentSlot, string>> = {
  weapon:
    'M19.5 3c.5 6-2 11-8.5 14.5l1.5 1.5-1.5 1.5-2.3-2.3L5 22l-2.5-2.5 3.8-3.7L4 13.5 5.5 12 7 13.5C12.5 11 16 8 19.5 3z',
  helm: 'M12 2c5.5 0 9 4 9 9.5V20h-6v-6h-2v8h-2v-8H9v6H3v-8.5C3 6 6.5 2 12 2z',
  armor: 'M8 3q4 3.5 8 0l5 3-2 5.5-1.5-.5v10h-11V11L5 11.5 3 6z',
  boots: 'M8 2h7v10.5l6 4.2V21H6.5v-9z',
  trinket: 'M12 9l5.5 5.5L12 22l-5.5-7.5zM12 2a8 8 0 0 1 7.5 5l-1.9.7a6 6 0 0 0-11.2 0L4.5 7A8 8 0 0 1 12 2z',
}

export function SlotIcon({ slot }: { readonly slot: EquipmentSlot }) {
  return (
    <svg className="geniejack-icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={SLOTS[slot]} />
    </svg>
  )
}

/** The sign on each flask, since colour is never alone. */
const SIGNS: Readonly<Record<ConsumableType, string>> = {
  health_potion: 'M11 12.5h2v2.5h2.5v2H13v2.5h-2V17H8.5v-2H11z',
  damage_potion: 'M13.5 11.5l-4.5 5.2h2.6l-1.1 4 4.5-5.4h-2.5z',
  strength_potion: 'M12 12l4 4.2h-2.3V20h-3.4v-3.8H8z',
  poison_potion: 'M12 12q3.2 3.6 3.2 5.3a3.2 3.2 0 0 1-6.4 0Q8.8 15.6 12 12z',
}

export function PotionIcon({ type }: { readonly type: ConsumableType }) {
  return (
    <svg
      className="geniejack-icon geniejack-flask"
      data-type={type}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="geniejack-flask-glass"
        d="M9 2h6v2h-1v4.5q5.5 2.6 5.5 8A5.6 5.6 0 0 1 13.9 22h-3.8a5.6 5.6 0 0 1-5.6-5.5q0-5.4 5.5-8V4H9z"
      />
      <path className="geniejack-flask-sign" d={SIGNS[type]} />
    </svg>
  )
}

export function SkullIcon() {
  return (
    <svg className="geniejack-icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <path
        fillRule="evenodd"
        d="M12 2a9 9 0 0 0-9 9c0 3.5 2 6 4 7v3h10v-3c2-1 4-3.5 4-7a9 9 0 0 0-9-9zM8.5 10a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zm7 0a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM12 15l1.3 2.5h-2.6z"
      />
    </svg>
  )
}

export function EffectIcon() {
  return (
    <svg className="geniejack-icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M12 2l2.2 6.8L21 11l-6.8 2.2L12 20l-2.2-6.8L3 11l6.8-2.2zM19 16l.9 2.6 2.6.9-2.6.9L19 23l-.9-2.6-2.6-.9 2.6-.9z" />
    </svg>
  )
}
