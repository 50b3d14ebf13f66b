import type { Arrangement, Strip } from '@turnwise/ui'

type Strips = Partial<Readonly<Record<Arrangement, Strip>>>

const WIDE: Strip = { size: 76 }

/** Held sideways: a column at the right. */
const COLUMN: Strip = {
  size: 236,
  side: 'right',
  template:
    '"plate tools" 40px "status status" minmax(44px, 1fr) "before before" auto "after after" auto "actions actions" 44px / minmax(0, 1fr) auto',
}

/** Exploring: the maps' tabs, the status, and below them the pad beside the satchel and the way to join maps. */
export const PLAY_STRIPS: Readonly<Record<Arrangement, Strip>> = {
  wide: WIDE,
  upright: {
    size: 296,
    padding: '4px 8px max(8px, env(safe-area-inset-bottom))',
    template:
      '"before before before before" 44px "plate status status tools" minmax(48px, 1fr) "after after actions actions" 174px / 48px 118px minmax(0, 1fr) auto',
  },
  across: COLUMN,
}

/** A phone of 360 × 640: the pad is smaller. */
export const LOW_PLAY_STRIPS: Strips = {
  upright: {
    size: 250,
    padding: '2px 8px max(6px, env(safe-area-inset-bottom))',
    template:
      '"before before before before" 44px "plate status status tools" minmax(46px, 1fr) "after after actions actions" 138px / 48px 82px minmax(0, 1fr) auto',
  },
}

/** Choosing a cell, watching and looking back: a line and its buttons. */
export const QUIET_STRIPS: Strips = {
  wide: WIDE,
  upright: {
    size: 128,
    padding: '4px 8px max(8px, env(safe-area-inset-bottom))',
    template: '"plate status tools" minmax(48px, 1fr) "actions actions actions" 52px / 48px minmax(0, 1fr) auto',
  },
  across: COLUMN,
}

/** What one of the players knew, after the end: on a phone with the tabs of their maps. */
export const REVIEW_STRIPS: Strips = {
  ...QUIET_STRIPS,
  upright: {
    size: 176,
    padding: '4px 8px max(8px, env(safe-area-inset-bottom))',
    template:
      '"before before before" 44px "plate status tools" minmax(48px, 1fr) "actions actions actions" 52px / 48px minmax(0, 1fr) auto',
  },
}

/** Building on a phone: tools and problems say what to do, so there is only the button. */
export const BUILD_STRIPS: Strips = {
  wide: WIDE,
  upright: {
    size: 64,
    padding: '4px 8px max(8px, env(safe-area-inset-bottom))',
    template: '"tools actions" minmax(48px, 1fr) / auto minmax(0, 1fr)',
  },
  across: {
    size: 190,
    side: 'right',
    template: '"plate tools" 40px "status status" minmax(44px, 1fr) "actions actions" auto / minmax(0, 1fr) auto',
  },
}

/** Scenes lower than this are those of small phones. */
export const LOW_SCENE = 640
