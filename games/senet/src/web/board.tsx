import type { BoardProps } from '@turnwise/ui'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { OFF } from '../game/board.ts'
import type { Action, Event, View } from '../game/types.ts'
import { explainSquare, explainThrow } from '../words.ts'
import { Cells } from './cells.tsx'
import { cellIndex, type Grid, SQUARES } from './grid.ts'
import { Hud } from './hud.tsx'
import { lastSquares, noticeOf } from './moment.ts'
import { PiecesLayer } from './pieces-layer.tsx'
import { plansOf } from './plans.ts'
import { Surface } from './surface/surface.tsx'
import { useDrag } from './use-drag.ts'
import { useLayout } from './use-layout.ts'
import { useRolling } from './use-rolling.ts'
import { useScene } from './use-scene.ts'
import { useSelection } from './use-selection.ts'
import './board.css'

export function Board(props: BoardProps<View, Action, Event>) {
  const { view, viewer, players, legal, events, recent, seq, settings, hint, send, say } = props
  const box = useRef<HTMLDivElement>(null)
  const grid = useLayout(box)
  const scene = useScene(view, events, seq)
  const plans = useMemo(() => plansOf(legal, view), [legal, view])
  const selection = useSelection(seq, plans)
  const [isDrawn, setDrawn] = useState(false)
  const focusesTarget = useRef(false)
  const movable = useMemo(() => new Set(plans.keys()), [plans])
  const isRolling = useRolling(events, seq, settings.motion) && selection.selected === undefined
  const target = isRolling ? undefined : selection.shown?.to
  const lit = isRolling ? NONE : movable
  const mayThrow = legal.some(action => action.type === 'throw')

  const throwSticks = () => {
    if (mayThrow) send({ type: 'throw' })
    else say(explainThrow(view, viewer))
  }
  const tap = (square: number, byKey: boolean) => {
    const { selected } = selection
    focusesTarget.current = byKey
    if (selected !== undefined && plans.get(selected)?.to === square) return send({ type: 'move', from: selected })
    if (movable.has(square)) return selection.select(square === selected ? undefined : square)
    if (selected !== undefined) return selection.select(undefined)
    if (view.board[square - 1] !== null) say(explainSquare(square, view, viewer))
  }
  const dragging = useDrag(
    useCallback((square: number) => selection.select(square), [selection.select]),
    useCallback(
      (from: number, to: number | undefined) => {
        if (to !== undefined && plans.get(from)?.to === to) send({ type: 'move', from })
      },
      [plans, send],
    ),
  )
  useThrowKey(throwSticks)
  // Chosen by key: the next Enter makes the move.
  useEffect(() => {
    if (selection.selected === undefined || !focusesTarget.current) return
    box.current?.querySelector<HTMLElement>('[data-target="true"]')?.focus()
  }, [selection.selected])

  const cells = useMemo(() => [grid.columns, grid.rows] as const, [grid])
  const mask = useMask(grid, target === undefined ? lit : [target])
  const look: Record<string, string> = {
    '--senet-motion': String(settings.motion),
    '--senet-columns': String(grid.columns),
    '--senet-rows': String(grid.rows),
  }
  const picked = selection.selected ?? selection.shown?.from
  return (
    <div
      ref={box}
      className="senet"
      data-layout={grid.isTall ? 'tall' : 'wide'}
      data-surface={isDrawn ? 'drawn' : 'plain'}
      data-contrast={settings.contrast}
      style={look}
    >
      <div className="senet-board">
        <Surface
          cells={cells}
          selected={picked === undefined ? -1 : cellIndex(picked, grid)}
          legal={mask}
          contrast={settings.contrast}
          isMoving={settings.motion > 0}
          onReady={setDrawn}
        />
        <Cells
          view={view}
          grid={grid}
          players={players}
          movable={lit}
          selected={selection.selected}
          target={target}
          last={lastSquares(recent)}
          hinted={hint?.type === 'move' ? hint.from : undefined}
          onTap={tap}
          onHover={selection.hover}
          onGrab={(square, event) => movable.has(square) && dragging.start(square, event)}
        />
        <PiecesLayer
          scene={scene}
          grid={grid}
          players={players}
          movable={lit}
          selected={selection.selected}
          motion={settings.motion}
          drag={dragging.drag}
        />
        <Notice key={seq} text={noticeOf(events, players)} />
      </div>
      <Hud
        view={view}
        viewer={viewer}
        players={players}
        seq={seq}
        events={events}
        mayThrow={mayThrow}
        hintsThrow={hint?.type === 'throw'}
        bearsOff={selection.selected !== undefined && target === OFF}
        onThrow={throwSticks}
        onBearOff={() => selection.selected !== undefined && send({ type: 'move', from: selection.selected })}
      />
    </div>
  )
}

const NONE: ReadonlySet<number> = new Set()

/** Which cells are lit. The same list as before while nothing about it has changed: the surface is drawn only then. */
function useMask(grid: Grid, squares: Iterable<number>): readonly boolean[] {
  const lit = [...squares].sort((a, b) => a - b).join(' ')
  return useMemo(() => {
    const byCell = SQUARES.map(() => false)
    for (const square of lit === '' ? [] : lit.split(' ')) {
      if (Number(square) <= SQUARES.length) byCell[cellIndex(Number(square), grid)] = true
    }
    return byCell
  }, [grid, lit])
}

/** A throw that could not be played says so over the board for as long as the next view waits. */
function Notice({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <p className="senet-notice">{text}</p>
}

function useThrowKey(throwSticks: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const typing =
      event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog') !== null
    if (typing || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== 't') return
    throwSticks()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
