import type { HandResult } from '../game/types.ts'
import { isPlain, stepsOf } from './breakdown.ts'

interface ResultProps {
  readonly result: HandResult
  readonly foe: string
}

/** Who won the hand, and step by step what it cost the other. */
export function Result({ result, foe }: ResultProps) {
  const { winner, damageDealt, dodged, damageBreakdown } = result
  const steps = stepsOf(damageBreakdown)
  return (
    <div className="geniejack-result" data-winner={winner}>
      <p className="geniejack-result-head">
        <strong>{winner === 'push' ? 'Push' : winner === 'player' ? 'You win' : 'You lose'}</strong>
        {winner !== 'push' && (
          <span>{dodged ? 'dodged!' : `${damageDealt} damage to ${winner === 'player' ? foe : 'you'}`}</span>
        )}
      </p>
      {winner !== 'push' && !isPlain(steps) && (
        <ol className="geniejack-steps" aria-label="How the damage came about">
          {steps.map(({ kind, title, amount }, i) => (
            <li key={`${i} ${title}`} data-kind={kind}>
              {title} <b>{kind === 'sum' ? `= ${amount}` : amount}</b>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
