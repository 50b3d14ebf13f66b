import { useState } from 'react'
import { Button } from '../shell/button.tsx'
import { Choices } from '../shell/choices.tsx'
import { changeSettings, settings } from '../state/settings.ts'
import { ResignButton } from './resign.tsx'
import { useNewGame } from './use-new-game.ts'
import type { TableModel } from './use-table.ts'
import { isSolo, useUndo } from './use-undo.ts'

/** Less common commands: restart the turn, offers, resign, a new game. */
export function MorePanel({ table }: { readonly table: TableModel }) {
  const { session } = table
  const undo = useUndo(table)
  const newGame = useNewGame(table)
  const isOver = table.sight.update.outcome !== undefined
  const isPlaying = !isOver && session.own.length > 0
  return (
    <div className="panel-stack more">
      <Button icon="history" onClick={table.openTimeline}>
        Timeline
      </Button>
      {undo.restart !== undefined && (
        <Button icon="restart" onClick={undo.restart}>
          Restart turn
        </Button>
      )}
      {session.kind === 'online' && isPlaying && !isSolo(table) && <OfferDraw table={table} />}
      {isPlaying && <ResignButton table={table} />}
      {session.board?.choices?.map(({ id, title, values }) => (
        <Choices
          key={id}
          legend={title}
          value={table.settings.choices?.[id] ?? values[0]?.id ?? ''}
          options={values.map(value => ({ value: value.id, title: value.title }))}
          onChange={value =>
            changeSettings({ choices: { ...settings.get().choices, [`${session.entry.id}.${id}`]: value } })
          }
        />
      ))}
      {session.kind === 'local' && (
        <Button icon="plus" onClick={newGame.click}>
          {newGame.armed ? 'Leave this match? Click again' : 'New game'}
        </Button>
      )}
    </div>
  )
}

function OfferDraw({ table }: { readonly table: TableModel }) {
  const [asked, setAsked] = useState(false)
  const offers = table.sight.update.offer
  const because = offers !== undefined ? 'Another offer is waiting for an answer.' : undefined
  return (
    <Button
      icon="draw"
      because={because ?? (asked ? 'You have offered a draw.' : undefined)}
      onRefused={table.say}
      onClick={() => {
        setAsked(true)
        void table.ask(table.model.offer('draw')).then(() => setAsked(false))
      }}
    >
      Offer draw
    </Button>
  )
}
