import type { BoardProps } from '@turnwise/ui'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { OdysseusEvent } from '../game/events.ts'
import type { Move } from '../game/types.ts'
import type { GameView } from '../game/view.ts'
import { ActionButtons } from './action-buttons.tsx'
import { ChartView, type Target, tilesOf } from './chart.tsx'
import { lastMove } from './last-move.ts'
import { layoutPath } from './layout.ts'
import { EpicPanel, Fleet, SeaPanel } from './panels.tsx'
import { Ships } from './ships.tsx'
import { timelineOf } from './timeline.ts'
import './board.css'
import './last-move.css'

/** Below this many pixels the path is folded into rows. */
const ONE_ROW = 700

const DISTANCES: Readonly<Record<string, number>> = { careful_sail_1: 1, careful_sail_2: 2 }

export function Board(props: BoardProps<GameView, Move, OdysseusEvent>) {
  const { view, players, legal, events, recent, seq, settings, hint, send, say } = props
  const box = useRef<HTMLDivElement>(null)
  const isFolded = useFolded(box)
  const tiles = useMemo(() => tilesOf(view), [view])
  const chart = useMemo(
    () =>
      layoutPath(
        tiles.map(({ type }) => type === 'EPIC' || type === 'ITHACA'),
        isFolded,
      ),
    [tiles, isFolded],
  )
  const timeline = useMemo(() => timelineOf(events), [events])
  const wakes = useMemo(() => lastMove(recent), [recent])
  const targets = targetsOf(view, legal, hint, send)
  return (
    <div
      ref={box}
      className="odysseus"
      data-layout={isFolded ? 'folded' : 'row'}
      data-over={view.gameOver !== undefined}
      data-contrast={settings.contrast}
    >
      <ChartView
        tiles={tiles}
        chart={chart}
        players={players}
        targets={targets}
        timeline={timeline}
        wakes={wakes}
        motion={settings.motion}
      >
        <Ships
          view={view}
          players={players}
          chart={chart}
          timeline={timeline}
          wakes={wakes}
          seq={seq}
          motion={settings.motion}
        />
      </ChartView>
      <div className="odysseus-table">
        <Fleet view={view} players={players} />
        <EpicPanel view={view} players={players} />
        <SeaPanel view={view} seq={seq} />
      </div>
      {view.gameOver === undefined && <ActionButtons view={view} legal={legal} hint={hint} send={send} say={say} />}
    </div>
  )
}

/** Tiles that can be clicked: where careful sailing or the wind leads. */
function targetsOf(
  view: GameView,
  legal: readonly Move[],
  hint: Move | undefined,
  send: (move: Move) => void,
): ReadonlyMap<number, Target> {
  const ship = view.decidingPlayerId === null ? undefined : view.state.players[view.decidingPlayerId]
  const targets = new Map<number, Target>()
  for (const move of legal) {
    const distance = move.type === 'aeolus_move' ? move.tilesToMove : DISTANCES[move.type]
    if (ship === undefined || distance === undefined || distance === 0) continue
    const cost = view.actions.find(({ type }) => type === move.type)?.cost
    targets.set(ship.position + distance, {
      label:
        move.type === 'aeolus_move'
          ? `Let the wind carry you here, ${distance} damage`
          : `Sail here carefully, ${cost} points`,
      isHinted: hint?.type === move.type && (hint.type !== 'aeolus_move' || hint.tilesToMove === distance),
      choose: () => send(move),
    })
  }
  return targets
}

function useFolded(box: RefObject<HTMLElement | null>): boolean {
  const [isFolded, setFolded] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => setFolded(element.clientWidth < ONE_ROW)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return isFolded
}
