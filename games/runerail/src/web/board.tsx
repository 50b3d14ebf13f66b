import type { BoardProps } from '@turnwise/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Action } from '../game/actions.ts'
import { isPort } from '../game/board.ts'
import { DEMANDS } from '../game/content.ts'
import { type Point, pointOf } from '../game/geometry.ts'
import type { Event } from '../game/happenings.ts'
import type { View } from '../game/types.ts'
import { Choices } from './choices.tsx'
import { Decision } from './decisions.tsx'
import { destinationsOf } from './destinations.ts'
import { Dock, type Sheet } from './dock.tsx'
import { Effects } from './effects.tsx'
import { errandOf, offersOf } from './errands.ts'
import { type Asked, Hand, isSame } from './hand.tsx'
import { tripIn } from './journeys.ts'
import { hintOf, lastOf, linesOf, rainbowIn, servedBy, tokensOf, zonesOf } from './make-picture.ts'
import { type MapTask, MapView } from './map-view.tsx'
import type { Picture } from './picture.ts'
import { describePlace } from './places.ts'
import { PlanBar } from './plan-bar.tsx'
import { Purse } from './purse.tsx'
import { useBuilder } from './use-builder.ts'
import { useStage } from './use-stage.ts'
import './board.css'

type Props = BoardProps<View, Action, Event>

const DECISIONS = ['pick-foreman', 'keep-foreman', 'board-ship', 'choose-load']
const TITLES: Readonly<Record<string, string>> = {
  'pick-foreman': 'Take a foreman',
  'keep-foreman': 'Keep which foreman?',
  'board-ship': 'Board a ship?',
  'choose-load': 'Which load is lost?',
}

