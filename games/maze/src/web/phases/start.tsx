import { ownValue } from '@turnwise/engine'
import { SceneActions, SceneStatus, useScene, useStrip } from '@turnwise/ui'
import { type PointerEvent, useMemo, useRef, useState } from 'react'
import { isInside, neighbour, type Point, samePoint } from '../../game/grid.ts'
import type { OwnView } from '../../game/types.ts'
import { describeAction } from '../../game/words/actions.ts'
import { formatCell } from '../../game/words/names.ts'
import { prompt } from '../../game/words/prompt.ts'
import { Paper, Rose } from '../art/paper.tsx'
import type { Props } from '../board.tsx'
import { DIR_OF_KEY, useKeys } from '../keys.ts'
import { hasSidePapers, layDesk, MINI_MARGINS } from '../layout.ts'
import { cellAt, centreOf, frameOf, pointOn } from '../map/frame.ts'
import { MapView, squaresOf } from '../map/map-view.tsx'
import { blankSheet, mazeSheet } from '../map/sheet.ts'
import { QUIET_STRIPS } from '../strips.ts'
import { useInsist } from './use-insist.ts'

/** Nothing is known of the other maze yet; any cell will do, and what is there happens at once. */
export function Start(props: Props & { readonly own: OwnView }) {
  const { view, settled, viewer, seq, legal, hint, players, points = [], send, own } = props
  const scene = useScene()
  useStrip(QUIET_STRIPS)
  const insist = useInsist(seq, send)
  const { size } = view.options
  const middle = Math.floor(size / 2)
  const [at, setAt] = useState<Point>({ x: middle, y: middle })
  const [hovered, setHovered] = useState<Point>()
  const isYours = legal.length > 0
  const rival = players[viewer === 1 ? 0 : 1]?.name ?? 'your opponent'
  const layout = layDesk(scene, false)
  const isDesk = hasSidePapers(scene)
  const sheet = useMemo(() => blankSheet(size), [size])
  const frame = frameOf(sheet, layout.main, layout.margins)
  const body = useRef<HTMLDivElement>(null)
  const choose = () => isYours && insist.send({ type: 'choose-start', x: at.x, y: at.y })
  useKeys((key, target) => {
    const dir = ownValue(DIR_OF_KEY, key)
    if (!isYours) return false
    if (dir !== undefined && isInside(size, neighbour(at, dir))) setAt(neighbour(at, dir))
    else if (key === 'Enter' && !(target instanceof HTMLElement && target.closest('button, a') !== null)) choose()
    else return false
    return true
  })
  const cellUnder = (event: PointerEvent) => cellAt(frame, pointOn(event.currentTarget, event))
  const press = (event: PointerEvent) => {
    const cell = cellUnder(event)
    if (cell === undefined || event.button !== 0 || !isYours) return
    if (samePoint(cell, at) && event.pointerType === 'mouse') choose()
    else setAt(cell)
  }
  const { x, y } = centreOf(frame, at)
  const hinted = hint?.type === 'choose-start' ? hint : undefined
  const names = players.map(({ name }) => name)
  return (
    <>
      {isDesk && (
        <h2
          className="maze-label"
          style={{ left: Math.max(layout.main.x + 6, scene.plates.right + 26), top: layout.main.y - 42 }}
        >
          {rival}’s maze <small>nothing is known yet</small>
        </h2>
      )}
      <Paper box={layout.main} seed={7} isPinned={isDesk} name="main">
        <div
          className="maze-body"
          ref={body}
          data-pick={isYours}
          onPointerDown={press}
          onPointerMove={event => event.pointerType === 'mouse' && setHovered(cellUnder(event))}
          onPointerLeave={() => setHovered(undefined)}
        >
          <MapView sheet={sheet} frame={frame} label={`${rival}’s maze: nothing is known yet`}>
            {isDesk && <Rose x={frame.width - 74} y={frame.height - 70} size={92} />}
            {hovered !== undefined && isYours && <path className="maze-hover" d={squaresOf(frame, [hovered])} />}
            {hinted !== undefined && <path className="maze-hinted" d={squaresOf(frame, [hinted])} />}
            {isYours && (
              <g
                className="maze-start"
                data-pointed={points.length > 0}
                transform={`translate(${x} ${y}) scale(${frame.cell / 50})`}
              >
                <rect x="-23" y="-23" width="46" height="46" rx="5" />
                <path d="M-8 14V-14L12-7L-8 0" />
                <circle cx="-8" cy="15" r="3" />
              </g>
            )}
          </MapView>
        </div>
        {!isDesk && scene.arrangement === 'upright' && (
          <h2 className="maze-caption">
            {rival}’s maze <small>nothing is known yet</small>
          </h2>
        )}
      </Paper>
      {layout.own !== undefined && own.maze !== null && (
        <>
          <h2 className="maze-label maze-label-small" style={{ left: layout.own.x + 4, top: layout.own.y - 26 }}>
            Your maze <small>{rival} will be in it</small>
          </h2>
          <Paper box={layout.own} seed={44} turn={1.1} isPinned name="own">
            <MapView
              sheet={mazeSheet(own.maze)}
              frame={frameOf(mazeSheet(own.maze), layout.own, MINI_MARGINS)}
              label="Your maze, as you built it"
              isMini
            />
          </Paper>
        </>
      )}
      {layout.satchel !== undefined && (
        <section
          className="maze-advice"
          style={{ left: layout.satchel.x, top: layout.satchel.y, width: layout.satchel.width }}
        >
          <h2>Any cell will do.</h2>
          <p>
            You know where you start; what is there happens at once. In the middle you meet more, at the edge you find
            an exit sooner.
          </p>
        </section>
      )}
      <SceneStatus
        title={isYours ? `Start at ${formatCell(at)}?` : prompt(settled, { viewer, names })}
        detail={isYours ? 'Choose any cell, then confirm: the start is final.' : undefined}
      />
      <SceneActions>
        {isYours && (
          <button type="button" className="button button-main" onClick={choose}>
            {describeAction({ type: 'choose-start', ...at })}
          </button>
        )}
      </SceneActions>
    </>
  )
}
