import { ownValue } from '@turnwise/engine'
import { SceneActions, SceneExtra, SceneStatus, useScene, useStrip, useWake } from '@turnwise/ui'
import { type PointerEvent, useMemo, useRef, useState } from 'react'
import { type Dir, neighbour, type Point } from '../../game/grid.ts'
import { REFUSALS } from '../../game/refusals.ts'
import type { Explorer, KnownIsland, OwnView } from '../../game/types.ts'
import { DIR_NAMES, formatCell } from '../../game/words/names.ts'
import { JOIN_TERMS, prompt, whyNoJoin } from '../../game/words/prompt.ts'
import type { Props } from '../board.tsx'
import { DIR_OF_KEY, useKeys } from '../keys.ts'
import { hasSidePapers, layDesk, MINI_MARGINS } from '../layout.ts'
import { frameOf, type MapFrame } from '../map/frame.ts'
import { columnsOf } from '../map/sheet.ts'
import { type ChartedMap, mapsOf } from '../maps.ts'
import { bumpOf, hasFallen, lastNotice, lastStep } from '../moment.ts'
import { LOW_PLAY_STRIPS, LOW_SCENE, PLAY_STRIPS, REVIEW_STRIPS } from '../strips.ts'
import { JoinButtons, JoinPanel } from './join-panel.tsx'
import { Lifted } from './lifted.tsx'
import { MapPaper, type Shown } from './map-paper.tsx'
import { Pad } from './pad.tsx'
import { Satchel } from './satchel.tsx'
import { Tabs } from './tabs.tsx'
import { Thread } from './thread.tsx'
import { useMapDrag } from './use-drag.ts'
import { useJoin } from './use-join.ts'

interface PlayProps extends Props {
  readonly own: OwnView
  readonly explorer: Explorer<KnownIsland>
  /** Looked at again after the end: nothing can be done. */
  readonly isReview?: boolean
}

