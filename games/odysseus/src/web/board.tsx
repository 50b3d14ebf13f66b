import { type BoardProps, SceneActions, SceneExtra, SceneStatus, useScene, useStrip } from '@turnwise/ui'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { moveOf, type UiCommand } from '../game/commands.ts'
import type { OdysseusEvent } from '../game/events.ts'
import { costText, describePlight, prompt } from '../game/sentences.ts'
import type { Move } from '../game/types.ts'
import type { GameView } from '../game/view.ts'
import { Paints } from './art/paints.tsx'
import { LabelLayer } from './chart/labels.tsx'
import { IslandLayer, SheetLayer } from './chart/layers.tsx'
import { MarkLayer } from './chart/marks.tsx'
import { layRoute } from './chart/route.ts'
import { tilesOf } from './chart/tiles.ts'
import { Ground } from './ground/ground.tsx'
import { planGround } from './ground/plan.ts'
import { lastMove } from './last-move.ts'
import { Actions } from './play/actions.tsx'
import { Caption } from './play/caption.tsx'
import { Cards, LastCard } from './play/cards.tsx'
import { acknowledged, commandFor, commandsFor, distanceOf, sendCommand } from './play/commands.ts'
import { Fleet } from './play/fleet.tsx'
import { Coins, EpicClock } from './play/gauges.tsx'
import { Note } from './play/note.tsx'
import { Spots, type Target } from './play/spots.tsx'
import { timelineOf } from './play/timeline.ts'
import { usePlayback } from './play/use-playback.ts'
import { LOW_SCENE, LOW_STRIPS } from './strips.ts'
import { tornEdge } from './torn-edge.ts'
import './css/chart.css'
import './css/fleet.css'
import './css/strip.css'
import './css/cards.css'
import './css/caption.css'

/** The sheet runs this far under the torn edge. */
const OVERLAP = 12