export function Board(props: Props) {
  const { view, viewer, players, legal, events, seq, settings, hint, send, say } = props
  const own = typeof viewer === 'number' ? viewer : undefined
  const seat = own ?? view.current?.player ?? 0
  const [hovered, setHovered] = useState<Point>()
  const [cursor, setCursor] = useState<Point>()
  const [chosen, setChosen] = useState<Point>()
  const [looked, setLooked] = useState<Asked>()
  const [pinned, setPinned] = useState<Asked>()
  const [sheet, setSheet] = useState<Sheet>()
  const builder = useBuilder({ view, seat, seq, legal, send, say })
  const { plan, starts } = builder

  const destinations = useMemo(() => destinationsOf(view, seat, legal), [view, seat, legal])
  const isOver = view.result !== null
  const canBuild = legal.some(({ type }) => type === 'build-track')
  // While others play, and while building, strokes on the map are track.
  const draws = own !== undefined && !isOver && destinations.size === 0 && view.stage !== 'foremen'
  const shownPoint = chosen ?? hovered ?? cursor
  const destination = shownPoint === undefined ? undefined : destinations.get(shownPoint)
  const asked = looked ?? pinned
  const errand = useMemo(() => {
    const demand = asked === undefined ? undefined : DEMANDS.get(asked.card)?.demands[asked.index]
    return demand === undefined ? undefined : errandOf(view, seat, demand)
  }, [asked, view, seat])

  const fixed = useMemo(
    () => ({
      lines: linesOf(view, players, own),
      tokens: tokensOf(view, players, own),
      zones: zonesOf(view),
      served: own === undefined ? [] : servedBy(view, own),
      rainbow: rainbowIn(view),
    }),
    [view, players, own],
  )
  const isPlacing = legal.some(({ type }) => type === 'place-train')
  const picture = useMemo(
    (): Picture => ({
      ...fixed,
      reach: isPlacing ? [] : [...destinations.keys()],
      targets: isPlacing ? [...destinations.keys()] : [],
      starts: canBuild ? [...starts] : [],
      plan: plan.pairs,
      way: destination?.way ?? [],
      errand,
      cursor: chosen ?? cursor,
      hint: hintOf(hint, view, own),
      last: lastOf(events),
    }),
    [
      fixed,
      destinations,
      isPlacing,
      canBuild,
      starts,
      plan,
      destination,
      errand,
      chosen,
      cursor,
      hint,
      view,
      own,
      events,
    ],
  )
  const handle = useStage(picture)
  useTrips(props, handle.stage)
  const skipToBuild = useSkip(props)

  const train = view.players[seat]?.at ?? null
  const trainPoint = train === null ? undefined : pointOf(train)
  const go = (point: Point, isTouch: boolean) => {
    const target = destinations.get(point)
    // A finger cannot hover: the first tap shows the way, the second goes it.
    if (target === undefined || (isTouch && chosen !== point && target.way.length > 0)) {
      setChosen(target === undefined ? undefined : point)
      return
    }
    setChosen(undefined)
    send(target.action)
  }
  const task: MapTask = {
    hover: setHovered,
    tap(point, isTouch) {
      if (destinations.size > 0) go(point, isTouch)
      else if (draws && plan.pairs.at(-1)?.[1] === point && canBuild && !isTouch) builder.build()
      else if (draws && !(starts.has(point) && plan.pairs.length === 0)) builder.drawTo(point)
      setCursor(point)
    },
    drawsFrom: point => draws && starts.has(point),
    draw: (from, to) => void builder.draw(from, to),
    moveCursor: setCursor,
    takeBack: all => (all ? builder.clear() : builder.takeBack()),
    cancel() {
      setChosen(undefined)
      setPinned(undefined)
      builder.clear()
    },
    findTrain() {
      if (trainPoint === undefined) say('Your train is not on the map yet.')
      else handle.stage.current?.lookAt([trainPoint], 22)
    },
  }

  const offerKey = `${view.stage} ${view.step} ${view.turn} ${view.players[seat]?.hand.join(' ')}`
  // Once a turn, not at every section that somebody lays: ways to nine cities are not found for nothing.
  const offers = useMemo(() => ({ offerKey, list: offersOf(view, seat) }), [offerKey, seat])
  const player = view.players[seat]
  const decisions = legal.filter(({ type }) => DECISIONS.includes(type))
  const [decision] = decisions
  const ofSheet = legal.filter(({ type }) => type === (sheet === 'train' ? 'upgrade-train' : 'hire-foreman'))
  const info = infoOf(shownPoint, destination)
  return (
    <div className="runerail" data-phase={view.current?.phase ?? view.stage} data-contrast={settings.contrast}>
      <MapView handle={handle} task={task} cursor={cursor} home={trainPoint ?? 0}>
        <Effects view={view} />
        <div className="runerail-below">
          {info !== '' && (
            <p className="runerail-info">
              {info}
              {chosen !== undefined && destination !== undefined && (
                <button type="button" className="button button-small button-main" onClick={() => go(chosen, false)}>
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
        {decision !== undefined && (
          <Decision
            view={view}
            seat={seat}
            actions={decisions}
            title={TITLES[decision.type] ?? ''}
            hint={hint}
            send={send}
          />
        )}
        {sheet === 'list' && (
          <Choices
            view={view}
            legal={legal}
            canDraw={draws}
            send={send}
            drawToCity={builder.drawToCity}
            close={() => setSheet(undefined)}
          />
        )}
        {(sheet === 'train' || sheet === 'foreman') && ofSheet.length > 0 && (
          <Decision
            view={view}
            seat={seat}
            actions={ofSheet}
            title={sheet === 'train' ? 'Which train?' : 'Which foreman?'}
            hint={hint}
            send={send}
            close={() => setSheet(undefined)}
          />
        )}
      </MapView>
      <div className="runerail-side">
        {own !== undefined && <Purse view={view} seat={seat} />}
        {player !== undefined && (
          <Hand
            player={player}
            offers={offers.list}
            pinned={pinned}
            isOwn={own !== undefined}
            look={setLooked}
            pin={next => {
              setPinned(isSame(pinned, next) ? undefined : next)
              const demand = DEMANDS.get(next.card)?.demands[next.index]
              const found = demand === undefined ? undefined : errandOf(view, seat, demand)
              if (found !== undefined && !isSame(pinned, next)) {
                handle.stage.current?.lookAt([found.target, ...(found.way.length > 0 ? found.way : found.sources)])
              }
            }}
          />
        )}
        {own !== undefined && (
          <Dock
            view={view}
            seat={seat}
            legal={legal}
            hint={hint}
            atShips={player?.ship != null || (trainPoint !== undefined && isPort(trainPoint))}
            send={send}
            open={setSheet}
            skipToBuild={skipToBuild}
          />
        )}
      </div>
    </div>
  )
}

function infoOf(
  point: Point | undefined,
  destination: { steps: number; gold: number; action: Action } | undefined,
): string {
  if (point === undefined) return ''
  const parts = [describePlace(point)]
  if (destination !== undefined) {
    if (destination.action.type === 'place-train') parts.push('start here')
    else parts.push(destination.steps === 1 ? '1 step' : `${destination.steps} steps`)
    if (destination.gold > 0) parts.push(`${destination.gold} gold in tolls and bribes`)
  }
  return parts.join(' · ')
}

/** Trains travel as the events tell; a jump shows at once. */
function useTrips({ events, seq, viewer, settings }: Props, stage: ReturnType<typeof useStage>['stage']): void {
  const shown = useRef(-1)
  useEffect(() => {
    if (shown.current === seq) return
    shown.current = seq
    const trip = tripIn(events)
    if (trip === undefined) return
    stage.current?.travel(trip.seat, trip.points, trip.length * settings.motion)
    const end = trip.points.at(-1)
    if (trip.seat === viewer && end !== undefined) stage.current?.keepInView(end)
  }, [events, seq, viewer, settings.motion, stage])
}

/** "On to building" passes the ships by: two phases with one click. */
function useSkip({ view, legal, send }: Props): () => void {
  const isSkipping = useRef(false)
  useEffect(() => {
    if (!isSkipping.current || legal.length === 0) return
    if (view.current?.phase === 'move') return
    isSkipping.current = false
    if (view.current?.phase === 'ship') send({ type: 'next-phase' })
  }, [view, legal, send])
  return () => {
    isSkipping.current = true
    send({ type: 'next-phase' })
  }
}
