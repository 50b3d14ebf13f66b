/** The colours that a seat can have. Each has its own mark, so that no meaning depends on colour alone. */
export const SEAT_COLORS = [
  { id: 'teal', title: 'Teal', mark: '●' },
  { id: 'amber', title: 'Amber', mark: '▲' },
  { id: 'plum', title: 'Plum', mark: '■' },
  { id: 'sky', title: 'Blue', mark: '◆' },
  { id: 'rose', title: 'Rose', mark: '★' },
  { id: 'slate', title: 'Slate', mark: '✚' },
] as const

/** The colour of a seat, with a mark that tells it without colour. */
export type SeatColor = (typeof SEAT_COLORS)[number]
/** The name of a seat colour. */
export type SeatColorId = SeatColor['id']

/** The colour that each seat has chosen; a seat without a choice, or with a taken colour, gets the next free one. */
export function colorsOf(seats: number, chosen: readonly (SeatColorId | undefined)[] = []): readonly SeatColor[] {
  const taken = new Set<SeatColor>()
  const first = Array.from({ length: seats }, (_, seat) => {
    const color = SEAT_COLORS.find(({ id }) => id === chosen[seat])
    if (color === undefined || taken.has(color)) return undefined
    taken.add(color)
    return color
  })
  const free = SEAT_COLORS.filter(color => !taken.has(color))
  return first.map(color => color ?? free.shift() ?? SEAT_COLORS[0])
}

/**
 * The custom properties of a seat's colour, for `style`: `--seat-fill` with `--seat-fill-ink` on it (marks, pieces; the
 * same in both themes), `--seat` with `--seat-ink` on it (lines, rings, text) and `--seat-soft` (a tint behind text).
 */
export function seatStyle(color: SeatColor): Record<string, string> {
  return {
    '--seat-fill': `var(--seat-${color.id}-fill)`,
    '--seat': `var(--seat-${color.id})`,
    '--seat-ink': `var(--seat-${color.id}-ink)`,
    '--seat-soft': `var(--seat-${color.id}-soft)`,
  }
}
