import { grantsExtraTurn, lightSides, type Throw } from '../../game/throws.ts'
import { describeSides } from '../../game/words/board.ts'
import { fallen, gathered, type MatBox } from '../layout/sticks.ts'
import { Sticks } from './sticks.tsx'

interface MatProps {
  readonly box: MatBox
  readonly place?: { readonly x: number; readonly y: number } | undefined
  /** What lies on it, or will when the sticks have rolled; null while they are gathered. */
  readonly value: Throw | null
  /** The sticks are rolling, or have just come to rest: the result is not put into words yet. */
  readonly isRolling: boolean
  readonly isUniform: boolean
  readonly isOver: boolean
  readonly mayThrow: boolean
  readonly isHinted: boolean
  readonly rollKey: number | undefined
  readonly motion: number
  readonly onThrow: () => void
}

/** The throwing mat is a button. Light sides up are counted; none counts five. */
export function Mat(props: MatProps) {
  const { box, place, value, isRolling, isUniform, isOver, mayThrow, isHinted, rollKey, motion, onThrow } = props
  const { number } = value === null ? gathered(box) : fallen(box)
  const light = value === null ? undefined : lightSides(value)
  // Set here too: in the strip the mat is outside the board.
  const style: Record<string, string | number> = {
    width: box.width,
    height: box.height,
    '--senet-motion': motion,
    ...(place === undefined ? {} : { insetInlineStart: place.x, insetBlockStart: place.y }),
  }
  return (
    <button
      type="button"
      className="senet-mat"
      data-plan={box.plan}
      data-open={mayThrow}
      data-hint={isHinted}
      aria-disabled={mayThrow ? undefined : true}
      aria-keyshortcuts="T"
      style={style}
      onClick={({ detail }) => {
        // The second click of a double click is ignored, unless a throw is possible.
        if (mayThrow || detail < 2) onThrow()
      }}
    >
      <span className="only-heard">{isRolling ? 'The sticks are rolling' : 'The sticks: '}</span>
      {!isUniform && <Sticks box={box} light={light} rollKey={rollKey} motion={motion} />}
      <span
        className="senet-thrown"
        style={{
          insetInlineStart: isUniform ? box.width / 2 : number.x,
          insetBlockStart: number.y,
          fontSize: number.size,
        }}
      >
        {value === null ? (
          mayThrow && <span className="senet-tap">Tap to throw</span>
        ) : isRolling ? (
          <b key={rollKey} data-coming={value} />
        ) : (
          <b>{value}</b>
        )}
        {value !== null && !isRolling && box.plan !== 'beside' && (
          <Meaning value={value} isUniform={isUniform} isOver={isOver} box={box} />
        )}
      </span>
    </button>
  )
}

interface MeaningProps {
  readonly value: Throw
  readonly isUniform: boolean
  readonly isOver: boolean
  readonly box: MatBox
}

function Meaning({ value, isUniform, isOver, box }: MeaningProps) {
  const isRoomy = box.plan === 'below'
  return (
    <small style={{ fontSize: Math.max(12, isRoomy ? box.size * 0.125 : 12) }}>
      {isRoomy && !isUniform && <span>{describeSides(value)}</span>}
      {!isOver && grantsExtraTurn(value) && <span>throw again</span>}
    </small>
  )
}
