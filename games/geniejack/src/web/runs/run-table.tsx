import type { ExtraProps } from '@turnwise/ui'
import type { Run } from './runs.ts'
import { placeOf } from './statistics.ts'

interface RunTableProps {
  readonly runs: readonly Run[]
  readonly play: ExtraProps['play']
}

/** Finished runs, each to be played again with its own seed. */
export function RunTable({ runs, play }: RunTableProps) {
  return (
    <table className="geniejack-runs">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">How far</th>
          <th scope="col">Ended by</th>
          <th scope="col">Hands won</th>
          <th scope="col">Seed</th>
          <th scope="col">
            <span className="only-heard">Again</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {runs.map(run => (
          <tr key={`${run.at} ${run.seed}`}>
            <td>
              <time dateTime={run.at}>{new Date(run.at).toLocaleDateString()}</time>{' '}
              <small className="geniejack-capital">{run.difficulty}</small>
            </td>
            <td>{placeOf(run)}</td>
            <td>{run.ending === 'victory' ? '–' : run.enemy}</td>
            <td data-title="Hands won">
              {run.tally.handsWon} of {run.tally.handsPlayed}
            </td>
            <td data-title="Seed">
              <code>{run.seed}</code>
            </td>
            <td>
              <button
                type="button"
                className="button button-small"
                aria-label={`Play again: seed ${run.seed}`}
                onClick={() => play({ seed: run.seed, options: { difficulty: run.difficulty } })}
              >
                Again
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
