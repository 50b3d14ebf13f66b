import type { SeenEntry } from '@turnwise/client'

export interface LogLine {
  /** Of the last entry of the line. */
  readonly seq: number
  readonly first: number
  readonly playerId: SeenEntry['player_id']
  readonly words: string
}

/** The lines of the log. Entries that follow each other are one line if the board has one sentence for them. */
export function foldLog(
  entries: readonly SeenEntry[],
  wordsOf: (entry: SeenEntry) => string,
  join: ((events: readonly SeenEntry['events'][]) => string | undefined) | undefined,
): readonly LogLine[] {
  const lines: LogLine[] = []
  let group: readonly SeenEntry['events'][] = []
  for (const entry of entries) {
    const line = { seq: entry.seq, first: entry.seq, playerId: entry.player_id, words: wordsOf(entry) }
    const longer = [...group, entry.events]
    const words = entry.kind === 'action' && group.length > 0 ? join?.(longer) : undefined
    const last = lines.at(-1)
    if (words !== undefined && last !== undefined) {
      lines[lines.length - 1] = { ...line, first: last.first, words }
      group = longer
    } else {
      lines.push(line)
      group = entry.kind === 'action' ? [entry.events] : []
    }
  }
  return lines
}
