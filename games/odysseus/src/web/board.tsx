import { type BoardProps, useScene, useStrip, useTheme } from '@turnwise/ui'
import { useEffect, useMemo, useState } from 'react'
import type { Event } from '../game/events.ts'
import type { GameView, Move } from '../game/types.ts'
import { describeWaiting } from '../game/words/prompt.ts'
import { Paints } from './art/paints.tsx'
import { LabelLayer } from './chart/labels.tsx'
import { IslandLayer, SheetLayer } from './chart/layers.tsx'
import { MarkLayer } from './chart/marks.tsx'
import { layRoute } from './chart/route.ts'
import { tilesOf } from './chart/tiles.ts'
import { Ground } from './ground/ground.tsx'
import { planGround } from './ground/plan.ts'
import { lastMove } from './last-move.ts'
import { Caption } from './play/caption.tsx'
import { DrawnCard } from './play/drawn-card.tsx'
import { Fleet } from './play/fleet.tsx'
import { Note } from './play/note.tsx'
import { PriceTags } from './play/price-tags.tsx'
import { Spots } from './play/spots.tsx'
import { StripParts } from './play/strip-parts.tsx'
import { targetsOf, tilesIn } from './play/targets.ts'
import { laidUntil, type Meeting, meetingAt, timelineOf } from './play/timeline.ts'
import { usePlayback } from './play/use-playback.ts'
import { lookOf, stripsFor } from './strips.ts'
import { TornShadow, tornEdge } from './torn-edge.tsx'
import './css/sheet.css'
import './css/ground.css'
import './css/marks.css'
import './css/islands.css'
import './css/fleet.css'
import './css/gauges.css'
import './css/actions.css'
import './css/small-deck.css'
import './css/plates.css'
import './css/cards.css'
import './css/caption.css'
import './css/ending.css'

/** The sheet runs this far under the torn edge. */
const OVERLAP = 12

