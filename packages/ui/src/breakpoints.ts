/** Windows lower than this have no room for header, plates and strip one above the other. */
export const LOW = 480
/** Windows narrower than this have no room for a strip of one row. */
export const NARROW = 760

/** A window with room for a strip of one row. */
export const WIDE = `(width >= ${NARROW}px)`
/** A window with room for a rail beside the scene. */
export const ROOMY = `${WIDE} and (height > ${LOW}px)`

/**
 * Where a layout changes, in CSS pixels. Style sheets repeat these numbers, because a condition takes no variable: narrower
 * than a width, at most a height. A test finds any other.
 */
export const BREAKPOINTS = { width: [340, 390, 520, NARROW, 960, 1120], height: [LOW, 700] } as const
