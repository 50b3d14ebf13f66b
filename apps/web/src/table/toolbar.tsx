import { Button } from '../shell/button.tsx'
import { useHint } from './use-hint.ts'
import type { TableModel } from './use-table.ts'
import { useUndo } from './use-undo.ts'

/** Undo and hint, which are always visible. The rest is under "More". */
export function Toolbar({ table }: { readonly table: TableModel }) {
  const { session, say } = table
  const hint = useHint(table)
  const undo = useUndo(table)
  // A spectator has nothing to undo.
  if (session.own.length === 0 && session.kind === 'online') return <div className="toolbar" />
  return (
    <div className="toolbar" role="toolbar" aria-label="Match">
      {!undo.isNever && (
        <Button icon="undo" iconOnly because={undo.because} onRefused={say} onClick={undo.undo}>
          Undo
        </Button>
      )}
      <Button icon="hint" iconOnly because={hint.because} onRefused={say} onClick={hint.ask}>
        {hint.thinking ? 'Thinking…' : 'Hint'}
      </Button>
    </div>
  )
}