/** Exploring: the main map, the active map, the own maze, and what the player can do. */
export function Play(props: PlayProps) {
  const { view, settled, isMoving, viewer, players, legal, events, recent, seq, hint, send, say } = props
  const { own, explorer, isReview = false } = props
  const scene = useScene()
  const isDesk = hasSidePapers(scene)
  const isLow = scene.arrangement === 'upright' && scene.height < LOW_SCENE
  useStrip(isReview ? REVIEW_STRIPS : isLow ? LOW_PLAY_STRIPS : PLAY_STRIPS)
  const { size } = view.options
  const maps = useMemo(() => mapsOf(explorer, own, size), [explorer, own, size])
  const join = useJoin(seq, legal, size, send, say)
  const [picked, pick] = usePicked(explorer.active)
  const [isWhole, setWhole] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const [main] = maps
  const active = maps[explorer.active]
  const player = players[typeof viewer === 'number' ? viewer : 0]
  const rival = players[viewer === 1 ? 0 : 1]?.name ?? 'your opponent'
  const mayStep = legal.some(action => action.type === 'move')
  const wake = useWake(join.isOpen ? 'join' : 'walk')
  const insisted = useRef('')
  const step = (dir: Dir) => {
    if (isMoving || isReview) return
    if (!mayStep) {
      const names = players.map(({ name }) => name)
      return say(view.phase === 'start' ? prompt(view, { viewer, names }) : REFUSALS.notYourTurn.error.message)
    }
    const side = active?.sheet.side(explorer.here, dir)
    // A step against a known wall would only cost the turn: it takes a second press.
    if (side?.endsWith('wall') === true && insisted.current !== `${seq} ${dir}`) {
      insisted.current = `${seq} ${dir}`
      return say(`You know the wall to the ${DIR_NAMES[dir]}. Once more to try it anyway.`, 'note')
    }
    send({ type: 'move', dir })
  }
  const nudge = (dir: Dir) => join.point(neighbour(join.at, dir))
  const openJoin = () => {
    const why = whyNoJoin(view)
    if (why === undefined) join.open()
    else say(why)
  }
  useKeys((key, target) => {
    const dir = ownValue(DIR_OF_KEY, key)
    if (dir !== undefined) (join.isOpen ? nudge : step)(dir)
    else if (key.toLowerCase() === 'j' && !isReview) (join.isOpen ? join.close : openJoin)()
    else if (key === 'Escape' && join.isOpen) join.close()
    else if (key === 'Enter' && join.isOpen && !isButton(target)) join.claim()
    else return false
    return true
  })
  const picture = maps.find(({ id }) => id === picked)
  const beside = besideMain(isDesk, active, picture)
  const layout = layDesk(scene, beside !== undefined)
  const boardFrame = useFrame(main, layout.main.width, layout.main.height, layout.margins)
  const dragging = useMapDrag(body, boardFrame, at => join.canOpen && join.point(at))
  if (main === undefined || active === undefined || player === undefined) return null

  const front = isDesk || join.isOpen ? main : (picture ?? active)
  const frontMargins = front.sheet.isNamed ? layout.margins : layout.scrapMargins
  const around = isDesk || join.isOpen || isWhole ? undefined : front.here
  const isPart = columnsOf(frameOf(front.sheet, layout.main, frontMargins, around)) < columnsOf(front.sheet)
  const shown: Shown = {
    player,
    seq,
    bump: bumpOf(events, viewer),
    hasFallen: hasFallen(events, viewer),
    last: lastStep(recent, viewer),
    isOutside: explorer.outside,
    mayStep,
    hinted: hint?.type === 'move' ? hint.dir : undefined,
    areButtons: isDesk,
    onStep: step,
  }
  /** A press on the lifted map drags it from where it is; a press elsewhere on the main map moves it there. */
  const pressMain = (event: PointerEvent, place: Point) => {
    if (!join.isOpen || event.button !== 0) return
    const cell = { x: Math.floor(place.x), y: Math.floor(place.y) }
    const back = { x: cell.x - join.at.x + explorer.here.x, y: cell.y - join.at.y + explorer.here.y }
    if (active.sheet.mark(back) === undefined) join.point(cell)
    const at = active.sheet.mark(back) === undefined ? cell : join.at
    dragging.start(event, { x: place.x - at.x + explorer.here.x, y: place.y - at.y + explorer.here.y }, explorer.here)
  }
  const pressScrap = (event: PointerEvent, place: Point) => {
    if (join.canOpen && event.pointerType === 'mouse') dragging.start(event, place, explorer.here)
  }
  const notice = lastNotice(recent, viewer)
  const caption = (map: ChartedMap) => (
    <h2 className="maze-caption">
      {map.title} <small>{isPart ? 'press its name for all of it' : whereOn(map, explorer.outside)}</small>
    </h2>
  )
  const older = maps.filter(({ id, isActive }) => id !== 0 && id !== 'own' && !isActive)
  const hintsJoin = hint?.type === 'merge'
  const isLifted = dragging.drag?.isOver === true
  return (
    <div className="maze-play" data-joining={join.isOpen} data-dragging={dragging.drag !== undefined}>
      {isDesk && (
        <h2
          className="maze-label"
          style={{ left: Math.max(layout.main.x + 6, scene.plates.right + 26), top: layout.main.y - 42 }}
        >
          Main map{' '}
          <small>
            of {isReview ? 'the other' : `${rival}’s`} maze{main.isActive ? ', you are here' : ''}
          </small>
        </h2>
      )}
      <MapPaper
        map={front}
        box={layout.main}
        margins={frontMargins}
        around={around}
        seed={front.id === 'own' ? 44 : 7 + Number(front.id)}
        isPinned={isDesk}
        shown={shown}
        body={body}
        hasRose={isDesk && beside === undefined}
        caption={isDesk || scene.arrangement === 'across' ? undefined : caption(front)}
        isStill={join.isOpen && front.id !== 0}
        over={frame =>
          join.isOpen && (
            <Lifted board={main.sheet} frame={frame} island={active.sheet} here={explorer.here} join={join} />
          )
        }
        onPress={pressMain}
      />
      {beside !== undefined && layout.scrap !== undefined && !join.isOpen && (
        <div
          className="maze-beside"
          style={dragging.drag === undefined ? {} : { translate: `${dragging.drag.x}px ${dragging.drag.y}px` }}
          data-lifted={isLifted}
          data-drag={beside.isActive && join.canOpen}
        >
          <h2
            className="maze-label"
            style={{ left: layout.scrap.x + 12, top: layout.scrap.y - (layout.scrap.y > layout.main.y ? 27 : 42) }}
          >
            {beside.title} <small>{beside.isActive ? 'you are here, somewhere in it' : 'an older map'}</small>
          </h2>
          <MapPaper
            map={beside}
            box={layout.scrap}
            margins={layout.scrapMargins}
            seed={31 + Number(beside.id)}
            turn={0.8}
            isPinned
            shown={shown}
            onPress={beside.isActive ? pressScrap : undefined}
          />
        </div>
      )}
      {beside?.isActive === true && layout.scrap !== undefined && !join.isOpen && dragging.drag === undefined && (
        <Thread main={main} pit={beside.pit} frame={boardFrame} from={layout.main} to={layout.scrap} size={scene} />
      )}
      {isDesk && join.isOpen && layout.scrap !== undefined && <JoinPanel box={layout.scrap} join={join} />}
      {layout.own !== undefined && own.maze !== null && (
        <>
          <h2 className="maze-label maze-label-small" style={{ left: layout.own.x + 4, top: layout.own.y - 26 }}>
            Your maze <small>{isReview ? '' : `${rival} is in it`}</small>
          </h2>
          <OwnMaze maps={maps} box={layout.own} shown={shown} />
        </>
      )}
      {layout.satchel !== undefined && (
        <div className="maze-satchel-box" style={placed(layout.satchel)}>
          <Satchel view={settled.own === null ? view : settled} older={older} picked={picked} size={44} onPick={pick} />
        </div>
      )}
      {!isDesk && (
        <SceneExtra place="before">
          <Tabs
            maps={maps}
            front={front.id}
            isBrief={scene.arrangement === 'across'}
            onPick={id => {
              setWhole(id === front.id && isPart)
              if (join.isOpen) join.close()
              else pick(id)
            }}
          />
        </SceneExtra>
      )}
      {!isReview && (
        <>
          <SceneStatus {...statusOf(props, join.isOpen ? join.at : undefined, notice?.text, isDesk)} />
          {!isDesk && (
            <SceneExtra place="after">
              <Pad
                does={join.isOpen ? 'Move the map' : 'Go'}
                isReady={join.isOpen || mayStep}
                hinted={shown.hinted}
                onPress={wake(join.isOpen ? nudge : step)}
              />
            </SceneExtra>
          )}
          <SceneActions>
            <div className="maze-actions" data-joining={join.isOpen}>
              {!isDesk && !join.isOpen && (
                <Satchel view={settled} size={scene.arrangement === 'across' ? 30 : 38} isBrief />
              )}
              {join.isOpen ? (
                <JoinButtons join={join} hasField={!isDesk} wake={wake} />
              ) : (
                active.id !== 0 && (
                  <button
                    type="button"
                    className="button button-main maze-join"
                    aria-disabled={join.canOpen ? undefined : true}
                    aria-keyshortcuts="J"
                    data-hint={hintsJoin}
                    onClick={wake(openJoin)}
                  >
                    Join the maps…
                  </button>
                )
              )}
            </div>
          </SceneActions>
        </>
      )}
      {notice !== undefined && isDesk && !join.isOpen && (
        <p
          key={seq - notice.age}
          className="maze-notice"
          data-mood={notice.mood}
          data-fresh={notice.age === 0 && events.length > 0}
          style={noticePlace(beside?.isActive === true ? layout.scrap : layout.main)}
          aria-hidden="true"
        >
          {notice.text}
        </p>
      )}
    </div>
  )
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a') !== null
}

