import { seatStyle, useScene, useStrip } from '@turnwise/ui'
import { useMemo } from 'react'
import { describeStanding, describeTempo } from '../../game/words/board.ts'
import { type Box, Paper } from '../art/paper.tsx'
import type { Props } from '../board.tsx'
import { freeBox } from '../layout.ts'
import { boardFrame } from '../map/frame.ts'
import { MapView } from '../map/map-view.tsx'
import { blankSheet } from '../map/sheet.ts'
import { QUIET_STRIPS } from '../strips.ts'

/** A spectator sees the tempo and no map: only the finder learns what was found. */
export function Watching({ view, players }: Props) {
  const scene = useScene()
  useStrip(QUIET_STRIPS)
  const sheet = useMemo(() => blankSheet(view.options.size), [view.options.size])
  const boxes = halves(freeBox(scene))
  return players.slice(0, 2).map((player, i) => {
    const box = boxes[i] ?? boxes[0]
    const tempo = view.tempo[player.seat === 1 ? 1 : 0]
    const frame = boardFrame(sheet, box, { left: 16, right: 16, top: 92, bottom: 16 })
    return (
      <Paper key={player.seat} box={box} seed={7 + i} turn={i === 0 ? -0.4 : 0.5} name="closed">
        <MapView sheet={sheet} frame={frame} label={`What ${player.name} has found is hidden`} />
        <section className="maze-tempo" style={seatStyle(player.color)}>
          <h2>
            <span className="plate-mark" aria-hidden="true">
              {player.color.mark}
            </span>{' '}
            {player.name}
          </h2>
          <p>{view.phase === 'play' ? describeTempo(tempo) : describeStanding(view, player.seat)}</p>
          <p>
            <small>Both mazes and both walks are shown when the match is over.</small>
          </p>
        </section>
      </Paper>
    )
  })
}

/** Two papers, side by side or one above the other. */
export function halves({ x, y, width, height }: Box): readonly [Box, Box] {
  const gap = 14
  if (width >= height) {
    const half = (width - gap) / 2
    return [
      { x, y, width: half, height },
      { x: x + half + gap, y, width: half, height },
    ]
  }
  const half = (height - gap) / 2
  return [
    { x, y, width, height: half },
    { x, y: y + half + gap, width, height: half },
  ]
}
