import type { Wording } from '@turnwise/engine'
import { type BoardProps, SceneExtra, SceneStatus, type Skin, useScene, useStrip, useTheme } from '@turnwise/ui'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { isSafe, OFF, WATER } from '../game/board.ts'
import type { MovePlan } from '../game/moves.ts'
import type { Action, Event, View } from '../game/types.ts'
import { describeChoice, describeChosen } from '../game/words/actions.ts'
import { describeForfeit, describeLast } from '../game/words/events.ts'
import { prompt, promptOnBoard } from '../game/words/prompt.ts'
import { explainSquare, explainThrow } from '../game/words/reasons.ts'
import { Gradients } from './drawing/gradients.tsx'
import { PlainTable } from './drawing/plain-table.tsx'
import { SquaresLayer } from './drawing/squares-layer.tsx'
import { arrange, maskOf } from './layout/layout.ts'
import { MainAction } from './mat/main-action.tsx'
import { Mat } from './mat/mat.tsx'
import { lastMove } from './mat/moment.ts'
import { Surface } from './material/surface.tsx'
import { HighlightsAbove, HighlightsBelow, Tints } from './pieces/highlights.tsx'
import { usePieces } from './pieces/pieces.ts'
import { PiecesLayer } from './pieces/pieces-layer.tsx'
import { useDrag } from './pieces/use-drag.ts'
import { useSelection } from './pieces/use-selection.ts'
import { pointedSquares } from './points.ts'
import { SkinContext } from './skin/skin.ts'
import { SkinAbove, SkinBelow } from './skin/skin-layers.tsx'
import { Cells } from './squares/cells.tsx'
import { Compared, plansOf } from './squares/compared.tsx'
import { cellIndex, SQUARES } from './squares/grid.ts'
import { SquareCard, useCard } from './squares/square-card.tsx'
import { isTight, stripsFor } from './strips.ts'
import './css/table.css'
import './css/squares.css'
import './css/lights.css'
import './css/compared.css'
import './css/pieces.css'
import './css/mat.css'
import './css/card.css'
import './css/ending.css'
import './css/strip.css'

const NO_SKIN: Skin = {}

/** Safe squares carry a brass line. */
const INLAID = SQUARES.filter(isSafe)

