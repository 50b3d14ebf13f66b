import { SceneContext } from '@turnwise/ui'
import type { CSSProperties, ReactNode } from 'react'
import { BoardSlot } from './board-slot.tsx'
import { Plates } from './plates.tsx'
import { StripBar } from './strip-bar.tsx'
import { useSceneHost } from './use-scene-host.ts'
import { labelOf, type TableModel } from './use-table.ts'
import './scene.css'

export interface SceneFrameProps {
  readonly table: TableModel
  /** Shown over the board: the result, a question, an invitation. None of them resizes the board. */
  readonly children?: ReactNode
  /** A lesson has no tools and no plates. */
  readonly isLesson?: boolean
  /** A review has its own timeline and nothing to play; the choices that it compares take the place of the actions. */
  readonly isReview?: boolean
  /** In place of undo and hint. */
  readonly tools?: ReactNode
}

/** The board on the whole scene; plates at its upper edge and the strip over it. */
export function SceneFrame({ table, children, isLesson = false, isReview = false, tools }: SceneFrameProps) {
  const { board } = table.session
  const lifted = table.compared === undefined || board?.drawsCompared === true ? null : <Lifted table={table} />
  const hosted = useSceneHost(board?.scene, isReview ? (lifted === null ? REVIEW_STRIP : COMPARING_STRIP) : undefined)
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
  // The curve names the players: on a short phone the board needs the room of their plates.
  const isShort = isReview && scene.arrangement === 'upright' && scene.height < SHORT
  return (
    <SceneContext value={host}>
      <div
        className="scene"
        ref={hosted.scene}
        style={style satisfies CSSProperties}
        data-arrangement={scene.arrangement}
        data-fills={board?.scene !== undefined}
        data-under={board?.scene?.under ?? (board?.scene === undefined ? 'wood' : 'table')}
        data-strip={strip.side ?? 'bottom'}
        // Input interrupts a running animation.
        onPointerDownCapture={table.model.skip}
        onKeyDownCapture={table.model.skip}
      >
        {isMeasured && <BoardSlot table={table} />}
        {!isLesson && !isShort && (
          <Plates table={table} measure={hosted.plates} side={board?.scene?.plates ?? 'left'} scene={scene} />
        )}
        <StripBar
          table={isReview ? { ...table, isTimelineOpen: false } : table}
          hosted={hosted}
          isLesson={isLesson || isReview}
          tools={tools}
          {...(isReview ? { instead: lifted } : {})}
        />
        {children}
      </div>
    </SceneContext>
  )
}

/** A scene lower than this has no room for plates above a board and a status below it. */
const SHORT = 420

/** On a phone a review needs the room for its curve: the strip is only one line. */
const REVIEW_STRIP = { upright: { size: 52, template: '"status" 1fr / minmax(0, 1fr)' } }
const COMPARING_STRIP = {
  upright: { size: 100, template: '"status" 1fr "actions" 50px / minmax(0, 1fr)' },
}

/** A choice without a place on the board: its button is lifted, with its chance. */
function Lifted({ table }: { readonly table: TableModel }) {
  return (
    <div className="lifted">
      {table.compared?.map(({ action, kind, label }) => (
        <span key={kind} className="lifted-choice" data-kind={kind}>
          <b>{labelOf(table, action)}</b> {kind === 'better' ? `★ ${label}` : label}
        </span>
      ))}
    </div>
  )
}
