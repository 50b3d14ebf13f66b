import type { TurnTaken } from '../game/events.ts'
import { centreOf, TURNS } from './ink.ts'
import type { ChartedMap } from './maps.ts'
import type { Mark } from './sheet.ts'

interface LastTurnProps {
  readonly map: ChartedMap
  readonly turn: TurnTaken | undefined
}

/** Footprints out of the cell where one stood, or the knock against the wall. In ink, since ways to go are coloured. */
export function LastTurn({ map, turn }: LastTurnProps) {
  if (turn === undefined || turn.island !== map.id) return null
  const { x, y } = centreOf(map.sheet, turn)
  return (
    <g className="maze-last" transform={`translate(${x} ${y}) rotate(${TURNS[turn.dir]})`} data-result={turn.result}>
      {turn.result.endsWith('wall') ? (
        <path d={KNOCK} />
      ) : (
        printsOf(turn, map.sheet.mark(turn)).map(([x, y]) => <ellipse key={y} cx={x} cy={y} rx="1.8" ry="2.7" />)
      )}
    </g>
  )
}

/** What lies in the cell stays readable, and so does the arrow of an exit: the prints go beyond it or beside it. */
function printsOf({ result }: TurnTaken, mark: Mark | undefined): readonly (readonly [x: number, y: number])[] {
  if (result === 'exit') return OUTWARD
  return mark?.kind === 'empty' ? PRINTS : PRINTS.slice(-2)
}

/** All are drawn for a turn to the north, around the middle of the cell. */
const PRINTS = [
  [-5, 6],
  [5, 1.1],
  [-5, -3.8],
  [5, -8.7],
  [-5, -13.6],
] as const
const OUTWARD = [
  [-7.6, -9],
  [7.6, -13],
  [-7.6, -17],
] as const
const KNOCK = 'M-5.2-8.6l-3.2 3.8M5.2-8.6l3.2 3.8M-7.4-9.6l-3.4 1.2M7.4-9.6l3.4 1.2'
