/** Of the rules: changes whenever the same seed and actions could lead elsewhere. */
export const RULES_VERSION = '1.0.0'
