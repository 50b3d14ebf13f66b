import type { MazeProblem } from '../../game/validate.ts'

interface ProblemsProps {
  readonly problems: readonly MazeProblem[]
  /** The one whose cells are shown; undefined shows all. */
  readonly picked: number | undefined
  readonly onPick: (index: number | undefined) => void
}

/** Live: what breaks the rules of building, with its cells on the map, or that nothing does. */
export function Problems({ problems, picked, onPick }: ProblemsProps) {
  if (problems.length === 0) {
    return (
      <p className="maze-valid" role="status">
        <span aria-hidden="true">✓</span> A valid maze: nobody can be locked in.
      </p>
    )
  }
  return (
    <div className="maze-problems" role="status">
      <p>
        <b>{problems.length === 1 ? 'One rule is broken' : `${problems.length} rules are broken`}</b>
      </p>
      <ul>
        {problems.map((problem, i) => (
          <li key={problem.message}>
            <button
              type="button"
              className="maze-problem"
              aria-pressed={picked === i}
              onClick={() => onPick(picked === i ? undefined : i)}
            >
              <span aria-hidden="true">✕</span> {problem.message}
              {problem.cells.length > 0 && <small> Show the {problem.cells.length === 1 ? 'cell' : 'cells'}</small>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
