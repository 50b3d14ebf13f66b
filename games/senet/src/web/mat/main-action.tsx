import { SceneActions, useWake } from '@turnwise/ui'
import type { MovePlan } from '../../game/moves.ts'
import { describeChosen } from '../../game/words/actions.ts'

interface MainActionProps {
  readonly mayThrow: boolean
  readonly chosen: MovePlan | undefined
  readonly isHinted: boolean
  readonly onThrow: () => void
  readonly onMove: (from: number) => void
}

/** The one button in the strip: throws, or makes the move that is chosen on the board. */
export function MainAction({ mayThrow, chosen, isHinted, onThrow, onMove }: MainActionProps) {
  const wake = useWake(chosen !== undefined ? 'move' : mayThrow ? 'throw' : '')
  return (
    <SceneActions>
      {chosen === undefined ? (
        <button
          type="button"
          className="button button-main senet-throw-button"
          aria-disabled={mayThrow ? undefined : true}
          aria-keyshortcuts="T"
          data-hint={isHinted}
          onClick={wake(({ detail }: { readonly detail: number }) => {
            // The second click of a double click is ignored, unless a throw is possible.
            if (mayThrow || detail < 2) onThrow()
          })}
        >
          Throw
        </button>
      ) : (
        <button
          type="button"
          className="button button-main senet-move-button"
          onClick={wake(() => onMove(chosen.from))}
        >
          {describeChosen(chosen)}
        </button>
      )}
    </SceneActions>
  )
}
