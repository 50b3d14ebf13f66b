import type { Arrangement, Strip } from '@turnwise/ui'

/** With the Genie and after the run there is nothing to press down here. */
export const STRIPS_WITHOUT_ACTIONS: Partial<Readonly<Record<Arrangement, Strip>>> = {
  upright: {
    size: 104,
    padding: '8px 10px max(8px, env(safe-area-inset-bottom))',
    template: '"plate before tools" 44px "status status status" minmax(0, 1fr) / auto minmax(0, 1fr) auto',
  },
}

/** The wooden edge in front of the player: the own plate, HP, what to decide now, and always the same three buttons. */
export const STRIPS: Readonly<Record<Arrangement, Strip>> = {
  wide: {
    size: 72,
    template: '"plate before status tools actions" 1fr / auto auto minmax(0, 1fr) auto auto',
  },
  upright: {
    size: 160,
    padding: '8px 10px max(8px, env(safe-area-inset-bottom))',
    template:
      '"plate before tools" 44px "status status status" minmax(0, 1fr) "actions actions actions" 54px / auto minmax(0, 1fr) auto',
  },
  across: {
    size: 208,
    side: 'right',
    template:
      '"plate plate" 44px "before tools" 46px "status status" minmax(0, 1fr) "actions actions" auto / minmax(0, 1fr) auto',
  },
}
