import { type BoardProps, useScene } from '@turnwise/ui'
import type { Event } from '../game/events.ts'
import type { Action, View } from '../game/types.ts'
import { Paints } from './art/paper.tsx'
import { Build } from './phases/build.tsx'
import { Reveal } from './phases/reveal.tsx'
import { Start } from './phases/start.tsx'
import { Watching } from './phases/watching.tsx'
import { Play } from './play/play.tsx'
import './css/desk.css'
import './css/map.css'
import './css/fresh.css'
import './css/token.css'
import './css/ways.css'
import './css/play.css'
import './css/join.css'
import './css/actions.css'
import './css/tabs.css'
import './css/editor-tools.css'
import './css/editor-notes.css'
import './css/mazes.css'
import './css/editor-page.css'
import './css/editor.css'

export type Props = BoardProps<View, Action, Event>

/** An explorer's desk: a scene for each phase, and when all is open both mazes. */
export function Board(props: Props) {
  const { settings, view } = props
  const { arrangement } = useScene()
  const look: Record<string, string> = { '--maze-motion': String(settings.motion) }
  return (
    <div
      className="maze"
      data-arrangement={arrangement}
      data-contrast={settings.contrast}
      data-phase={view.phase}
      style={look}
    >
      <Paints />
      <Phase {...props} />
    </div>
  )
}

function Phase(props: Props) {
  const { view, viewer } = props
  if (view.truth !== null) return <Reveal {...props} truth={view.truth} />
  if (view.own === null) return <Watching {...props} />
  // A drawing or a join in progress belongs to its seat: on a shared device it ends when the seat changes.
  if (view.phase === 'build') return <Build key={String(viewer)} {...props} own={view.own} />
  if (view.own.explorer === null) return <Start key={String(viewer)} {...props} own={view.own} />
  return <Play key={String(viewer)} {...props} own={view.own} explorer={view.own.explorer} />
}
