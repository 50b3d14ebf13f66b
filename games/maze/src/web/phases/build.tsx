import { SceneActions, SceneStatus, useScene, useStrip } from '@turnwise/ui'
import { useEffect, useMemo } from 'react'
import type { OwnView } from '../../game/types.ts'
import { mazeProblems } from '../../game/validate.ts'
import { describeAction } from '../../game/words/actions.ts'
import { prompt } from '../../game/words/prompt.ts'
import { Paper } from '../art/paper.tsx'
import type { Props } from '../board.tsx'
import { freshMaze } from '../editor/edit.ts'
import { Editor } from '../editor/editor.tsx'
import { draftOf, dropDraft, saveDraft, takeForMatch } from '../editor/store.ts'
import { type MazeDesk, useMaze } from '../editor/use-maze.ts'
import { freeBox, WIDE_MARGINS } from '../layout.ts'
import { boardFrame } from '../map/frame.ts'
import { MapView } from '../map/map-view.tsx'
import { mazeSheet } from '../map/sheet.ts'
import { BUILD_STRIPS, QUIET_STRIPS } from '../strips.ts'
import { useInsist } from './use-insist.ts'

interface BuildProps extends Props {
  readonly own: OwnView
}

/** The own maze: in the editor, and read-only once it is built. */
export function Build(props: BuildProps) {
  const { own, legal, isMoving } = props
  return own.maze === null && (legal.length > 0 || isMoving) ? <Drawing {...props} /> : <Built {...props} />
}

function Built({ own, settled, viewer, players }: BuildProps) {
  const scene = useScene()
  useStrip(QUIET_STRIPS)
  const names = players.map(({ name }) => name)
  const rival = players[viewer === 1 ? 0 : 1]?.name ?? 'Your opponent'
  const box = freeBox(scene)
  if (own.maze === null) return null
  const sheet = mazeSheet(own.maze)
  const margins = scene.arrangement === 'wide' ? WIDE_MARGINS : { left: 24, right: 10, top: 26, bottom: 10 }
  return (
    <>
      <Paper box={box} seed={44} name="own">
        <MapView sheet={sheet} frame={boardFrame(sheet, box, margins)} label="Your maze, as you built it" />
      </Paper>
      <SceneStatus title={`Built: ${rival} will explore it.`} detail={prompt(settled, { viewer, names })} />
      <SceneActions />
    </>
  )
}

function Drawing({ view, viewer, seq, hint, players, send, say }: BuildProps) {
  const scene = useScene()
  useStrip(BUILD_STRIPS)
  const insist = useInsist(seq, send)
  const { options } = view
  const place = `${location.pathname} ${viewer}`
  // It begins with a generated maze, to play with at once or to change.
  const desk = useMaze(() => {
    const draft = draftOf(place)
    return takeForMatch(options.size) ?? (draft?.size === options.size ? draft : freshMaze(options))
  })
  const { maze } = desk
  const problems = useMemo(() => mazeProblems(maze, options), [maze, options])
  // A player who draws on no longer wants to build the maze they sent before.
  const drawing: MazeDesk = {
    ...desk,
    change: (edit, again) => {
      insist.forget()
      desk.change(edit, again)
    },
    undo: () => {
      insist.forget()
      desk.undo()
    },
  }
  useEffect(() => saveDraft(place, maze), [place, maze])
  const build = () => {
    const [first] = problems
    if (first !== undefined) return say(first.message)
    dropDraft(place)
    insist.send({ type: 'submit-maze', maze })
  }
  const rival = players[viewer === 1 ? 0 : 1]?.name ?? 'your opponent'
  const isAcross = scene.arrangement === 'across'
  const left = problems.length === 0 ? '' : ` · ${problems.length} to fix`
  return (
    <>
      <Editor
        desk={drawing}
        options={options}
        problems={problems}
        room={
          isAcross ? { x: 6, y: 0, width: scene.width - scene.insets.right - 8, height: scene.height } : freeBox(scene)
        }
        {...(isAcross ? { below: scene.insets.top } : {})}
        isShared={players.filter(({ isYou }) => isYou).length > 1}
      />
      <SceneStatus
        title={isAcross ? 'Build your maze.' : `Build the maze that ${rival} will explore.`}
        detail="Drag along the lines to draw. Start on a wall to wipe it."
      />
      <SceneActions>
        <button
          type="button"
          className="button button-main maze-build"
          aria-disabled={problems.length > 0 ? true : undefined}
          data-hint={hint?.type === 'generate-maze' || hint?.type === 'submit-maze'}
          onClick={build}
        >
          {describeAction({ type: 'submit-maze', maze })}
          {left}
        </button>
      </SceneActions>
    </>
  )
}
