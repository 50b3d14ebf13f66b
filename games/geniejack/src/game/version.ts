/** Changes when the same seed and actions could lead elsewhere, or a state has another shape. */
export const RULES_VERSION = '2.0.0'