export function Board(props: BoardProps<GameView, Move, OdysseusEvent>) {
  const { view, settled, viewer, players, legal, events, recent, seq, settings, hint, points = NONE, send, say } = props
  const scene = useScene()
  const { insets, arrangement, scale } = scene
  const stage = useStages(3)
  useStrip(scene.height < LOW_SCENE ? LOW_STRIPS : undefined)
  const isNight = useTheme() === 'dark'
  const shape = arrangement === 'upright' ? 'tall' : 'wide'
  const width = Math.max(200, Math.round(scene.width - insets.right - insets.left))
  const height = Math.max(200, Math.round(scene.height - insets.bottom + (insets.bottom > 0 ? OVERLAP * scale : 0)))
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
  const laid = laidUntil(view.tiles.length - 1, timeline.laid, now)
  const seen = view.upcomingEpicPeek?.tiles.map(({ id, index }) => `${id} ${index}`).join()
  const plan = useMemo(() => planGround(route, tiles, laid, isNight), [route, laid, isNight, seen])
  const wakes = useMemo(() => lastMove(recent), [recent])
  const commands = isMoving ? [] : commandsFor(view, viewer, legal.length > 0)
  const [closed, setClosed] = useState(-1)
  const panel = closed === seq ? acknowledged(view, viewer) : view
  const perform = (command: UiCommand) => sendCommand(command, send)
  const targets = targetsOf(view, commands, hint, perform)
  const [looked, setLooked] = useState<number>()
  const names = players.map(({ name }) => name)
  const seat = typeof viewer === 'number' ? viewer : undefined
  const own = seat === undefined ? undefined : view.state.players[seat]
  const settledOwn = seat === undefined ? undefined : settled.state.players[seat]
  const meeting = isMoving ? timeline.meetings.find(({ at, until }) => at <= now && now < until) : undefined
  const met = meeting ?? lastMeeting(recent, panel)
  const edge = useMemo(() => tornEdge(width, height), [width, height])
  const fresh = useMemo(() => new Set(isMoving ? timeline.laid.keys() : []), [timeline, isMoving])
  const ringed = useMemo(
    () => new Map([...[...targets].map(([index, { isHinted }]) => [index, isHinted] as const), ...tilesIn(points)]),
    [[...targets].map(([index, { isHinted }]) => `${index}${isHinted}`).join(), points],
  )
  const isOwnTurn = seat !== undefined && view.decidingPlayerId === seat && legal.length > 0
  const draw = commandFor(commands, 'draw_card')
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
        <LabelLayer route={route} tiles={tiles} laid={laid} />
        {isNight ? <div className="odysseus-moonlight" /> : null}
      </div>
      <div className="odysseus-over" style={{ width, height }}>
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
      {arrangement === 'wide' ? (
        <Cards
          view={view}
          seq={seq}
          isDrawing={isMoving && timeline.hasCard}
          motion={settings.motion}
          draw={draw}
          onDraw={() => draw !== undefined && perform(draw)}
          onRefused={() => say(isOwnTurn ? 'You cannot draw now.' : 'It is not your turn.')}
        />
      ) : view.lastCard === undefined || ((arrangement === 'across' || route.isLow) && !isMoving) ? null : (
        <div className="odysseus-small-card" data-turned={isMoving && timeline.hasCard}>
          <LastCard
            key={isMoving && timeline.hasCard ? `${view.lastCard.id} ${seq}` : view.lastCard.id}
            card={view.lastCard}
            isTurning={isMoving && timeline.hasCard && settings.motion > 0}
            motion={settings.motion}
          />
        </div>
      )}
      <SceneStatus
        title={statusTitle(settled, { viewer, names }, arrangement === 'wide')}
        detail={
          arrangement === 'wide' ? (
            settledOwn === undefined || settled.gameOver !== undefined ? undefined : (
              describePlight(settledOwn, true)
            )
          ) : (
            <Coins points={settled.actionsRemaining} isPointedAt={points.includes('coins')} />
          )
        }
      />
      {arrangement === 'wide' ? (
        <>
          <SceneExtra place="before">
            {settled.gameOver === undefined ? (
              <Coins points={settled.actionsRemaining} isPointedAt={points.includes('coins')} />
            ) : null}
          </SceneExtra>
          <SceneExtra place="after">
            {settled.ahead.length === 0 || settled.activeEpic?.requiresChoice === true ? null : (
              <EpicClock clock={settled.state.epicClock} pace={paceOf(settled)} />
            )}
          </SceneExtra>
        </>
      ) : null}
      <SceneActions>
        <Actions
          view={settled}
          commands={commands}
          isOwnTurn={isOwnTurn}
          arrangement={arrangement}
          hint={hint}
          points={points}
          perform={perform}
          say={say}
        />
      </SceneActions>
    </div>
  )
}

const NONE: readonly never[] = []

/** The tiles that a lesson points at: `tile-12`. */
function tilesIn(points: readonly string[]): readonly (readonly [number, true])[] {
  return points.flatMap(point => (point.startsWith('tile-') ? [[Number(point.slice(5)), true] as const] : []))
}

/** On a phone there is room for whose turn it is; the coins below it say how many points are left. */
function statusTitle(view: GameView, listener: Parameters<typeof prompt>[1], isWide: boolean): string {
  const line = prompt(view, listener)
  return isWide ? line : (line.split(':')[0] ?? line)
}

/** The last tile that is drawn as laid at this moment. */
function laidUntil(last: number, times: ReadonlyMap<number, number>, now: number): number {
  const waiting = [...times].filter(([, at]) => at > now).map(([index]) => index)
  return waiting.length === 0 ? last : Math.min(last, Math.min(...waiting) - 1)
}

/** Open seas before the next epic, by what lies ahead. */
function paceOf({ ahead, state }: GameView): number {
  const next = ahead.findIndex(({ type }) => type !== 'SEA')
  return state.epicClock + Math.max(0, next)
}

