import type { BoardProps } from '@turnwise/ui'
import { useRef } from 'react'
import type { Action } from '../game/actions.ts'
import type { MazeEvent } from '../game/events.ts'
import type { View } from '../game/view.ts'
import { Build } from './build.tsx'
import { Play } from './play.tsx'
import { Reveal } from './reveal.tsx'
import { Start } from './start.tsx'
import { type Layout, useLayout } from './use-layout.ts'
import { Watching } from './watching.tsx'
import './look.ts'

export type Props = BoardProps<View, Action, MazeEvent>

/** A scene for each phase: building, choosing a start, exploring, and when all is open both mazes. */
export function Board(props: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { layout, isShort } = useLayout(box)
  const { settings, view } = props
  const look: Record<string, string> = { '--maze-motion': String(settings.motion) }
  return (
    <div
      ref={box}
      className="maze"
      data-layout={layout}
      data-short={isShort}
      data-contrast={settings.contrast}
      data-phase={view.phase}
      style={look}
    >
      <Scene {...props} layout={layout} />
    </div>
  )
}

function Scene(props: Props & { readonly layout: Layout }) {
  const { view, viewer } = props
  if (view.truth !== null) return <Reveal {...props} truth={view.truth} />
  if (view.own === null) return <Watching {...props} />
  // What one has begun to draw or to join is one's own: on one device it goes with the seat.
  if (view.phase === 'build') return <Build key={String(viewer)} {...props} own={view.own} />
  if (view.own.explorer === null) return <Start key={String(viewer)} {...props} />
  return <Play key={String(viewer)} {...props} own={view.own} explorer={view.own.explorer} />
}
