import type { SeenEntry } from '@turnwise/client'
import type { Outcome } from '@turnwise/engine'
import { ownValue } from '@turnwise/engine'
import { nameOf, type TableModel } from './use-table.ts'

const REASONS: Readonly<Record<string, string>> = {
  resigned: 'by resignation',
  timeout: 'on time',
  'agreed-draw': 'by agreement',
}

/** "Ann wins by resignation." */
export function outcomeSentence(table: TableModel, { winners, reason }: Outcome): string {
  const why = ownValue(REASONS, reason)
  const tail = why === undefined ? '.' : ` ${why}.`
  if (winners.length === 0) return table.players.length === 1 ? 'The run is over.' : `A draw${tail}`
  const names = winners.map(seat => nameOf(table, seat))
  if (names.length === 1) {
    const you = table.session.own.length === 1 && table.session.own[0]?.seat === winners[0]
    return you ? `You win${tail}` : `${names[0]} wins${tail}`
  }
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} share the win${tail}`
}

/** While a seat is open. In a match for two the only one that can be missing is the opponent. */
export function waitingText({ session, players, live }: TableModel): string {
  const open = live.settled?.update.players.filter(player => player.open === true).length ?? 0
  if (players.length === 2 && session.own.length > 0) return 'Waiting for your opponent'
  return open === 1 ? 'Waiting for a player' : `Waiting for ${open} players`
}

/** A line of the log in plain words, for entries that are not actions of the game. */
export function entryWords(table: TableModel, entry: SeenEntry): readonly string[] {
  const who = nameOf(table, entry.player_id)
  switch (entry.kind) {
    case 'undo':
      return [`${who} goes back to move ${entry.to}.`]
    case 'offer':
      return [`${who} ${ownValue(OFFERED, entry.offer ?? '') ?? 'makes an offer'}.`]
    case 'answer':
      return [`${who} ${entry.accept === true ? 'accepts' : 'declines'}.`]
    case 'end':
      return [endSentence(table, entry)]
    case 'set-state':
      return ['The position was set up.']
    default:
      return entry.text
  }
}

export const OFFERED: Readonly<Record<string, string>> = {
  undo: 'asks to undo',
  draw: 'offers a draw',
  rematch: 'offers a rematch',
}

function endSentence(table: TableModel, entry: SeenEntry): string {
  if (entry.reason === 'resigned') return `${nameOf(table, entry.player_id)} resigns.`
  return outcomeSentence(table, { winners: entry.winners ?? [], reason: entry.reason ?? '' })
}
