import { lastActor, turnStart } from '@turnwise/client/match'
import { effectiveActions } from '@turnwise/engine'
import { useEntries, useGame, useModel, useMoment, useSight } from '../../match/match-context.tsx'
import { useTimeline } from '../moment/timeline-model.tsx'
import { useSeats } from '../seat/seats.ts'

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
export function useUndo(): UndoButton {
  const { kind, own: held, module, start } = useGame()
  const model = useModel()
  const entries = useEntries()
  const { view, isPast } = useMoment()
  const shown = useSeats().seat
  const { outcome } = useSight().update
  const { goTo } = useTimeline()
  const own = held.map(({ seat }) => seat)
  const seat = kind === 'local' ? lastActor(entries, own) : shown
  // In a solo match all actions are one turn: a restart would throw the whole run away.
  const turn = seat === undefined || start.players.length === 1 ? undefined : turnStart(entries, seat)
  const undo = () => {
    if (isPast) goTo(undefined)
    void model.undo()
  }
  const ended = outcome !== undefined
  const nothing = seat === undefined || !effectiveActions(entries).some(action => action.player_id === seat)
  const { game } = module
  const final =
    game.actionsAreFinal === true
      ? `Moves in ${game.title} cannot be undone.`
      : game.actionsAreFinalIn?.(view) === true
        ? 'Moves in this match cannot be undone.'
        : undefined
  return {
    isNever: final !== undefined,
    because: final ?? whyNot(ended, nothing),
    undo,
    restart:
      kind === 'local' && turn !== undefined && !ended && final === undefined ? () => void model.undo(turn) : undefined,
  }
}

function whyNot(ended: boolean, nothing: boolean): string | undefined {
  if (ended) return 'The match is over.'
  return nothing ? 'You have nothing to undo yet.' : undefined
}
