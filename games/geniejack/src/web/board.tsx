import type { BoardProps } from '@turnwise/ui'
import { useState } from 'react'
import type { RunEvent } from '../game/events.ts'
import type { GameView, PlayerAction } from '../game/types.ts'
import { About, type Note } from './about.tsx'
import { Actions } from './actions.tsx'
import { Ending } from './ending.tsx'
import { Genie } from './genie.tsx'
import { Kit } from './kit.tsx'
import { Shop } from './shop.tsx'
import { useSpeed } from './speed.ts'
import { Table } from './table.tsx'
import { TopBar } from './top-bar.tsx'
import { useFace } from './use-face.ts'
import { actionFor, useKeys } from './use-keys.ts'
import { useRecord } from './use-record.ts'
import './styles.ts'

export function Board(props: BoardProps<GameView, PlayerAction, RunEvent>) {
  const { view, viewer, players, legal, events, seq, settings, hint, send, say } = props
  const pace = settings.motion / useSpeed()
  const { face, isPlaying, finish } = useFace(view, events, seq, pace)
  const [about, setAbout] = useState<{ readonly seq: number; readonly note: Note }>()
  const player = players[0]
  const isOwn = viewer === 0 && player?.isYou === true
  useRecord(view, events, isOwn)
  // During the deal one may act at once; a result is shown before one goes on.
  const mustShow = isPlaying && view.phase !== 'player_turn'
  const act = (action: PlayerAction) => {
    finish()
    send(action)
  }
  useKeys(key => {
    setAbout(undefined)
    const action = actionFor(key, view, legal)
    if (mustShow) finish()
    else if (action !== undefined) act(action)
  })
  const interrupt = (target: EventTarget) => {
    if (!(target instanceof Element) || target.closest('.geniejack-actions') === null) finish()
    setAbout(undefined)
  }
  const tell = (note: Note) => setAbout({ seq, note })
  const choices = { view, legal, hint, send: act }
  const look: Record<string, string> = { '--geniejack-pace': String(pace) }
  return (
    <div
      className="geniejack"
      data-phase={view.phase}
      data-contrast={settings.contrast}
      style={look}
      onPointerDownCapture={event => interrupt(event.target)}
    >
      <TopBar view={view} onAbout={tell} />
      <div className="geniejack-stage-area">
        {view.phase === 'shop' ? (
          <Shop {...choices} say={say} />
        ) : view.phase === 'genie' ? (
          <Genie {...choices} say={say} />
        ) : (view.phase === 'game_over' || view.phase === 'victory') && !isPlaying ? (
          <Ending view={view} />
        ) : (
          <Table {...choices} face={face} isPlaying={isPlaying} player={player} onAbout={tell} />
        )}
        <About note={about?.seq === seq ? about.note : undefined} />
      </div>
      <Kit view={view} onAbout={tell} />
      <Actions {...choices} isPlaying={mustShow && isOwn} onSkip={finish} />
    </div>
  )
}
