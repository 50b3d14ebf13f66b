import type { TableModel } from './use-table.ts'

/** The table in sentences, for the ear: as the game says it, else how everybody stands and what is to be done. */
export function spokenBoard({ session, view, style, players }: TableModel): string {
  const { face } = session.module
  if (face.speak !== undefined) return face.speak(view, style)
  const standings = players.flatMap(({ name, seat }) => {
    const standing = session.board?.standing?.(view, seat)
    return typeof standing === 'string' ? [`${name}: ${standing}.`] : []
  })
  return [...standings, session.board?.prompt?.(view, style) ?? face.prompt(view, style)].join(' ')
}
