import type { BoardProps } from '@turnwise/ui'
import { useMemo, useState } from 'react'
import type { Action } from '../game/actions.ts'
import { isPort } from '../game/board.ts'
import { type Destination, destinationsOf } from '../game/destinations.ts'
import { type Point, pointOf } from '../game/geometry.ts'
import type { Event } from '../game/happenings.ts'
import type { View } from '../game/types.ts'
import { Dock, type Sheet } from './dock.tsx'
import { Effects } from './effects.tsx'
import { Hand } from './hand.tsx'
import { costTo, infoOf } from './info.ts'
import { MapView } from './map-view.tsx'
import { News } from './news.tsx'
import { Overlays } from './overlays.tsx'
import { PlanBar } from './plan-bar.tsx'
import { Purse } from './purse.tsx'
import { Rivals } from './rivals.tsx'
import { useBuilder } from './use-builder.ts'
import { useErrand } from './use-errand.ts'
import { usePicture } from './use-picture.ts'
import { useSkip } from './use-skip.ts'
import { useStage } from './use-stage.ts'
import { taskOf, usePointing } from './use-task.ts'
import { useTrips } from './use-trips.ts'
import './map.css'
import './side.css'
import './sheets.css'
import './board.css'

const NO_WAY: readonly Point[] = []
const NOWHERE: ReadonlyMap<Point, Destination> = new Map()

export function Board(props: BoardProps<View, Action, Event>) {
  const { view, viewer, players, legal, events, recent, seq, settings, hint, send, say } = props
  const own = typeof viewer === 'number' ? viewer : undefined
  const seat = own ?? view.current?.player ?? 0
  const player = view.players[seat]
  const train = player?.at == null ? undefined : pointOf(player.at)
  const pointing = usePointing()
  const { shown, chosen, cursor } = pointing
  const [sheet, setSheet] = useState<Sheet>()
  const [isHandOpen, setHandOpen] = useState(false)
  const asking = useErrand(view, seat)
  const canBuild = legal.some(({ type }) => type === 'build-track')
  const builder = useBuilder({ view, seat, canBuild, send, say })
  const { plan, starts } = builder

  const [pencil, setPencil] = useState('')
  const reachable = useMemo(() => destinationsOf(view, seat, legal), [view, seat, legal])
  // Put away by itself when the phase is over.
  const moment = `${view.turn} ${view.current?.phase}`
  const isPencil = pencil === moment && reachable.size > 0
  const destinations = isPencil ? NOWHERE : reachable
  // While others play, and while building, strokes on the map are track.
  const draws = own !== undefined && view.outcome === null && destinations.size === 0 && view.stage !== 'foremen'
  const destination = shown === undefined ? undefined : destinations.get(shown)
  const cost = useMemo(
    () => (draws && shown !== undefined ? costTo(view, seat, plan, shown) : undefined),
    [draws, shown, view, seat, plan],
  )
  const info = infoOf(shown, destination, cost)

  const picture = usePicture({
    view,
    players,
    own,
    recent,
    destinations,
    starts: canBuild ? starts : undefined,
    plan: builder.drawn,
    way: destination?.way ?? NO_WAY,
    errand: asking.errand,
    cursor: chosen ?? cursor,
    hint,
  })
  const handle = useStage(picture)
  useTrips({ events, seq, viewer, motion: settings.motion }, handle.stage)
  const skipToBuild = useSkip({ view, legal, send })

  const task = taskOf({
    pointing,
    builder,
    destinations,
    draws,
    canBuild,
    send,
    unpin: asking.unpin,
    findTrain() {
      if (train === undefined) say('Your train is not on the map yet.')
      else handle.stage.current?.lens.lookAt([train])
    },
  })

  return (
    <div className="runerail" data-phase={view.current?.phase ?? view.stage} data-contrast={settings.contrast}>
      <MapView
        handle={handle}
        task={task}
        cursor={cursor}
        home={train ?? 0}
        isPencil={isPencil}
        togglePencil={view.stage === 'main' && reachable.size > 0 ? () => setPencil(isPencil ? '' : moment) : undefined}
      >
        <Effects view={view} />
        <News view={view} events={events} players={players} seq={seq} />
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
        </div>
        <p className="only-heard" role="status">
          {cursor === undefined ? '' : infoOf(cursor, destinations.get(cursor))}
        </p>
        <Overlays
          view={view}
          players={players}
          seat={seat}
          legal={legal}
          hint={hint}
          sheet={sheet}
          canDraw={draws}
          send={send}
          drawToCity={name => handle.stage.current?.lens.lookAt(builder.drawToCity(name).flat(), 16)}
          close={() => setSheet(undefined)}
        />
      </MapView>
      <div className="runerail-side" data-hand={isHandOpen}>
        <Purse
          view={view}
          seat={seat}
          name={own === undefined ? players[seat]?.name : undefined}
          showOthers={() => setSheet('others')}
        />
        {player !== undefined && (
          <Hand
            player={player}
            extent={view.options.map}
            offers={asking.offers}
            pinned={asking.pinned}
            isOwn={own !== undefined}
            look={asking.look}
            pin={asked => handle.stage.current?.lens.lookAt(asking.pin(asked))}
          />
        )}
        <Rivals view={view} players={players} seat={seat} />
        {own !== undefined && (
          <Dock
            view={view}
            legal={legal}
            hint={hint}
            atShips={player?.ship != null || (train !== undefined && isPort(train))}
            send={send}
            open={setSheet}
            skipToBuild={skipToBuild}
            isHandOpen={isHandOpen}
            toggleHand={() => setHandOpen(!isHandOpen)}
          />
        )}
      </div>
    </div>
  )
}
