import { lastActor, turnStart } from '@turnwise/client/match'
import { effectiveActions } from '@turnwise/engine'
import type { TableModel } from './use-table.ts'

export interface UndoButton {
  /** Actions of this game cannot be undone: there is no button. */
  readonly isNever: boolean
  /** Why there is nothing to undo. */
  readonly because: string | undefined
  undo(): void
  /** Back to the start of this turn; undefined if undo does the same. */
  readonly restart: (() => void) | undefined
}

/** On one device always allowed; online directly if the table allows it, else by an offer to the others. */
export function useUndo(table: TableModel): UndoButton {
  const { session, model, entries, isPast } = table
  const own = session.own.map(({ seat }) => seat)
  const seat = session.kind === 'local' ? lastActor(entries, own) : table.seat
  // In a solo match all actions are one turn: a restart would throw the whole run away.
  const start = seat === undefined || isSolo(table) ? undefined : turnStart(entries, seat)
  const undo = () => {
    if (isPast) table.goTo(undefined)
    void table.ask(model.undo())
  }
  const ended = table.sight.update.outcome !== undefined
  const nothing = seat === undefined || !effectiveActions(entries).some(action => action.player_id === seat)
  const { game } = session.module
  const final =
    game.actionsAreFinal === true
      ? `Moves in ${game.title} cannot be undone.`
      : game.actionsAreFinalIn?.(table.view) === true
        ? 'Moves in this match cannot be undone.'
        : undefined
  return {
    isNever: final !== undefined,
    because: final ?? whyNot(ended, nothing),
    undo,
    restart:
      session.kind === 'local' && seat !== undefined && start !== undefined && !ended && final === undefined
        ? () => void table.ask(model.undo(start))
        : undefined,
  }
}

function whyNot(ended: boolean, nothing: boolean): string | undefined {
  if (ended) return 'The match is over.'
  return nothing ? 'You have nothing to undo yet.' : undefined
}

export function isSolo({ players }: TableModel): boolean {
  return players.length === 1
}
