import { type BoardPlayer, seatStyle } from '@turnwise/ui'
import { useEffect, useMemo, useState } from 'react'
import type { Player } from '../game/grid.ts'
import type { Maze } from '../game/maze.ts'
import { retrace } from '../game/retrace.ts'
import type { Explorer, State } from '../game/state.ts'
import type { Props } from './board.tsx'
import { blankSheet, mazeSheet } from './sheet.ts'
import { SheetView } from './sheet-view.tsx'
import { Token } from './token.tsx'
import type { Layout } from './use-layout.ts'
import { trailOf, until } from './walk.ts'
import { plural } from './words.ts'

/** Time for a move while the walks run again. */
const PACE = 140

interface RevealProps extends Props {
  readonly truth: State
  readonly layout: Layout
}

/** Nothing is hidden any more: both mazes, and in each the walk of whoever was lost in it. */
export function Reveal({ truth, players, viewer, layout, settings, seq }: RevealProps) {
  const own = viewer === 1 ? 1 : 0
  const seats = own === 0 ? ([0, 1] as const) : ([1, 0] as const)
  const [front, setFront] = useState<0 | 1>(own)
  const most = Math.max(0, ...truth.explorers.map(explorer => explorer?.moves ?? 0))
  const replay = useReplay(most, seq, settings.motion)
  const shown = layout === 'wide' ? seats : ([front] as const)
  return (
    <div className="maze-reveal">
      <div className="maze-both">
        {shown.map(seat => (
          <Walked
            key={seat}
            maze={truth.mazes[seat === 0 ? 1 : 0]}
            size={truth.options.size}
            seat={seat}
            explorer={truth.explorers[seat]}
            player={players[seat]}
            owner={players[seat === 0 ? 1 : 0]?.name ?? 'the other'}
            moves={replay.at}
          />
        ))}
      </div>
      <div className="maze-replay">
        {layout !== 'wide' && (
          <fieldset className="maze-chips" aria-label="Whose walk">
            {seats.map(seat => (
              <button
                key={seat}
                type="button"
                className="maze-chip"
                aria-pressed={seat === front}
                onClick={() => setFront(seat)}
              >
                {players[seat]?.name}
                <span className="maze-long">’s walk</span>
              </button>
            ))}
          </fieldset>
        )}
        <div className="maze-replay-row">
          <button type="button" className="button button-small" onClick={replay.toggle}>
            {replay.isRunning ? 'Stop' : 'Replay'}
            {!replay.isRunning && <span className="maze-long"> the walks</span>}
          </button>
          <input
            className="range"
            type="range"
            min={0}
            max={most}
            value={replay.at}
            aria-label="Moves of both walks"
            aria-valuetext={plural(replay.at, 'move')}
            onChange={event => replay.show(Number(event.target.value))}
          />
          <span className="maze-replay-at">{plural(replay.at, 'move')}</span>
        </div>
      </div>
    </div>
  )
}

interface WalkedProps {
  readonly maze: Maze | null
  readonly size: number
  readonly seat: Player
  readonly explorer: Explorer | null
  readonly player: BoardPlayer | undefined
  readonly owner: string
  readonly moves: number
}

function Walked({ maze, size, seat, explorer, player, owner, moves }: WalkedProps) {
  const sheet = useMemo(() => (maze === null ? blankSheet(size) : mazeSheet(maze)), [maze, size])
  const walk = useMemo(
    () => (maze === null || explorer === null ? [] : retrace(maze, seat, explorer)),
    [maze, seat, explorer],
  )
  const walked = until(walk, moves)
  const { feet, falls } = trailOf(sheet, walked)
  const at = walked.at(-1)
  if (player === undefined) return null
  return (
    <section
      className="maze-walked"
      aria-label={`${player.name} in the maze of ${owner}`}
      style={seatStyle(player.color)}
    >
      <h2 className="maze-caption">
        {player.name} <small>in the maze of {owner}</small>
      </h2>
      <div className="maze-target">
        <SheetView
          sheet={sheet}
          label={`The maze of ${owner} with the walk of ${player.name}`}
          drawn={
            <g className="maze-trail">
              <path className="maze-trail-feet" d={feet} />
              <path className="maze-trail-falls" d={falls} />
            </g>
          }
        >
          {at !== undefined && <Token sheet={sheet} cell={at} player={player} />}
        </SheetView>
      </div>
    </section>
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
    show: (moves: number) => setState({ seq, at: moves, isRunning: false }),
    toggle: () => setState({ seq, at: isRunning ? at : at >= most ? 0 : at, isRunning: !isRunning }),
  }
}
