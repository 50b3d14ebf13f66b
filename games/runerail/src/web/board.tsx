import { type BoardProps, useScene } from '@turnwise/ui'
import { useEffect, useMemo, useState } from 'react'
import type { Action } from '../game/commands/index.ts'
import type { Event } from '../game/events.ts'
import { type Destination, destinationsOf } from '../game/legal.ts'
import { majorsOn } from '../game/map/extent.ts'
import { type Point, pointOf } from '../game/map/geometry.ts'
import { REFUSALS } from '../game/refusals.ts'
import { touchedPoints } from '../game/track/building.ts'
import { costBeyond, priceOfSections } from '../game/track/laying.ts'
import type { View } from '../game/types.ts'
import { middleOf } from './map/layout.ts'
import { MapView } from './map/map-view.tsx'
import { hintOf } from './map/picture.ts'
import { usePicture } from './map/use-picture.ts'
import { useCover, useStage } from './map/use-stage.ts'
import { Acts } from './panels/acts.tsx'
import { Hand } from './panels/hand.tsx'
import { Legend } from './panels/legend.tsx'
import { Overlays } from './panels/overlays.tsx'
import { StripParts } from './panels/strip.tsx'
import { useSheet } from './panels/use-sheet.ts'
import { flagsOf, priceFlag } from './plan/errands.ts'
import { PlanBar } from './plan/plan-bar.tsx'
import { infoOf, taskOf, usePointed } from './plan/task.ts'
import { useBuilder } from './plan/use-builder.ts'
import { useErrand } from './plan/use-errand.ts'
import { useSend } from './plan/use-send.ts'
import { EffectList } from './trips/effects.tsx'
import { News } from './trips/news.tsx'
import { useTrips } from './trips/use-trips.ts'
import './css/map.css'
import './css/side.css'
import './css/sheets.css'
import './css/board.css'

const NO_WAY: readonly Point[] = []
const NOWHERE: ReadonlyMap<Point, Destination> = new Map()
/** Milliseconds in which the map turns to what is asked for. */
const TURN = 400

