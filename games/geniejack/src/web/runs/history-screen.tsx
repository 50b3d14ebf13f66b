import type { ExtraProps } from '@turnwise/ui'
import { useState } from 'react'
import { RunChart } from './run-chart.tsx'
import { RunTable } from './run-table.tsx'
import { loadRuns } from './runs.ts'
import { statisticsOf } from './statistics.ts'
import '../screens.css'

const SHOWN = 50

/** Every run that ended on this device, and what they come to. */
export function HistoryScreen({ play }: ExtraProps) {
  const [runs] = useState(loadRuns)
  if (runs.length === 0) {
    return (
      <div className="geniejack-screen">
        <section className="card">
          <p>No run has ended on this device yet.</p>
          <button type="button" className="button button-main" onClick={() => play({})}>
            Play the first one
          </button>
        </section>
      </div>
    )
  }
  return (
    <div className="geniejack-screen">
      {statisticsOf(runs).map(row => (
        <section key={row.difficulty} className="card" aria-label={row.difficulty}>
          <h2 className="geniejack-capital">{row.difficulty}</h2>
          <dl className="geniejack-figures">
            <Figure title="Runs" value={row.runs} />
            <Figure title="Cleared" value={row.cleared} />
            <Figure title="Hands won" value={`${row.handsWon} %`} />
            <Figure title="Battles a run" value={row.battlesEach} />
            <Figure title="Furthest" value={row.best} />
            {row.nemesis !== '' && <Figure title="Nemesis" value={row.nemesis} />}
          </dl>
        </section>
      ))}
      <section className="card">
        <h2>Runs</h2>
        <RunChart runs={runs} />
        <RunTable runs={runs.slice(0, SHOWN)} play={play} />
      </section>
    </div>
  )
}

function Figure({ title, value }: { readonly title: string; readonly value: string | number }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </div>
  )
}
