import { formatTime, sentencesOf } from '@turnwise/client/match'
import { useEffect, useEffectEvent } from 'react'
import { useSettings } from '../state/settings.ts'
import { spokenBoard } from './spoken-board.ts'
import { labelOf, type TableModel } from './use-table.ts'
import { namingOf } from './words.ts'

/** The keys of the table page, also for the help in the settings. */
export const KEYS: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: 'U', does: 'undo' },
  { keys: 'N', does: 'new game' },
  { keys: '[ and ]', does: 'one moment back or forward' },
  { keys: 'Home, End', does: 'start and present' },
  { keys: 'B', does: 'hear the board' },
  { keys: 'L', does: 'hear the last move' },
  { keys: 'C', does: 'hear the clocks' },
  { keys: 'M', does: 'hear what you may do' },
  { keys: 'S', does: 'hear whose turn it is' },
]

export function useKeys(table: TableModel | undefined, doing: { undo(): void; newGame(): void }): void {
  const { keys } = useSettings()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (table === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    // A key that is held down does not answer its own question.
    if (event.repeat && event.key.toLowerCase() === 'n') return
    const done = handle(event.key, table, doing)
    if (done) event.preventDefault()
  })
  useEffect(() => {
    if (!keys) return
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [keys])
}

function handle(key: string, table: TableModel, doing: { undo(): void; newGame(): void }): boolean {
  const { wanted, latest, goTo, session, view, style, announce } = table
  const to = (at: number) => goTo(at >= latest ? undefined : Math.max(0, at))
  const { face } = session.module
  switch (key.toLowerCase()) {
    case 'u':
      doing.undo()
      return true
    case 'n':
      doing.newGame()
      return true
    case '[':
      to(wanted - 1)
      return true
    case ']':
      to(wanted + 1)
      return true
    case 'home':
      to(0)
      return true
    case 'end':
      table.closeTimeline()
      return true
    case 'b':
      announce(spokenBoard(table))
      return true
    case 'l':
      announce(lastMoveOf(table))
      return true
    case 'c':
      announce(clocksOf(table))
      return true
    case 'm':
      announce(table.legal.map(action => labelOf(table, action)).join(', ') || 'Nothing now: it is not your turn.')
      return true
    case 's':
      announce(session.board?.prompt?.(view, style) ?? face.prompt(view, style))
      return true
    default:
      return false
  }
}

function lastMoveOf({ session, players, entries }: TableModel): string {
  const naming = namingOf(session, players)
  const last = entries.findLast(entry => sentencesOf(entry, naming).length > 0)
  return last === undefined ? 'Nothing yet.' : sentencesOf(last, naming).join(' ')
}

function clocksOf({ sight, players }: TableModel): string {
  const clock = sight.update.clock
  if (clock === undefined) return 'This match has no clock.'
  return players.map(({ seat, name }) => `${name} ${formatTime(clock.remaining[seat] ?? 0)}`).join(', ')
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('dialog') !== null ||
      ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  )
}