/** The map at the right: one that was picked, else the one under a pit where the player is. */
function besideMain(
  isDesk: boolean,
  active: ChartedMap | undefined,
  picture: ChartedMap | undefined,
): ChartedMap | undefined {
  if (!isDesk) return undefined
  if (picture !== undefined && picture.id !== 0 && picture.id !== 'own') return picture
  return active?.id === 0 ? undefined : active
}

function useFrame(
  map: ChartedMap | undefined,
  width: number,
  height: number,
  margins: Parameters<typeof frameOf>[2],
): MapFrame {
  const { left, right, top, bottom } = margins
  return useMemo(() => {
    const sheet = map?.sheet ?? { from: ZERO, to: ZERO, isNamed: true, side: () => undefined, mark: () => undefined }
    return frameOf(sheet, { width, height }, { left, right, top, bottom })
  }, [map?.sheet, width, height, left, right, top, bottom])
}

const ZERO: Point = { x: 0, y: 0 }

function whereOn(map: ChartedMap, isOutside: boolean): string {
  if (map.id === 'own') return 'your opponent is in it'
  if (!map.isActive) return map.id === 0 ? 'you are on another map' : 'an older map'
  return isOutside ? 'you are outside' : 'you are here'
}

/** What was learned last comes before what can be done; on a phone there is room for one of them. */
function statusOf(
  { settled, viewer, players }: Props,
  at: Point | undefined,
  news: string | undefined,
  isDesk: boolean,
) {
  if (at !== undefined) {
    const ways = isDesk ? 'Drag the map, click a dot, type a cell or use the arrow keys. ' : ''
    return {
      title: `You say that you are at ${formatCell(at)}.`,
      detail: `${ways}${JOIN_TERMS}`,
    }
  }
  const names = players.map(({ name }) => name)
  const [title = '', ...rest] = prompt(settled, { viewer, names }).split(/(?<=\.) /)
  const isYours = settled.seat !== null && settled.toAct.includes(settled.seat)
  const learned = news === undefined ? '' : `${news}.`
  const ways = isDesk ? 'Choose an edge of your cell, or use the arrow keys.' : 'Choose a way.'
  const help = isYours ? rest.join(' ') || ways : ''
  const detail = isDesk ? `${learned} ${help}`.trim() : learned || help
  return { title, detail: detail || undefined }
}

function placed({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return { left: x, top: y, width, height }
}

function noticePlace(box: { x: number; y: number; width: number; height: number } | undefined) {
  return box === undefined ? {} : { left: box.x + box.width / 2, top: box.y + box.height - 30 }
}

function OwnMaze({
  maps,
  box,
  shown,
}: {
  maps: readonly ChartedMap[]
  box: Parameters<typeof placed>[0]
  shown: Shown
}) {
  const own = maps.find(({ id }) => id === 'own')
  if (own === undefined) return null
  return (
    <MapPaper map={own} box={box} margins={MINI_MARGINS} seed={44} turn={1.1} isPinned shown={shown} isStill isMini />
  )
}

/** The map that was picked, until the player is on another. */
function usePicked(active: number) {
  const [picked, setPicked] = useState<{ readonly id: ChartedMap['id'] | undefined; readonly active: number }>()
  return [
    picked?.active === active ? picked.id : undefined,
    (id: ChartedMap['id'] | undefined) => setPicked({ id, active }),
  ] as const
}
