import type { Arrangement, Strip } from '@turnwise/ui'

const scaled = (...sides: readonly number[]) => sides.map(side => `calc(${side}px * var(--scale, 1))`).join(' ')

/** The walnut strip below the sheet: the deck lies at its left, the actions in its lower row. */
export const STRIPS: Readonly<Record<Arrangement, Strip>> = {
  wide: {
    size: 140,
    padding: scaled(14, 22, 14, 276),
    template:
      '"plate status before after tools" minmax(0, 1fr) "actions actions actions actions actions" minmax(0, 1.32fr) / auto fit-content(calc(262px * var(--scale, 1))) auto minmax(0, 1fr) auto',
  },
  upright: {
    size: 166,
    padding: '16px 8px max(10px, env(safe-area-inset-bottom))',
    template: '"plate status tools" 46px "actions actions actions" minmax(0, 1fr) / auto minmax(0, 1fr) auto',
  },
  across: {
    size: 218,
    side: 'right',
    template: '"plate plate" 40px "status tools" 44px "actions actions" minmax(0, 1fr) / minmax(0, 1fr) auto',
  },
}

/** Scenes lower than this (a phone of 360 × 640) get a lower strip. */
export const LOW_SCENE = 620

export const LOW_STRIPS: Partial<Readonly<Record<Arrangement, Strip>>> = {
  upright: {
    size: 146,
    padding: '12px 8px max(6px, env(safe-area-inset-bottom))',
    template: '"plate status tools" 44px "actions actions actions" minmax(0, 1fr) / auto minmax(0, 1fr) auto',
  },
}
