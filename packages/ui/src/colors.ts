/** The colours that a seat can have. Each has a mark of its own, so that no meaning hangs on colour alone. */
export const SEAT_COLORS = [
  { id: 'teal', title: 'Teal', mark: '●' },
  { id: 'amber', title: 'Amber', mark: '▲' },
  { id: 'plum', title: 'Plum', mark: '■' },
  { id: 'sky', title: 'Blue', mark: '◆' },
  { id: 'rose', title: 'Rose', mark: '★' },
  { id: 'slate', title: 'Slate', mark: '✚' },
] as const

export type SeatColor = (typeof SEAT_COLORS)[number]
export type SeatColorId = SeatColor['id']

/** The player gets what they chose, the others the next free ones in order. */
export function colorsOf(seats: number, own: number, chosen: SeatColorId): readonly SeatColor[] {
  const first = SEAT_COLORS.find(color => color.id === chosen) ?? SEAT_COLORS[0]
  const others = SEAT_COLORS.filter(color => color !== first)
  let next = 0
  return Array.from({ length: seats }, (_, seat) => (seat === own ? first : (others[next++ % others.length] ?? first)))
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