export function Board(props: BoardProps<GameView, Move, Event>) {
  const { view, settled, viewer, players, legal, events, recent, seq, settings, hint, points = NONE, send, say } = props
  const scene = useScene()
  const { insets, arrangement, scale } = scene
  const stage = useStages(3)
  useStrip(stripsFor(scene))
  const isNight = useTheme() === 'dark'
  const width = Math.max(200, Math.round(scene.width - insets.right - insets.left))
  const height = Math.max(200, Math.round(scene.height - insets.bottom + (insets.bottom > 0 ? OVERLAP * scale : 0)))
  const shape = arrangement === 'upright' || height > width ? 'tall' : 'wide'
  const tiles = useMemo(() => tilesOf(view), [view])
  const settledTiles = useMemo(() => tilesOf(settled), [settled])
  const kinds = tiles.map(({ type }) => (type === 'EPIC' || type === 'ITHACA' ? 'e' : 's')).join('')
  const route = useMemo(
    () =>
      layRoute(
        [...kinds].map(kind => kind === 'e'),
        shape,
        width,
        height,
      ),
    [kinds, shape, width, height],
  )
  const timeline = useMemo(() => timelineOf(events), [events])
  const { now, skip } = usePlayback(timeline, seq, settings.motion)
  const isMoving = now !== Number.POSITIVE_INFINITY
  const laid = laidUntil(view.tiles.length - 1, timeline, now)
  const seen = view.upcomingEpicPeek?.tiles.map(({ id, index }) => `${id} ${index}`).join()
  const plan = useMemo(() => planGround(route, tiles, laid, isNight), [route, laid, isNight, seen])
  const wakes = useMemo(() => lastMove(recent), [recent])
  const moves = isMoving ? NONE : legal
  const [closed, setClosed] = useState(-1)
  const pointed = useMemo(() => tilesIn(points), [points])
  const targets = targetsOf(view, moves, hint, pointed, send)
  const [looked, setLooked] = useState<number>()
  const names = players.map(({ name }) => name)
  const seat = typeof viewer === 'number' ? viewer : undefined
  const own = seat === undefined ? undefined : view.state.players[seat]
  const met = isMoving ? meetingAt(timeline, now) : closed === seq ? undefined : lastMeeting(recent, view)
  const edge = useMemo(() => tornEdge(width, height), [width, height])
  const fresh = useMemo(() => new Set(isMoving ? timeline.laid.keys() : []), [timeline, isMoving])
  const lit = [...targets].map(([index, { isHinted }]) => [index, isHinted] as const)
  const ringed = useMemo(
    () => new Map<number, boolean>([...lit, ...pointed.map(index => [index, true] as const)]),
    [lit.join(), pointed],
  )
  const isOwnTurn = seat !== undefined && view.decidingPlayerId === seat && legal.length > 0
  const draw = moves.find(({ type }) => type === 'draw_card')
  const drawHint = view.actions.find(({ type }) => type === 'draw_card')
  const lookedTile = looked === undefined ? undefined : tiles[looked]
  const hasTokens = settings.choices?.ships === 'tokens'
  const winner = view.gameOver?.reason === 'ithaca'
  return (
    <div
      className="odysseus"
      data-arrangement={arrangement}
      data-shape={shape}
      data-low={route.isLow}
      data-night={isNight}
      data-contrast={settings.contrast}
      data-over={view.gameOver !== undefined}
      data-moving={isMoving}
      data-still={settings.motion === 0}
      onPointerDownCapture={isMoving ? skip : undefined}
      onKeyDownCapture={isMoving ? skip : undefined}
    >
      <svg width={0} height={0} className="odysseus-paints" aria-hidden="true">
        <defs>
          <Paints />
        </defs>
      </svg>
      <TornShadow width={width} height={height} edge={edge} />
      <div
        className="odysseus-sheet"
        style={{ width, height, clipPath: insets.bottom > 0 ? `path('${edge}')` : undefined }}
      >
        <Ground plan={plan} isOpen={stage > 2} motion={settings.motion} />
        {stage > 0 ? (
          <SheetLayer
            route={route}
            tiles={tiles}
            laid={laid}
            hasTitle={shape === 'wide' && route.unit > 0.8 && scene.plates.left > width * 0.52}
          />
        ) : null}
        <MarkLayer
          route={route}
          tiles={tiles}
          laid={laid}
          wakes={isMoving ? NONE : wakes}
          players={players}
          targets={ringed}
        />
        {stage > 1 ? (
          <IslandLayer
            route={route}
            tiles={tiles}
            laid={laid}
            forward={met?.index}
            fresh={fresh}
            isHome={winner && !isMoving}
          />
        ) : null}
        {stage > 1 ? <LabelLayer route={route} tiles={tiles} laid={laid} /> : null}
        {isNight ? <div className="odysseus-moonlight" /> : null}
      </div>
      <div className="odysseus-over" style={{ width, height }}>
        {stage > 0 ? (
          <Fleet
            view={view}
            viewer={seat}
            players={players}
            route={route}
            tiles={tiles}
            timeline={timeline}
            now={now}
            seq={seq}
            motion={settings.motion}
            hasTokens={hasTokens}
          />
        ) : null}
        <Spots
          route={route}
          tiles={settledTiles}
          targets={targets}
          names={names}
          start={own?.position ?? 0}
          isPhone={arrangement !== 'wide'}
          looked={looked}
          look={setLooked}
        />
        <PriceTags
          route={route}
          targets={targets}
          looked={looked}
          tiles={tiles}
          isAlways={targets.size === 1 && arrangement !== 'across'}
          ship={own === undefined ? undefined : route.spots[own.position]?.x}
        />
        {lookedTile === undefined || met !== undefined ? null : (
          <Note route={route} tile={lookedTile} target={targets.get(lookedTile.index)} />
        )}
        {met === undefined || view.gameOver !== undefined ? null : (
          <Caption
            route={route}
            epicId={met.epicId}
            name={met.name}
            description={tiles[met.index]?.description ?? ''}
            index={met.index}
            player={players[met.playerId]}
            isRescue={met.isRescue}
            acknowledge={isMoving ? undefined : () => setClosed(seq)}
          />
        )}
      </div>
      {view.gameOver !== undefined && !isMoving ? <div className="odysseus-veil" style={{ width, height }} /> : null}
      <DrawnCard
        arrangement={arrangement}
        isTight={arrangement === 'across' || route.isLow}
        isMoving={isMoving}
        view={view}
        seq={seq}
        isDrawing={isMoving && timeline.hasCard}
        motion={settings.motion}
        onDraw={draw && (() => send(draw))}
        onRefused={() => say((isOwnTurn && drawHint?.reason) || describeWaiting(view))}
      />
      <StripParts
        wording={{ viewer, names }}
        view={settled}
        moves={moves}
        isOwnTurn={isOwnTurn}
        look={lookOf(scene)}
        hasDeck={arrangement !== 'wide'}
        hint={hint}
        points={points}
        send={send}
        say={say}
      />
    </div>
  )
}

const NONE: readonly never[] = []

/** Counts the first frames, so that the drawings are made in several and none of them is long. */
function useStages(last: number): number {
  const [stage, setStage] = useState(0)
  useEffect(() => {
    if (stage === last) return
    const frame = requestAnimationFrame(() => setStage(stage + 1))
    return () => cancelAnimationFrame(frame)
  }, [stage, last])
  return stage
}

/** The epic that the panel still shows, with the ship that met it. */
function lastMeeting(recent: readonly (readonly Event[])[], { activeEpic }: GameView): Meeting | undefined {
  // While a wind is to be chosen, the chart is needed, and the buttons say what it costs.
  if (activeEpic === undefined || activeEpic.requiresChoice) return undefined
  return timelineOf(recent[0] ?? []).meetings.findLast(({ epicId }) => epicId === activeEpic.id)
}
