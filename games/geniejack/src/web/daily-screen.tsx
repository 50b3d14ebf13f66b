import type { ExtraProps } from '@turnwise/ui'
import { useState } from 'react'
import { DIFFICULTIES, type Difficulty } from '../game/types.ts'
import { dailySeed, untilTomorrow } from './daily.ts'
import { RunTable } from './run-table.tsx'
import { loadRuns } from './runs.ts'
import './screens.css'

/** One seed a day, the same cards for everybody. */
export function DailyScreen({ play }: ExtraProps) {
  const [now] = useState(() => new Date())
  const [difficulty, setDifficulty] = useState<Difficulty>('standard')
  const seed = dailySeed(now)
  const tries = loadRuns().filter(run => run.seed === seed)
  return (
    <div className="geniejack-screen">
      <section className="card">
        <p>
          Everybody who plays today's run meets the same cards and the same shops. The next one begins in{' '}
          {untilTomorrow(now)}.
        </p>
        <p>
          Seed <code>{seed}</code>
        </p>
        <fieldset className="choices">
          <legend>Difficulty</legend>
          <div className="choices-row">
            {DIFFICULTIES.map(one => (
              <label key={one} className="choice">
                <input
                  type="radio"
                  name="difficulty"
                  checked={one === difficulty}
                  onChange={() => setDifficulty(one)}
                />
                <span className="choice-title geniejack-capital">{one}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <button type="button" className="button button-main" onClick={() => play({ seed, options: { difficulty } })}>
          Play today's run
        </button>
      </section>
      {tries.length > 0 && (
        <section className="card">
          <h2>Your runs today</h2>
          <RunTable runs={tries} play={play} />
        </section>
      )}
    </div>
  )
}
