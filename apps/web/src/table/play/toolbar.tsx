import { useGame } from '../../match/match-context.tsx'
import { Button } from '../../shell/button.tsx'
import { useTalk } from '../talk/talk.tsx'
import { useHint } from './hint.ts'
import { useUndo } from './undo.ts'

/** Undo and hint, which are always visible. The rest is under "More". */
export function Toolbar() {
  const { kind, own } = useGame()
  const { say } = useTalk()
  const hint = useHint()
  const undo = useUndo()
  // A spectator has nothing to undo.
  if (own.length === 0 && kind === 'online') return <div className="toolbar" />
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