export function Board(props: BoardProps<View, Action, Event>) {
  const { view, settled, viewer, players, legal, events, recent, seq, settings, hint, say } = props
  const send = useSend(props)
  const { arrangement, height } = useScene()
  const own = typeof viewer === 'number' ? viewer : undefined
  const seat = own ?? view.current?.player ?? 0
  const player = view.players[seat]
  const train = player?.at == null ? undefined : pointOf(player.at)
  const pointed = usePointed()
  const { shown, chosen, cursor } = pointed
  const sheets = useSheet()
  const [isHandOpen, setHandOpen] = useState(false)
  // The cards change with the words of the page, when the train has arrived.
  const holding = own ?? settled.current?.player ?? 0
  const holder = settled.players[holding]
  const asking = useErrand(settled, holding)
  const canBuild = legal.some(({ type }) => type === 'build-track')
  const builder = useBuilder({ view, seat, canBuild, send, say })
  const { drawn, starts } = builder

  const [pencil, setPencil] = useState('')
  const reachable = useMemo(() => destinationsOf(view, seat, legal), [view, seat, legal])
  // It is closed automatically when the phase is over.
  const moment = `${view.turn} ${view.current?.phase}`
  const isPencil = pencil === moment && reachable.size > 0
  const destinations = isPencil ? NOWHERE : reachable
  // While others play, and while building, strokes on the map are track.
  const draws = own !== undefined && view.outcome === null && destinations.size === 0 && view.stage !== 'foremen'
  const destination = shown === undefined ? undefined : destinations.get(shown)
  const cost = useMemo(
    () => (draws && shown !== undefined ? costBeyond(view, seat, drawn, shown) : undefined),
    [draws, shown, view, seat, drawn],
  )
  const info = infoOf(shown, destination, cost)

  const hinted = useMemo(() => hintOf(hint, view, own), [hint, view, own])
  const isTrackHinted = hint?.type === 'build-line' || hint?.type === 'build-track'
  const flags = useMemo(
    () =>
      drawn.pairs.length > 0
        ? priceFlag(drawn.pairs, drawn.cost)
        : isTrackHinted
          ? priceFlag(hinted, priceOfSections(view, seat, hinted))
          : flagsOf(view, asking.asked, asking.errand),
    [drawn, isTrackHinted, hinted, view, seat, asking.asked, asking.errand],
  )
  const picture = usePicture({
    view,
    players,
    own,
    recent,
    destinations,
    starts: canBuild ? starts : undefined,
    plan: drawn.pairs,
    way: destination?.way ?? NO_WAY,
    errand: asking.errand,
    cursor: chosen ?? cursor,
    hint: hinted,
    flags,
  })
  const home = view.options.map === 'whole' ? undefined : middleOf(view.options.map)
  const handle = useStage(picture, home, pointed.setHovered)
  const hasHand = player !== undefined && player.hand.length > 0
  const [tray, setTray] = useState<HTMLElement | null>(null)
  useCover(handle, hasHand, tray)
  useTrips({ events, seq, viewer, motion: settings.motion, train: own === undefined ? undefined : train }, handle.stage)
  const lookAt = (points: readonly Point[]) => handle.stage.current?.lens.lookAt(points, TURN * settings.motion)
  // The map turns to where a hint leads.
  useEffect(() => {
    if (hinted.length > 0) handle.stage.current?.lens.lookAt(hinted.flat(), TURN * settings.motion)
  }, [hinted, handle.stage, settings.motion])

  const task = taskOf({
    pointed,
    builder,
    destinations,
    draws,
    canBuild,
    send,
    unpin: asking.unpin,
    findTrain() {
      if (train === undefined) say(REFUSALS.notPlaced.error.message)
      else lookAt([train])
    },
  })
  const hand = holder !== undefined && (
    <Hand
      player={holder}
      extent={settled.options.map}
      offers={asking.offers}
      isPricing={asking.isPricing}
      pinned={asking.pinned}
      isOwn={own !== undefined}
      isCompact={arrangement === 'upright'}
      look={asking.look}
      pin={asked => lookAt(asking.pin(asked))}
      plan={own === undefined || view.outcome !== null ? undefined : ({ sections }) => builder.take(sections)}
    />
  )
  // On a small phone the open cards leave no room for both the map and the tray.
  const isMapShort = arrangement === 'upright' && isHandOpen && height < 640
  const isHandBeside = arrangement === 'wide' || (arrangement === 'across' && isHandOpen)

  return (
    <div
      className="runerail"
      data-phase={view.current?.phase ?? view.stage}
      data-contrast={settings.contrast}
      data-arrangement={arrangement}
    >
      <MapView
        handle={handle}
        task={task}
        cursor={cursor}
        home={train ?? homeOf(view, seat)}
        isPencil={isPencil}
        togglePencil={view.stage === 'main' && reachable.size > 0 ? () => setPencil(isPencil ? '' : moment) : undefined}
      >
        <div className="runerail-strip" aria-hidden="true" />
        <EffectList view={view} />
        {isHandBeside && <div className="runerail-side">{hand}</div>}
        {arrangement === 'across' && (
          <button
            type="button"
            className="button button-small runerail-hand-toggle"
            aria-expanded={isHandOpen}
            onClick={() => setHandOpen(!isHandOpen)}
          >
            Cards
          </button>
        )}
        <News view={view} events={events} players={players} seq={seq} />
        <div className="runerail-bottom">
          {player !== undefined && (arrangement === 'wide' || sheets.sheet === 'legend') && (
            <Legend
              key={sheets.sheet === 'legend' ? 'asked' : isTrackHinted ? 'folded' : 'there'}
              player={player}
              startsOpen={sheets.sheet === 'legend' || (!isTrackHinted && isLegendOpen(view, arrangement))}
            />
          )}
          <div className="runerail-below">
            {info !== '' && (
              <p className="runerail-info">
                <span>{info}</span>
                {chosen !== undefined && destination !== undefined && (
                  <button
                    type="button"
                    className="button button-small button-main"
                    onClick={() => task.tap(chosen, false)}
                  >
                    Go
                  </button>
                )}
              </p>
            )}
            {own !== undefined && <PlanBar builder={builder} canBuild={canBuild} />}
            {own !== undefined && !isMapShort && (
              <Acts ref={setTray} view={view} legal={legal} hint={hint} send={send} />
            )}
          </div>
        </div>
        <p className="only-heard" role="status">
          {cursor === undefined ? '' : infoOf(cursor, destinations.get(cursor))}
        </p>
        <Overlays
          view={settled}
          players={players}
          seat={seat}
          isOwn={own !== undefined}
          legal={legal}
          hint={hint}
          sheet={sheets.sheet}
          canDraw={draws}
          pinned={asking.pinned}
          pin={asked => lookAt(asking.pin(asked))}
          send={send}
          drawToCity={name => lookAt(builder.drawToCity(name).flat())}
          open={sheets.open}
          close={sheets.close}
        />
      </MapView>
      {own !== undefined && (
        <StripParts
          view={settled}
          own={own}
          players={players}
          legal={legal}
          hint={hint}
          hand={hand}
          isHandOpen={isHandOpen}
          toggleHand={() => setHandOpen(!isHandOpen)}
          isMoreOpen={sheets.sheet === 'more'}
          toggleMore={() => sheets.toggle('more')}
          plan={builder.action}
          planHint={isTrackHinted && drawn.pairs.length === 0 ? () => builder.take(hinted) : undefined}
          send={send}
          say={say}
        />
      )}
    </div>
  )
}

/** Where the cursor begins before the train is placed: at own track, else at a major city. */
function homeOf(view: View, seat: number): Point {
  const [own] = touchedPoints(view, seat)
  return own ?? majorsOn(view.options.map)[1]?.centre ?? 0
}

/** Open while prices are new to a player and there is room for it; not over a hinted route. */
function isLegendOpen(view: View, arrangement: string): boolean {
  return arrangement === 'wide' && view.stage !== 'main'
}