/** The epic that the panel still shows, with the ship that met it. */
function lastMeeting(recent: readonly (readonly OdysseusEvent[])[], { activeEpic }: GameView) {
  // While a wind is to be chosen, the chart is needed, and the buttons say what it costs.
  if (activeEpic === undefined || activeEpic.requiresChoice) return undefined
  return timelineOf(recent[0] ?? []).meetings.findLast(({ epicId }) => epicId === activeEpic.id)
}

/** Tiles that can be clicked: where careful sailing or the wind leads. */
function targetsOf(
  view: GameView,
  commands: readonly UiCommand[],
  hint: Move | undefined,
  perform: (command: UiCommand) => void,
): ReadonlyMap<number, Target> {
  const ship = view.decidingPlayerId === null ? undefined : view.state.players[view.decidingPlayerId]
  const last = view.tiles.length + view.ahead.length - 1
  const targets = new Map<number, Target>()
  for (const command of commands) {
    const distance = distanceOf(command)
    const move = moveOf(command)
    if (ship === undefined || distance === undefined || move === undefined) continue
    const cost = view.actions.find(({ type }) => type === move.type)?.cost ?? 0
    const price = move.type === 'aeolus_move' ? `${distance} damage` : costText(cost)
    const index = Math.min(last, ship.position + distance)
    if (targets.has(index)) continue
    targets.set(index, {
      price,
      label: move.type === 'aeolus_move' ? `Let the wind carry you here: ${price}` : `Sail here carefully: ${price}`,
      isHinted: hint?.type === move.type && (hint.type !== 'aeolus_move' || hint.tilesToMove === distance),
      choose: () => perform(command),
    })
  }
  return targets
}

interface PriceTagsProps {
  readonly route: ReturnType<typeof layRoute>
  readonly targets: ReadonlyMap<number, Target>
  readonly looked: number | undefined
  readonly tiles: ReturnType<typeof tilesOf>
  readonly isAlways: boolean
  /** Where the viewer's ship is: on a phone a tag keeps clear of it. */
  readonly ship: number | undefined
}

/** What it costs to sail to a lit tile. */
function PriceTags({ route, tiles, targets, looked, isAlways, ship }: PriceTagsProps) {
  return [...targets].map(([index, { price, isHinted }]) => {
    const { x, y } = route.spots[index] ?? { x: 0, y: 0 }
    const tile = tiles[index]
    const isTall = tile?.type === 'EPIC' || tile?.type === 'ITHACA'
    const up = isTall ? route.island * 0.9 + 4 : (tile?.players.length ?? 0) > 0 ? route.ship * 0.86 : 20
    const aside = route.shape === 'wide' || ship === undefined ? 0 : Math.sign(x - ship) * 24
    return isAlways || isHinted || looked === index || (route.shape === 'wide' && price.endsWith('damage')) ? (
      <span
        key={index}
        className="odysseus-price-tag"
        aria-hidden="true"
        style={{ left: Math.max(44, Math.min(route.width - 44, x + aside)), top: Math.max(58, y - up) }}
      >
        {price}
      </span>
    ) : null
  })
}

/** The shadow of the torn edge on the wood, and its thickness. */
function TornShadow({
  width,
  height,
  edge,
}: {
  readonly width: number
  readonly height: number
  readonly edge: string
}) {
  return (
    <svg className="odysseus-torn" width={width} height={height + 14} aria-hidden="true">
      <path d={edge} transform="translate(2 8)" className="odysseus-torn-shade" />
      <path d={edge} transform="translate(1 4)" className="odysseus-torn-shade" />
      <path d={edge} transform="translate(0 1.6)" className="odysseus-torn-lip" />
    </svg>
  )
}

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

/** The theme of the page, which a painting must know. */
function useTheme(): string {
  return useSyncExternalStore(watchTheme, () => document.documentElement.dataset.theme ?? 'light')
}

function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
