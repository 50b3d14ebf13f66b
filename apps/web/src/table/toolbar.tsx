import { useState } from 'react'
import { useLocation } from 'wouter'
import { effectiveActions, lastPerson, turnStart } from '../match/path.ts'
import { Button } from '../shell/button.tsx'
import { newGame } from './new-game.ts'
import { ResignButton } from './resign.tsx'
import { useHint } from './use-hint.ts'
import type { TableModel } from './use-table.ts'

/** What is always at hand: undo, restart turn, hint, offers, resign, a new game. */
export function Toolbar({ table }: { readonly table: TableModel }) {
  const { session, say } = table
  const hint = useHint(table)
  const undo = useUndo(table)
  const [, navigate] = useLocation()
  const isOver = table.live.shown?.update.outcome !== undefined
  // Whoever only watches has nothing to take back.
  if (session.own.length === 0 && session.kind === 'online') return null
  return (
    <div className="toolbar" role="toolbar" aria-label="Match">
      <Button icon="undo" small because={undo.because} onRefused={say} onClick={undo.undo}>
        Undo
      </Button>
      {undo.restart !== undefined && (
        <Button icon="restart" small onClick={undo.restart}>
          Restart turn
        </Button>
      )}
      <Button icon="hint" small because={hint.because} onRefused={say} onClick={hint.ask}>
        {hint.thinking ? 'Thinking…' : 'Hint'}
      </Button>
      {session.kind === 'online' && !isOver && session.own.length > 0 && !isSolo(table) && (
        <OnlineOffers table={table} />
      )}
      {!isOver && session.own.length > 0 && <ResignButton table={table} />}
      {session.kind === 'local' && (
        <Button icon="plus" small onClick={() => void newGame(table).then(navigate)}>
          New game
        </Button>
      )}
    </div>
  )
}

function isSolo({ live }: TableModel): boolean {
  return live.shown?.update.players.length === 1
}

function OnlineOffers({ table }: { readonly table: TableModel }) {
  const [asked, setAsked] = useState(false)
  const offers = table.live.shown?.update.offer
  const because = offers !== undefined ? 'Another offer waits for its answer.' : undefined
  return (
    <Button
      icon="draw"
      small
      because={because ?? (asked ? 'You have offered a draw.' : undefined)}
      onRefused={table.say}
      onClick={() => {
        setAsked(true)
        void table.command({ cmd: 'offer', kind: 'draw' }).then(() => setAsked(false))
      }}
    >
      Offer draw
    </Button>
  )
}

/** On one device freely; online alone where that is allowed, else by asking the others. */
export function useUndo(table: TableModel) {
  const { session, live, isPast, chair } = table
  const actions = effectiveActions(live.entries)
  const people = session.own.map(own => own.seat)
  const seat = session.kind === 'local' ? lastPerson(actions, people) : chair.seat
  // Alone, every action is of one turn: there is no turn to restart, only a run to lose.
  const start = seat === undefined || isSolo(table) ? undefined : turnStart(actions, seat)
  const undo = async () => {
    if (isPast) table.goTo(undefined)
    live.skip()
    if (session.kind === 'local') return table.command({ cmd: 'undo', player_id: seat })
    const taken = await table.command({ cmd: 'undo' })
    return taken || table.command({ cmd: 'offer', kind: 'undo' })
  }
  const ended = live.shown?.update.outcome !== undefined
  const nothing = seat === undefined || !actions.some(action => action.player_id === seat)
  return {
    because: ended ? 'The match is over.' : nothing ? 'There is nothing of yours to take back yet.' : undefined,
    undo: () => void undo(),
    restart:
      session.kind === 'local' && start !== undefined && !ended
        ? () => void table.command({ cmd: 'undo', player_id: seat, to: start })
        : undefined,
  }
}
