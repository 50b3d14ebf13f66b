import type { SeenChat, SeenEntry } from '@turnwise/protocol'
import { describeOutcome } from '../outcome.ts'
import { printable } from './printable.ts'

/** What happened, in words, as one viewer may know it. */
export interface StoryLine {
  readonly seq: number
  readonly text: string
}

/** An entry of the log as lines. The game's own words come first. */
export function linesOfEntry(entry: SeenEntry, names: readonly string[]): readonly StoryLine[] {
  const own = ownWords(entry, names)
  return [...entry.text.map(printable), ...own].map(text => ({ seq: entry.seq, text }))
}

/** Words for what the table does, such as undo and offers. */
function ownWords({ kind, player_id, offer, accept, reason, winners }: SeenEntry, names: readonly string[]): string[] {
  const who = player_id === null ? 'The table' : (names[player_id] ?? `Player ${player_id + 1}`)
  switch (kind) {
    case 'undo':
      return [`${who} undid the last action.`]
    case 'offer':
      return [`${who} offers ${OFFERED[offer ?? 'draw']}. Type accept or decline.`]
    case 'answer':
      return [`${who} ${accept === true ? 'accepts' : 'declines'}.`]
    case 'end':
      return reason === undefined ? [] : [describeOutcome({ winners: winners ?? [], reason }, names)]
    case 'set-state':
      return ['The table was set to another position.']
    case 'action':
    case 'timeout':
      return []
  }
}

/** After "Ann offers". */
export const OFFERED = { draw: 'a draw', undo: 'to undo the last action', rematch: 'a rematch' } as const

export function lineOfChat({ player_id, text }: SeenChat, seq: number, names: readonly string[]): StoryLine {
  return { seq, text: `${names[player_id] ?? `Player ${player_id + 1}`}: ${printable(text)}` }
}
