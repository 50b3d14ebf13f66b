import type { SeenEntry } from '@turnwise/client'
import type { MatchState } from '@turnwise/client/match'
import { effectiveActions, type GameEvent } from '@turnwise/engine'
import type { BoardProps } from '@turnwise/ui'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useGame, useMatch, useMoment } from '../../match/match-context.tsx'
import { ErrorBoundary } from '../../shell/error-boundary.tsx'
import { useBoardSettings, useSettings } from '../../state/settings.ts'
import { useSkin } from '../../state/skins.ts'
import { usePlay } from '../play/play.tsx'
import { useSeats } from '../seat/seats.ts'
import { useTalk } from '../talk/talk.tsx'
import { TextBoard } from './text-board.tsx'

/** What a lesson or a review draws over the position. */
export type BoardMarks = Pick<BoardProps, 'hint' | 'points' | 'compared'>

/** The game's own board, or its text face: if there is no board, if the player prefers it, or if the board fails. */
export function BoardSlot(marks: BoardMarks) {
  const { face } = useSettings()
  const { entry, module, board, start } = useGame()
  const { seq, view, motion, isMoving } = useMoment()
  const { viewer, players } = useSeats()
  const { legal, complete, hint, take } = usePlay()
  const { say } = useTalk()
  const settings = useBoardSettings(entry.id)
  const { pictures } = useSkin(entry.id, board?.skin)
  const recent = useRecent(motion.seq)
  const slot = useRef<HTMLDivElement>(null)
  // A board shows a jump at once, in its strip too: no transition to the new places.
  useLayoutEffect(() => {
    if (motion.isJump) finishAnimations(slot.current?.closest('.scene'))
  }, [motion.seq, motion.isJump])
  const Board = board?.Board
  if (Board === undefined || face === 'text') return <TextBoard />
  return (
    <div className="board-slot" ref={slot} data-seq={seq}>
      <ErrorBoundary resetKey={String(motion.seq)} instead={() => <TextBoard />}>
        <Board
          view={motion.view}
          settled={view}
          isMoving={isMoving}
          viewer={viewer}
          players={players}
          legal={legal}
          complete={complete}
          events={motion.events}
          recent={recent}
          seq={motion.seq}
          options={start.options}
          content={module.content}
          settings={{ ...settings, skin: pictures }}
          send={take}
          say={say}
          {...(hint === undefined ? {} : { hint })}
          {...marks}
        />
      </ErrorBoundary>
    </div>
  )
}

/** Enough to find the last move before throws and passes, and all of a turn with many actions. */
const RECENT = 32

/** The events of the last actions that were not undone, the newest first. */
function useRecent(seq: number): readonly (readonly GameEvent[])[] {
  const log = useMatch(logShown)
  return useMemo(
    () =>
      // What happened before a position was set up, as in a lesson, did not lead to it.
      effectiveActions(log.slice(0, seq), { sinceSetUp: true })
        .slice(-RECENT)
        .reverse()
        .map(({ events }) => events),
    [log, seq],
  )
}

const NOTHING: readonly SeenEntry[] = []

/** The log up to the moment that the board is moving to. */
const logShown = ({ present, place }: MatchState) => present.shown.get(place.shown)?.log ?? NOTHING

/** Those that never end, such as a breathing enemy, go on. */
function finishAnimations(scene: Element | null | undefined): void {
  for (const animation of scene?.getAnimations({ subtree: true }) ?? []) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
}
