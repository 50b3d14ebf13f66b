import type { Run } from './runs.ts'
import { placeOf } from './statistics.ts'

const [WIDTH, HEIGHT, BAR] = [640, 150, 18]
const MOST = 30

/** How far the last runs went, the newest at the right; a cleared run is filled to the top and marked. */
export function RunChart({ runs }: { readonly runs: readonly Run[] }) {
  const shown = runs.slice(0, MOST).toReversed()
  const top = Math.max(12, ...shown.map(({ tally }) => tally.battlesWon))
  const y = (battles: number) => HEIGHT - 18 - (battles / top) * (HEIGHT - 34)
  return (
    <figure className="geniejack-chart">
      <figcaption>Battles won in the last {shown.length === 1 ? 'run' : `${shown.length} runs`}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={shown.map(describe).join('; ')}>
        {[0, 4, 8, 12].map(battles => (
          <g key={battles}>
            <path d={`M28 ${y(battles)}H${WIDTH}`} stroke="var(--line)" />
            <text x={20} y={y(battles) + 4} textAnchor="end">
              {battles}
            </text>
          </g>
        ))}
        {shown.map((run, i) => {
          const x = 34 + i * ((WIDTH - 40) / MOST)
          const battles = run.tally.battlesWon
          return (
            <g key={`${run.at} ${run.seed}`}>
              <title>{describe(run)}</title>
              <rect
                x={x}
                y={y(Math.max(battles, 0.15))}
                width={BAR}
                height={y(0) - y(Math.max(battles, 0.15))}
                rx={3}
                fill={run.ending === 'victory' ? 'var(--accent)' : 'var(--line-strong)'}
              />
              {run.ending === 'victory' && (
                <text x={x + BAR / 2} y={y(battles) - 4} textAnchor="middle">
                  ★
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

const describe = (run: Run) => `${run.difficulty}, ${run.tally.battlesWon} battles, ${placeOf(run)}`
