import type { TurnTaken } from '../../game/events.ts'
import { centreOf, type MapFrame, TURNS } from './frame.ts'
import type { Sheet } from './sheet.ts'

interface LastStepProps {
  readonly frame: MapFrame
  readonly sheet: Sheet
  readonly step: TurnTaken
}

/** Footprints out of the player's last cell, or the knock against the wall. In ink, since ways to go are coloured. */
export function LastStep({ frame, sheet, step }: LastStepProps) {
  const { x, y } = centreOf(frame, step)
  const isEmpty = sheet.mark(step)?.kind === 'empty'
  return (
    <g
      className="maze-last"
      transform={`translate(${x} ${y}) rotate(${TURNS[step.dir]}) scale(${frame.cell / 50})`}
      data-result={step.result}
    >
      {step.result.endsWith('wall') ? (
        <path d="M-11-17l-6 8M11-17l6 8M-16-20l-7 3M16-20l7 3" />
      ) : (
        printsOf(step, isEmpty).map(at => <Print key={at} side={at % 2 === 0 ? -1 : 1} along={at} />)
      )}
    </g>
  )
}

/** What is in the cell stays readable, and so does the arrow of an exit: the prints go beyond it. */
function printsOf({ result }: TurnTaken, isEmpty: boolean): readonly number[] {
  if (result === 'exit') return [4, 5]
  return isEmpty ? [0, 1, 2, 3] : [2, 3]
}

function Print({ side, along }: { readonly side: number; readonly along: number }) {
  return (
    <g transform={`translate(${side * 6} ${12 - along * 11})`}>
      <ellipse rx="2.8" ry="4.6" />
      <ellipse cy="-6.4" rx="2" ry="1.8" />
    </g>
  )
}
