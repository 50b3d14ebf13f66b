import type { Ref } from 'react'
import type { Action } from '../../game/commands/index.ts'
import type { View } from '../../game/types.ts'
import { describeAction } from '../../game/words/actions.ts'
import { capital } from '../../game/words/pieces.ts'

const ACTS: readonly Action['type'][] = [
  'deliver',
  'pick-up',
  'drop-load',
  'draw-ship',
  'disembark',
  'rescue-train',
  'borrow-gold',
]

interface ActsProps {
  readonly ref: Ref<HTMLFieldSetElement>
  readonly view: View
  readonly legal: readonly Action[]
  readonly hint: Action | undefined
  send(action: Action): void
}

/** What can be done where the train is: loads, ships, a way out. */
export function Acts({ ref, view, legal, hint, send }: ActsProps) {
  const acts = legal.filter(({ type }) => ACTS.includes(type))
  if (acts.length === 0) return null
  return (
    <fieldset className="runerail-acts" ref={ref}>
      <legend className="only-heard">Here</legend>
      {acts.map(action => (
        <button
          key={JSON.stringify(action)}
          type="button"
          className={`button button-small ${action.type === 'deliver' ? 'button-main' : ''}`}
          data-hint={JSON.stringify(hint) === JSON.stringify(action)}
          onClick={() => send(action)}
        >
          {capital(describeAction(action, view))}
        </button>
      ))}
    </fieldset>
  )
}