export function Board(props: BoardProps<View, Action, Event>) {
  const {
    view,
    settled,
    isMoving,
    viewer,
    players,
    legal,
    events,
    seq,
    settings,
    hint,
    points = [],
    compared = [],
    send,
    say,
  } = props
  const scene = useScene()
  const layout = useMemo(() => arrange(scene), [scene])
  useStrip(stripsFor(scene, layout))
  const theme = useTheme()
  const box = useRef<HTMLDivElement>(null)
  const pieces = usePieces(view, events, seq)
  const plans = useMemo(() => plansOf(legal, view), [legal, view])
  const selection = useSelection(seq, plans)
  const card = useCard()
  const [isDrawn, setDrawn] = useState(false)
  const focusesTarget = useRef(false)
  const own: 0 | 1 = viewer === 1 ? 1 : 0
  const round = useMemo(() => [own === 0, own === 1] as const, [own])
  const wording = { viewer, names: players.map(({ name }) => name) }

  const { shown } = selection
  const chosen = selection.selected === undefined ? undefined : plans.get(selection.selected)
  const movable = useMemo(() => new Set(plans.keys()), [plans])
  const mayThrow = legal.some(action => action.type === 'throw')
  const skin = (settings.contrast === 'high' ? undefined : settings.skin) ?? NO_SKIN
  const swap = events.find(event => event.type === 'swapped')
  const isWashed = events.some(event => event.type === 'water')
  const isFresh = events.some(event => event.type === 'thrown')
  const lost = events.find(event => event.type === 'forfeited')
  // An event is not put into words before its animation has ended.
  const recent = isMoving ? props.recent.slice(1) : props.recent
  const last = lastMove(recent)

  const throwSticks = () => (mayThrow ? send({ type: 'throw' }) : say(explainThrow(settled, viewer)))
  const tap = (square: number, byKey: boolean) => {
    const { selected } = selection
    card.close()
    focusesTarget.current = byKey
    if (selected !== undefined && plans.get(selected)?.to === square) return send({ type: 'move', from: selected })
    if (plans.has(square)) return selection.select(square === selected ? undefined : square)
    if (selected !== undefined) return selection.select(undefined)
    if (settled.board[square - 1] !== null) say(explainSquare(square, settled, viewer))
  }
  const dragging = useDrag(
    useCallback((square: number) => selection.select(square), [selection.select]),
    useCallback(
      (from: number, to: number | undefined) => {
        const plan = plans.get(from)
        if (plan !== undefined && (plan.to === to || (plan.bearsOff && to === OFF))) send({ type: 'move', from })
      },
      [plans, send],
    ),
  )
  useThrowKey(throwSticks)
  // Chosen by key: the next Enter makes the move.
  useEffect(() => {
    if (selection.selected === undefined || !focusesTarget.current) return
    box.current?.ownerDocument.querySelector<HTMLElement>('[data-target="true"]')?.focus()
  }, [selection.selected])

  const covered = [...settled.board.flatMap((seat, i) => (seat === null ? [] : [i + 1])), shown?.to ?? 0].join(' ')
  const mat = (
    <Mat
      box={{
        plan: layout.plan,
        width: layout.mat?.width ?? (isTight(scene) ? 96 : scene.arrangement === 'across' ? 140 : 190),
        height: layout.mat?.height ?? (scene.arrangement === 'across' ? 54 : 66),
        size: layout.size,
      }}
      place={layout.mat}
      value={mayThrow && !isFresh ? null : (view.throw ?? view.lastThrow)}
      isRolling={isMoving && isFresh}
      isUniform={view.throws === 'uniform'}
      isOver={settled.winner !== null}
      mayThrow={mayThrow}
      isHinted={hint?.type === 'throw' || points.includes('sticks')}
      rollKey={isFresh ? seq : undefined}
      motion={settings.motion}
      onThrow={throwSticks}
    />
  )
  const look: Record<string, string> = { '--senet-motion': String(settings.motion), '--senet-size': `${layout.size}px` }
  const isPlain = settings.contrast === 'high'
  return (
    <SkinContext value={skin}>
      <div
        ref={box}
        className="senet"
        data-plan={layout.plan}
        data-surface={isDrawn && !isPlain ? 'drawn' : 'plain'}
        data-contrast={settings.contrast}
        style={look}
      >
        <Gradients colors={players.map(({ color }) => color.id)} />
        <PlainTable layout={layout} round={round} inlaid={INLAID} />
        {!isPlain && (
          <Surface
            layout={layout}
            theme={theme}
            round={round}
            inlaid={maskOf(INLAID, layout.grid)}
            selected={
              shown === undefined || skin['selection-ring'] !== undefined ? -1 : cellIndex(shown.from, layout.grid)
            }
            legal={
              shown === undefined || shown.to >= OFF || skin['legal-move-marker'] !== undefined
                ? 0
                : maskOf([shown.to], layout.grid)
            }
            isMoving={settings.motion > 0}
            onReady={setDrawn}
          />
        )}
        <SkinBelow layout={layout} />
        <Tints
          layout={layout}
          players={players}
          last={last}
          plan={shown}
          pointed={pointedSquares(points)}
          isTrayPointed={points.includes('tray')}
          about={card.about}
          isDrawn={isDrawn && !isPlain}
        />
        <SquaresLayer layout={layout} covered={covered} />
        <HighlightsBelow
          layout={layout}
          players={players}
          seat={view.turn}
          last={last}
          movable={movable}
          plan={shown}
          hinted={hint?.type === 'move' ? hint.from : undefined}
          about={card.about}
        />
        <PiecesLayer
          pieces={pieces}
          layout={layout}
          players={players}
          own={own}
          lifted={chosen?.from}
          motion={settings.motion}
          drag={dragging.drag}
        />
        <HighlightsAbove layout={layout} seat={view.turn} plan={shown} />
        {compared.length > 0 && <Compared layout={layout} view={settled} compared={compared} />}
        <SkinAbove
          layout={layout}
          plan={shown}
          swap={isMoving ? swap?.from : undefined}
          wash={isMoving && isWashed ? WATER : undefined}
        />
        <div className="senet-lamp" />
        <Cells
          view={settled}
          layout={layout}
          wording={wording}
          plans={plans}
          selected={selection.selected}
          target={shown?.to}
          last={last === undefined ? [] : [last.from, last.to]}
          hinted={hint?.type === 'move' ? hint.from : undefined}
          onTap={tap}
          onHover={square => {
            selection.hover(square)
            card.hover(square)
          }}
          onFocus={card.focus}
          onGrab={(square, event) => {
            if (plans.has(square)) dragging.start(square, event)
            else if (event.pointerType !== 'mouse') card.press(square)
          }}
        />
        {chosen?.bearsOff === true && (
          <button
            type="button"
            className="senet-home"
            data-target="true"
            data-square={OFF}
            aria-label={describeChosen(chosen)}
            style={{
              insetInlineStart: layout.own.x,
              insetBlockStart: layout.own.y,
              width: layout.own.width,
              height: layout.own.height,
            }}
            onClick={() => send({ type: 'move', from: chosen.from })}
          />
        )}
        <Status
          view={settled}
          wording={wording}
          chosen={chosen}
          last={describeLast(recent, wording)}
          isTurn={legal.length > 0}
        />
        <MainAction
          mayThrow={mayThrow}
          chosen={chosen}
          isHinted={hint?.type === 'throw'}
          onThrow={throwSticks}
          onMove={from => send({ type: 'move', from })}
        />
        {layout.mat === undefined ? <SceneExtra place="before">{mat}</SceneExtra> : mat}
        {isMoving && lost !== undefined && (
          <p
            className="senet-notice"
            aria-hidden="true"
            style={{
              insetInlineStart: layout.board.x + layout.board.width / 2,
              insetBlockStart: layout.board.y + layout.board.height / 2,
            }}
          >
            {describeForfeit(lost, wording)}
          </p>
        )}
        {card.about !== undefined && <SquareCard square={card.about} layout={layout} />}
      </div>
    </SkinContext>
  )
}

interface StatusProps {
  readonly view: View
  readonly wording: Wording
  readonly chosen: MovePlan | undefined
  readonly last: string | undefined
  readonly isTurn: boolean
}

/** What the chosen move would do, or whose turn it is and what happened last. */
function Status({ view, wording, chosen, last, isTurn }: StatusProps) {
  const { arrangement, width } = useScene()
  const isNarrow = arrangement !== 'wide' || width < 900
  if (chosen !== undefined) {
    const { asks, does, brief } = describeChoice(chosen, view, wording.names)
    return <SceneStatus title={asks} detail={isNarrow ? brief : does} />
  }
  const title = isNarrow ? prompt(view, wording) : promptOnBoard(view, wording)
  // A strip of one low row has room for a long sentence or for two short ones.
  return <SceneStatus title={title} detail={arrangement === 'across' && !isTurn ? undefined : last} />
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
