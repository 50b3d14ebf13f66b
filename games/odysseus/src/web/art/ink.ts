/** Light comes from the top left; every outline is this ink, two units wide. */
export const INK = '#2c2119'

export const INKED = { stroke: INK, strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const
