import type { Arrangement, Scene, Strip } from '@turnwise/ui'

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

/** How the actions lie: prices in words, or tiles with the name below the picture, or two columns. */
export type Look = 'row' | 'tiles' | 'columns'

/** Scenes narrower than this (a tablet, a panel beside the chart) have no room for prices in words. */
const NARROW_SCENE = 1130
/** Scenes lower than this (a phone of 360 × 640) get a lower strip. */
const LOW_SCENE = 620

export function lookOf({ arrangement, width, scale }: Scene): Look {
  if (arrangement === 'across') return 'columns'
  return arrangement === 'upright' || width < NARROW_SCENE * scale ? 'tiles' : 'row'
}

const TILES = '"plate status tools" 46px "actions actions actions" minmax(0, 1fr) / auto minmax(0, 1fr) auto'

/** The strip for a scene in which the usual one does not fit. */
export function stripsFor(scene: Scene): Partial<Readonly<Record<Arrangement, Strip>>> | undefined {
  if (scene.arrangement === 'wide') {
    return lookOf(scene) === 'tiles'
      ? { wide: { size: 160, padding: scaled(14, 16, 12, 268), template: TILES.replace('46px', scaled(46)) } }
      : undefined
  }
  return scene.height < LOW_SCENE
    ? {
        upright: {
          size: 146,
          padding: '12px 8px max(6px, env(safe-area-inset-bottom))',
          template: TILES.replace('46px', '44px'),
        },
      }
    : undefined
}
