import { type BoardPlayer, SceneActions, seatStyle, useScene, useStrip } from '@turnwise/ui'
import { useEffect, useMemo, useState } from 'react'
import type { Player } from '../../game/grid.ts'
import type { Maze } from '../../game/maze.ts'
import { retrace } from '../../game/retrace.ts'
import type { Explorer, State } from '../../game/types.ts'
import { view as viewOf } from '../../game/view.ts'
import { plural } from '../../game/words/names.ts'
import { type Box, Paper } from '../art/paper.tsx'
import type { Props } from '../board.tsx'
import { freeBox } from '../layout.ts'
import { boardFrame } from '../map/frame.ts'
import { MapView } from '../map/map-view.tsx'
import { blankSheet, mazeSheet } from '../map/sheet.ts'
import { Token } from '../map/token.tsx'
import { Play } from '../play/play.tsx'
import { QUIET_STRIPS } from '../strips.ts'
import { trailOf, until } from './walk.ts'
import { halves } from './watching.tsx'

/** Time for a step while the walks run again. */
const PACE = 140
/** Room for the slider below the papers. */
const BAR = 52

type Side = 'all' | Player

/** Nothing is hidden any more: everything, or what one of the players knew at this moment. */
export function Reveal(props: Props & { readonly truth: State }) {
  const { truth, players, viewer } = props
  const [side, setSide] = useState<Side>('all')
  useStrip(QUIET_STRIPS)
  const seen = side === 'all' ? undefined : viewOf(truth, side)
  const explorer = seen?.own?.explorer
  return (
    <>
      {seen?.own != null && explorer != null && side !== 'all' ? (
        <Play
          {...props}
          key={side}
          view={seen}
          settled={seen}
          viewer={side}
          legal={[]}
          own={seen.own}
          explorer={explorer}
          isReview
        />
      ) : (
        <BothMazes {...props} />
      )}
      <SceneActions>
        <fieldset className="maze-sides" aria-label="What is shown">
          <SideButton isOn={side === 'all'} onClick={() => setSide('all')}>
            Everything
          </SideButton>
          {(viewer === 1 ? ([1, 0] as const) : ([0, 1] as const)).map(seat => (
            <SideButton key={seat} isOn={side === seat} onClick={() => setSide(seat)}>
              {players[seat]?.name ?? `Player ${seat + 1}`}’s side
            </SideButton>
          ))}
        </fieldset>
      </SceneActions>
    </>
  )
}

interface SideButtonProps {
  readonly isOn: boolean
  readonly onClick: () => void
  readonly children: React.ReactNode
}

function SideButton({ isOn, onClick, children }: SideButtonProps) {
  return (
    <button type="button" className="button maze-side" aria-pressed={isOn} onClick={onClick}>
      {children}
    </button>
  )
}

/** Both mazes, each with the walk of its explorer. */
function BothMazes({ truth, players, viewer, settings, seq }: Props & { readonly truth: State }) {
  const scene = useScene()
  const own = viewer === 1 ? 1 : 0
  const seats = own === 0 ? ([0, 1] as const) : ([1, 0] as const)
  const most = Math.max(0, ...truth.explorers.map(explorer => explorer?.moves ?? 0))
  const replay = useReplay(most, seq, settings.motion)
  const free = freeBox(scene)
  const room: Box = { ...free, height: free.height - BAR }
  const isSmall = scene.arrangement !== 'wide'
  const [front, setFront] = useState<Player>(own)
  const shown = isSmall ? ([front] as const) : seats
  const boxes = isSmall ? [room] : halves(room)
  return (
    <>
      {shown.map((seat, i) => (
        <Walked
          key={seat}
          box={boxes[i] ?? room}
          maze={truth.mazes[seat === 0 ? 1 : 0]}
          size={truth.options.size}
          seat={seat}
          explorer={truth.explorers[seat]}
          player={players[seat]}
          owner={players[seat === 0 ? 1 : 0]?.name ?? 'the other'}
          steps={replay.at}
        />
      ))}
      <div className="maze-replay" style={{ left: room.x, top: room.y + room.height + 6, width: room.width }}>
        <button type="button" className="button button-small" onClick={replay.toggle}>
          {replay.isRunning ? 'Stop' : isSmall ? 'Replay' : 'Replay the walks'}
        </button>
        <input
          className="range"
          type="range"
          min={0}
          max={most}
          value={replay.at}
          aria-label="Steps of both walks"
          aria-valuetext={plural(replay.at, 'step')}
          onChange={event => replay.show(Number(event.target.value))}
        />
        <span className="maze-replay-at">{plural(replay.at, 'step')}</span>
        {isSmall && (
          <button type="button" className="button button-small" onClick={() => setFront(front === 0 ? 1 : 0)}>
            Other maze
          </button>
        )}
      </div>
    </>
  )
}

interface WalkedProps {
  readonly box: Box
  readonly maze: Maze | null
  readonly size: number
  readonly seat: Player
  readonly explorer: Explorer | null
  readonly player: BoardPlayer | undefined
  readonly owner: string
  readonly steps: number
}

function Walked({ box, maze, size, seat, explorer, player, owner, steps }: WalkedProps) {
  const sheet = useMemo(() => (maze === null ? blankSheet(size) : mazeSheet(maze)), [maze, size])
  const walk = useMemo(
    () => (maze === null || explorer === null ? [] : retrace(maze, seat, explorer)),
    [maze, seat, explorer],
  )
  const { width, height } = box
  const frame = useMemo(
    () => boardFrame(sheet, { width, height }, { left: 34, right: 18, top: 66, bottom: 20 }),
    [sheet, width, height],
  )
  const walked = until(walk, steps)
  const { feet, falls } = trailOf(frame, walked)
  const at = walked.at(-1)
  if (player === undefined) return null
  return (
    <Paper box={box} seed={7 + seat} name="walked">
      <div className="maze-body" style={seatStyle(player.color)}>
        <MapView
          sheet={sheet}
          frame={frame}
          label={`The maze of ${owner} with the walk of ${player.name}`}
          under={
            <g className="maze-trail" strokeWidth={Math.max(2.5, frame.cell * 0.1)}>
              <path className="maze-trail-feet" d={feet} />
              <path className="maze-trail-falls" d={falls} />
            </g>
          }
        />
        {at !== undefined && <Token frame={frame} cell={at} player={player} />}
      </div>
      <h2 className="maze-caption">
        {player.name} <small>in the maze of {owner}</small>
      </h2>
    </Paper>
  )
}

/** The whole walks at first; then whatever the slider or the clock says. */
function useReplay(most: number, seq: number, motion: number) {
  const [state, setState] = useState<{ readonly seq: number; readonly at: number; readonly isRunning: boolean }>()
  const now = state?.seq === seq ? state : { seq, at: most, isRunning: false }
  const { at, isRunning } = now
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(
      () => setState({ seq, at: at + 1, isRunning: at + 1 < most }),
      PACE * (motion === 0 ? 1 : motion),
    )
    return () => clearTimeout(timer)
  }, [isRunning, at, most, seq, motion])
  return {
    at,
    isRunning,
    show: (steps: number) => setState({ seq, at: steps, isRunning: false }),
    toggle: () => setState({ seq, at: isRunning ? at : at >= most ? 0 : at, isRunning: !isRunning }),
  }
}
