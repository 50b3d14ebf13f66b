import type { Wording } from '@turnwise/engine'
import { SceneActions, SceneExtra, SceneStatus } from '@turnwise/ui'
import type { GameView } from '../../game/types.ts'
import { describePlight, prompt } from '../../game/words/prompt.ts'
import { Actions, type ActionsProps } from './actions.tsx'
import { Coins, EpicClock } from './gauges.tsx'

interface StripPartsProps extends ActionsProps {
  readonly wording: Wording
}

/** What the board puts into the strip: whose turn it is, the points, the epic clock and the actions. */
export function StripParts({ wording, ...props }: StripPartsProps) {
  const { view, look, points } = props
  const own = typeof wording.viewer === 'number' ? view.state.players[wording.viewer] : undefined
  const isOver = view.gameOver !== undefined
  const isRow = look === 'row'
  const coins = <Coins points={view.actionsRemaining} isSmall={!isRow} isPointedAt={points.includes('coins')} />
  const line = prompt(view, wording)
  // Where there is little room, the coins below it say how many points are left.
  const title = isRow ? line : (line.split(':')[0] ?? line)
  return (
    <>
      <SceneStatus
        title={title}
        detail={isRow ? (own === undefined || isOver ? undefined : describePlight(own, true)) : coins}
      />
      {isRow ? (
        <>
          <SceneExtra place="before">{isOver ? null : coins}</SceneExtra>
          <SceneExtra place="after">
            {view.ahead.length === 0 || view.activeEpic?.requiresChoice === true ? null : (
              <EpicClock clock={view.state.epicClock} pace={paceOf(view)} />
            )}
          </SceneExtra>
        </>
      ) : null}
      <SceneActions>
        <Actions {...props} />
      </SceneActions>
    </>
  )
}

/** Open seas before the next epic, by what lies ahead. */
function paceOf({ ahead, state }: GameView): number {
  const next = ahead.findIndex(({ type }) => type !== 'SEA')
  return state.epicClock + Math.max(0, next)
}
