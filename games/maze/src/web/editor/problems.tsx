import type { MazeProblem } from '../../game/validate.ts'

interface ProblemsProps {
  readonly problems: readonly MazeProblem[]
  /** The one whose cells are shown; undefined shows all. */
  readonly picked: number | undefined
  readonly onPick: (index: number | undefined) => void
}

const COUNTS = ['', 'One thing', 'Two things', 'Three things', 'Four things', 'Five things'] as const

/** Live: what breaks the rules of building, with its cells on the map, or that nothing does. */
export function Problems({ problems, picked, onPick }: ProblemsProps) {
  if (problems.length === 0) {
    return (
      <section className="maze-note maze-valid" role="status">
        <Sign isGood />
        <p>
          <b>This maze is valid.</b> From everywhere the true treasure and an exit can be reached.
        </p>
      </section>
    )
  }
  return (
    <section className="maze-note maze-problems" role="status">
      <h2>{COUNTS[problems.length] ?? `${problems.length} things`} to fix</h2>
      <ul>
        {problems.map((problem, i) => (
          <li key={problem.message}>
            <Sign isGood={false} />
            <button
              type="button"
              className="maze-problem"
              aria-pressed={picked === i}
              onClick={() => onPick(picked === i ? undefined : i)}
            >
              <Sentences text={problem.message} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The fact in bold, then what to do. */
function Sentences({ text }: { readonly text: string }) {
  const end = text.indexOf('. ')
  if (end < 0) return <b>{text}</b>
  return (
    <>
      <b>{text.slice(0, end + 1)}</b>
      {text.slice(end + 1)}
    </>
  )
}

function Sign({ isGood }: { readonly isGood: boolean }) {
  return (
    <svg className="maze-sign" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      {isGood ? (
        <>
          <circle cx="10" cy="10" r="10" fill="#0e6b60" />
          <path d="M5 10.500l3.500 3.500 6.500-7.500" stroke="#fff" strokeWidth="2.200" fill="none" />
        </>
      ) : (
        <>
          <path d="M10 0L20 19H0z" fill="#a12d1b" />
          <path d="M10 6v7M10 15.500v1" stroke="#fff" strokeWidth="2.200" strokeLinecap="round" />
        </>
      )}
    </svg>
  )
}
