import { useEffect } from 'react'
import type { OwnView } from '../game/view.ts'
import type { Props } from './board.tsx'
import { draftOf, dropDraft, saveDraft } from './editor/drafts.ts'
import { Editor } from './editor/editor.tsx'
import { freshMaze } from './editor/more.tsx'
import { type MazeDesk, useMaze } from './editor/use-maze.ts'
import { mazeSheet } from './sheet.ts'
import { SheetView } from './sheet-view.tsx'
import { useInsist } from './use-insist.ts'

interface BuildProps extends Props {
  readonly own: OwnView
}

/** One's own maze: under the pen, and once it is built as it stands. */
export function Build(props: BuildProps) {
  const { own, legal, players, viewer } = props
  if (own.maze === null && legal.length > 0) return <Desk {...props} />
  const other = players[viewer === 0 ? 1 : 0]?.name ?? 'the other'
  return (
    <div className="maze-play">
      <section className="maze-stage" aria-label="Your maze">
        <h2 className="maze-caption">Your maze</h2>
        <div className="maze-target">
          {own.maze !== null && <SheetView sheet={mazeSheet(own.maze)} label="Your maze, as you built it" />}
        </div>
      </section>
      <div className="maze-side">
        <p className="maze-note">
          <b>{own.maze === null ? 'Building comes first.' : `Built. ${other} will be lost in it.`}</b>
        </p>
      </div>
    </div>
  )
}

function Desk({ view, viewer, seq, hint, send, say }: BuildProps) {
  const insist = useInsist(seq, send)
  const { options } = view
  const seat = typeof viewer === 'number' ? viewer : 0
  // A generated one lies there at first: whoever wants to play at once has one, and the others have something to change.
  const desk = useMaze(() => {
    const draft = draftOf(seat)
    return draft?.size === options.size ? draft : freshMaze(options)
  })
  const { maze } = desk
  // Whoever draws on does not want to build what he sent before.
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
  useEffect(() => saveDraft(seat, maze), [seat, maze])
  const done = (action: Parameters<typeof send>[0]) => {
    dropDraft(seat)
    insist.send(action)
  }
  return (
    <Editor desk={drawing} options={options}>
      {problems => (
        <>
          <button
            type="button"
            className="button button-main"
            aria-disabled={problems > 0 ? true : undefined}
            onClick={() =>
              problems > 0
                ? say('This maze breaks the rules of building; what is wrong is listed.')
                : done({ type: 'submit-maze', maze })
            }
          >
            Build this maze
          </button>
          <button
            type="button"
            className="button"
            data-hint={hint?.type === 'generate-maze'}
            onClick={() => done({ type: 'generate-maze' })}
          >
            Surprise me
          </button>
        </>
      )}
    </Editor>
  )
}
