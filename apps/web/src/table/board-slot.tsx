import { useLayoutEffect, useRef } from 'react'
import { ErrorBoundary } from '../shell/error-boundary.tsx'
import { useSettings } from '../state/settings.ts'
import { TextBoard } from './text-board.tsx'
import type { TableModel } from './use-table.ts'

/** The game's own board, or its text face: if there is no board, if the player prefers it, or if the board fails. */
export function BoardSlot({ table }: { readonly table: TableModel }) {
  const { face } = useSettings()
  const { session, motion } = table
  const slot = useRef<HTMLDivElement>(null)
  const { seq, isJump } = motion
  // A board shows a jump at once, in its strip too: no transition to the new places.
  useLayoutEffect(() => {
    if (isJump) finishAnimations(slot.current?.closest('.scene'))
  }, [seq, isJump])
  const Board = session.board?.Board
  if (Board === undefined || face === 'text') return <TextBoard table={table} />
  return (
    <div className="board-slot" ref={slot} data-seq={table.seq}>
      <ErrorBoundary resetKey={String(motion.seq)} instead={() => <TextBoard table={table} />}>
        <Board
          view={motion.view}
          settled={table.view}
          isMoving={table.isMoving}
          viewer={table.viewer}
          players={table.players}
          legal={table.legal}
          complete={table.complete}
          events={motion.events}
          recent={motion.recent}
          seq={motion.seq}
          options={session.start.options}
          content={session.module.content}
          settings={table.settings}
          send={table.send}
          say={table.say}
          {...(table.hint === undefined ? {} : { hint: table.hint })}
          {...(table.points === undefined ? {} : { points: table.points })}
          {...(table.compared === undefined ? {} : { compared: table.compared })}
        />
      </ErrorBoundary>
    </div>
  )
}

/** Those that never end, such as a breathing enemy, go on. */
function finishAnimations(scene: Element | null | undefined): void {
  for (const animation of scene?.getAnimations({ subtree: true }) ?? []) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
}
