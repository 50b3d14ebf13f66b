import { type Arrangement, SceneContext, type Strip } from '@turnwise/ui'
import type { CSSProperties, ReactNode } from 'react'
import { useGame, useModel } from '../../match/match-context.tsx'
import { useSettings } from '../../state/settings.ts'
import { type BoardMarks, BoardSlot } from '../moment/board-slot.tsx'
import { Plates } from '../seat/plates.tsx'
import { useSceneHost } from './scene-host.ts'
import { StripBar, type StripContent } from './strip.tsx'
import '../scene.css'

export interface SceneFrameProps {
  readonly marks?: BoardMarks
  readonly strip: StripContent
  /** A strip that the board cannot change. */
  readonly fixed?: Partial<Record<Arrangement, Strip>>
  /** The rivals' plates; `if-room` leaves them out on a short phone. */
  readonly plates?: 'always' | 'if-room'
  /** Shown over the board: the result, a question, an invitation. None of them resizes the board. */
  readonly children?: ReactNode
}

/** The board on the whole scene; plates at its upper edge and the strip over it. */
export function SceneFrame({ marks, strip: content, fixed, plates, children }: SceneFrameProps) {
  const { board } = useGame()
  const { face } = useSettings()
  const { skip } = useModel()
  // Words have no ground of their own.
  const wishes = face === 'text' ? undefined : board?.scene
  const hosted = useSceneHost(wishes, fixed)
  const { host, strip } = hosted
  const { scene } = host
  const { insets } = scene
  const style: Record<string, string | number> = {
    '--inset-top': `${insets.top}px`,
    '--inset-right': `${insets.right}px`,
    '--inset-bottom': `${insets.bottom}px`,
    '--inset-left': `${insets.left}px`,
    '--scale': scene.scale,
    '--edge': `${strip.edge ?? 16 * scene.scale}px`,
  }
  const isMeasured = scene.width > 0
  const isShort = scene.arrangement === 'upright' && scene.height < SHORT
  return (
    <SceneContext value={host}>
      <div
        className="scene"
        ref={hosted.scene}
        style={style satisfies CSSProperties}
        data-arrangement={scene.arrangement}
        data-fills={wishes !== undefined}
        data-under={wishes === undefined ? 'wood' : (wishes.under ?? 'table')}
        data-strip={strip.side ?? 'bottom'}
        // Input interrupts a running animation.
        onPointerDownCapture={skip}
        onKeyDownCapture={skip}
      >
        {isMeasured && <BoardSlot {...marks} />}
        {plates !== undefined && !(plates === 'if-room' && isShort) && (
          <Plates measure={hosted.plates} side={wishes?.plates ?? 'left'} scene={scene} />
        )}
        <StripBar hosted={hosted} {...content} />
        {children}
      </div>
    </SceneContext>
  )
}

/** A scene lower than this has no room for plates above a board and a status below it. */
const SHORT = 420
