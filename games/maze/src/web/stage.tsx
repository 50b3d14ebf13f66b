import type { BoardPlayer } from '@turnwise/ui'
import { type PointerEvent, type RefObject, useRef } from 'react'
import type { TurnTaken } from '../game/events.ts'
import type { Dir, Point } from '../game/grid.ts'
import { CellGrid } from './cell-grid.tsx'
import { Candidates, Ghost } from './ghost.tsx'
import { LastTurn } from './last-turn.tsx'
import type { ChartedMap } from './maps.ts'
import type { KeptNotice } from './moment.ts'
import { SheetView } from './sheet-view.tsx'
import { Steps } from './steps.tsx'
import { Token } from './token.tsx'
import type { useJoin } from './use-join.ts'
import { useSwipe } from './use-swipe.ts'
import { formatCell, nameOfMark } from './words.ts'

export interface Shown {
  readonly player: BoardPlayer
  readonly seq: number
  readonly bump: Dir | undefined
  readonly hasFallen: boolean
  readonly last: TurnTaken | undefined
  readonly mayMove: boolean
  readonly hinted: Dir | undefined
  readonly onMove: (dir: Dir) => void
}

interface StageProps extends Shown {
  readonly target: RefObject<HTMLDivElement | null>
  readonly map: ChartedMap
  readonly main: ChartedMap
  readonly active: ChartedMap
  readonly join: ReturnType<typeof useJoin>
  readonly hintedCell: Point | undefined
  readonly ghostAt: Point | undefined
  /** The island is in the air. */
  readonly isCarried: boolean
  readonly isOutside: boolean
  readonly notice: KeptNotice | undefined
  /** Nothing has just happened: what is told was learned before. */
  readonly isJump: boolean
  readonly onDragGhost: (event: PointerEvent, grip: Point, here: Point) => void
}

/** The map in front, with everything that one can do on it. */
export function Stage(props: StageProps) {
  const {
    target,
    map,
    main,
    active,
    join,
    hintedCell,
    ghostAt,
    isCarried,
    player,
    seq,
    bump,
    mayMove,
    isOutside,
    notice,
    isJump,
  } = props
  const swipes = useRef<HTMLDivElement>(null)
  useSwipe(swipes, dir => !join.isOpen && map.isActive && props.onMove(dir))
  const { here } = active
  const isJoining = join.isOpen && here !== undefined
  const takesIsland = here !== undefined && map.id === main.id
  return (
    <section className="maze-stage" ref={swipes} aria-label={map.title} data-joining={isJoining}>
      <h2 className="maze-caption">
        {map.title}
        {map.isActive && <small> {isOutside ? 'you are outside' : 'you are here'}</small>}
      </h2>
      <div className="maze-target" ref={target}>
        <SheetView
          sheet={map.sheet}
          label={`${map.title}, drawn`}
          drawn={
            <>
              <LastTurn map={map} turn={props.last} />
              {takesIsland && isCarried && <Candidates board={main.sheet} fits={join.fits} />}
              {takesIsland && ghostAt !== undefined && (
                <Ghost board={main.sheet} island={active.sheet} here={here} at={ghostAt} fits={join.fits(ghostAt)} />
              )}
            </>
          }
        >
          {map.here !== undefined && !isJoining && mayMove && (
            <Steps sheet={map.sheet} here={map.here} hinted={props.hinted} onMove={props.onMove} />
          )}
          {map.here !== undefined && (
            <Token
              sheet={map.sheet}
              cell={map.here}
              player={player}
              bump={bump}
              moment={seq}
              isOutside={isOutside}
              hasFallen={props.hasFallen}
            />
          )}
          {isJoining && (
            <CellGrid
              sheet={main.sheet}
              name="Where do you stand?"
              first={join.at ?? firstOf(join.candidates)}
              takesFocus={join.byKey}
              look={cell => ({
                label: labelOf(cell, main, join.fits(cell)),
                look: lookOf(cell, join, hintedCell),
              })}
              // A mouse or a key points first; a finger taps twice.
              onTap={cell => (isSame(cell, join.at) ? join.claim(cell) : join.point(cell))}
              onPoint={join.point}
              onGrab={(_, event) => event.pointerType !== 'mouse' && props.onDragGhost(event, centre(here), here)}
            />
          )}
        </SheetView>
      </div>
      {notice !== undefined && (
        <p
          key={seq - notice.age}
          className="maze-notice"
          data-mood={notice.mood}
          data-fresh={notice.age === 0 && !isJump}
        >
          {notice.text}
        </p>
      )}
    </section>
  )
}

function lookOf(cell: Point, join: StageProps['join'], hinted: Point | undefined): string | undefined {
  if (isSame(cell, join.at)) return 'pointed'
  if (isSame(cell, hinted)) return 'hint'
  return join.fits(cell) ? 'candidate' : undefined
}

function isSame(a: Point, b: Point | undefined): boolean {
  return b !== undefined && a.x === b.x && a.y === b.y
}

function centre({ x, y }: Point): Point {
  return { x: x + 0.5, y: y + 0.5 }
}

function firstOf(candidates: ReadonlySet<string>): Point {
  const [first = '0,0'] = candidates
  const [x = 0, y = 0] = first.split(',').map(Number)
  return { x, y }
}

function labelOf(cell: Point, main: ChartedMap, fits: boolean): string {
  const mark = main.sheet.mark(cell)
  const known = mark === undefined ? '' : `, ${nameOfMark(mark)}`
  return `${formatCell(cell)}${known}: ${fits ? 'say that you stand here' : 'does not fit your maps'}`
}
