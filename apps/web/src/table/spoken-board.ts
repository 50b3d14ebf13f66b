import type { TableModel } from './use-table.ts'

/** The board in sentences, for screen readers: as the game words it, else the standings and the prompt. */
export function spokenBoard({ session, view, style, players }: TableModel): string {
  const { face } = session.module
  if (face.speak !== undefined) return face.speak(view, style)
  const standings = players.flatMap(({ name, seat }) => {
    const standing = session.board?.standing?.(view, seat)
    return typeof standing === 'string' ? [`${name}: ${standing}.`] : []
  })
  return [...standings, session.board?.prompt?.(view, style) ?? face.prompt(view, style)].join(' ')
}
