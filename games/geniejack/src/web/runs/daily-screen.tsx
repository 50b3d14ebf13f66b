import type { ExtraProps } from '@turnwise/ui'
import { useState } from 'react'
import { dailySeed } from '../../game/setup.ts'
import { DIFFICULTIES, type Difficulty } from '../../game/types.ts'
import { countedRun, loadAttempt, shareText, untilTomorrow } from './daily.ts'
import { RunTable } from './run-table.tsx'
import { loadRuns, type Run } from './runs.ts'
import '../screens.css'

/** One seed a day, the same cards for everybody; the first run that is begun counts. */
export function DailyScreen({ play }: ExtraProps) {
  const [now] = useState(() => new Date())
  const [difficulty, setDifficulty] = useState<Difficulty>('standard')
  const seed = dailySeed(now)
  const runs = loadRuns()
  const tries = runs.filter(run => run.seed === seed)
  const counted = countedRun(runs, now)
  const attempt = loadAttempt(seed)
  return (
    <div className="geniejack-screen">
      <section className="card">
        <p>
          Everybody who plays today's run meets the same cards and the same shops. The first run you begin counts, and
          nothing in it can be taken back. The next one begins in {untilTomorrow(now)}.
        </p>
        <p>
          Seed <code>{seed}</code>
        </p>
        {attempt !== undefined && counted === undefined ? (
          <a className="button button-main" href={attempt.address}>
            Continue today's run
          </a>
        ) : (
          <>
            <Difficulties value={difficulty} onChange={setDifficulty} />
            <button
              type="button"
              className={`button ${counted === undefined ? 'button-main' : ''}`}
              onClick={() => play({ seed, options: { difficulty } })}
            >
              {counted === undefined ? "Play today's run" : 'Practise it again'}
            </button>
          </>
        )}
      </section>
      {counted !== undefined && <Shared run={counted} />}
      {tries.length > 0 && (
        <section className="card">
          <h2>Your runs today</h2>
          <RunTable runs={tries} play={play} />
        </section>
      )}
    </div>
  )
}

interface DifficultiesProps {
  readonly value: Difficulty
  readonly onChange: (difficulty: Difficulty) => void
}

function Difficulties({ value, onChange }: DifficultiesProps) {
  return (
    <fieldset className="choices">
      <legend>Difficulty</legend>
      <div className="choices-row">
        {DIFFICULTIES.map(one => (
          <label key={one} className="choice">
            <input type="radio" name="difficulty" checked={one === value} onChange={() => onChange(one)} />
            <span className="choice-title geniejack-capital">{one}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Today's result, to be shown to others without giving a card away. */
function Shared({ run }: { readonly run: Run }) {
  const [isCopied, setCopied] = useState(false)
  const text = shareText(run)
  const share = async () => {
    // The device's share sheet if there is one; a closed sheet has shared nothing.
    if (navigator.share !== undefined) return navigator.share({ text }).catch(() => undefined)
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <section className="card">
      <h2>Today's result</h2>
      <pre className="geniejack-shared">{text}</pre>
      <button type="button" className="button button-main" onClick={() => void share()}>
        {isCopied ? 'Copied' : 'Share the result'}
      </button>
    </section>
  )
}
