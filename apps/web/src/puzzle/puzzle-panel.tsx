import { type GameAction, type Puzzle, sameJson } from '@turnwise/engine'

export const TRIES = 3

interface PuzzlePanelProps {
  readonly puzzle: Puzzle
  readonly title: string
  readonly tried: readonly GameAction[]
  readonly isSolved: boolean
  readonly isOver: boolean
  readonly days: number
  readonly solved: readonly number[]
  readonly day: number
}

/** The question and the tries left; afterwards the explanation, and every choice with its chance. */
export function PuzzlePanel(props: PuzzlePanelProps) {
  const { puzzle, tried, isSolved, isOver } = props
  const [best] = puzzle.choices
  return (
    <>
      <h2>{isOver ? (isSolved ? solvedAt(tried.length) : 'Not this time') : 'Find the best choice'}</h2>
      <p role="status">
        {isOver
          ? `Best: ${best?.text}. ${best?.why ?? ''}`
          : `${TRIES - tried.length} of ${TRIES} tries left. Choose on the board.`}
      </p>
      {isOver && <Chances puzzle={puzzle} tried={tried} />}
      <Week {...props} />
    </>
  )
}

function solvedAt(tries: number): string {
  return `Solved at the ${['first', 'second', 'third'][tries - 1]} try`
}

function Chances({ puzzle, tried }: Pick<PuzzlePanelProps, 'puzzle' | 'tried'>) {
  return (
    <>
      <h3>Chance to win after each</h3>
      <ul className="puzzle-chances">
        {puzzle.choices.map(({ action, text, value }, i) => (
          <li key={text} data-best={i === 0}>
            <span>
              {i === 0 && '★ '}
              {text}
              {tried.some(other => sameJson(other, action)) && <small>your choice</small>}
            </span>
            <span className="puzzle-bar" aria-hidden="true">
              <i style={{ width: `${value * 100}%` }} />
            </span>
            <output>{Math.round(value * 100)} %</output>
          </li>
        ))}
      </ul>
      <p className="review-fine">
        {puzzle.isExact ? 'Exact chances.' : 'Judged by the strongest bot and checked by a deeper search.'}
      </p>
    </>
  )
}

/** The last seven days; today has a ring. */
function Week({ days, solved, day }: PuzzlePanelProps) {
  return (
    <p className="puzzle-week">
      <b>{days === 1 ? '1 day in a row' : `${days} days in a row`}</b>
      <span aria-hidden="true">
        {Array.from({ length: 7 }, (_, i) => day - 6 + i).map(each => (
          <i key={each} data-solved={solved.includes(each)} data-today={each === day}>
            {solved.includes(each) ? '✓' : ''}
          </i>
        ))}
      </span>
    </p>
  )
}
