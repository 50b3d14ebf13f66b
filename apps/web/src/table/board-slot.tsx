import { ErrorBoundary } from '../shell/error-boundary.tsx'
import { useSettings } from '../state/settings.ts'
import { TextBoard } from './text-board.tsx'
import type { TableModel } from './use-table.ts'

/** The game's own board, or its text face: where it has none, for whoever prefers it, and should the board ever break. */
export function BoardSlot({ table }: { readonly table: TableModel }) {
  const { face } = useSettings()
  const { session } = table
  const Board = session.board?.Board
  if (Board === undefined || face === 'text') return <TextBoard table={table} />
  return (
    // Input interrupts whatever is still being shown.
    <div className="board-slot" onPointerDownCapture={table.live.skip} onKeyDownCapture={table.live.skip}>
      <ErrorBoundary resetKey={String(table.seq)} instead={() => <TextBoard table={table} />}>
        <Board
          view={table.view}
          viewer={table.viewer}
          players={table.players}
          legal={table.legal}
          complete={table.complete}
          events={table.events}
          recent={table.recent}
          seq={table.seq}
          options={session.start.options}
          content={session.module.content}
          settings={table.settings}
          send={table.send}
          say={table.say}
          {...(table.hint === undefined ? {} : { hint: table.hint })}
        />
      </ErrorBoundary>
    </div>
  )
}
