import type { Action } from '../../game/commands/index.ts'
import type { View } from '../../game/types.ts'
import { describeCard } from '../../game/words/actions.ts'

interface DecisionProps {
  readonly view: View
  readonly seat: number
  readonly actions: readonly Action[]
  readonly title: string
  readonly hint: Action | undefined
  send(action: Action): void
  /** Without it the choice must be made. */
  close?: (() => void) | undefined
}

/** Cards to choose from: foremen, ships, trains, a load to lose. */
export function Decision({ view, seat, actions, title, hint, send, close }: DecisionProps) {
  return (
    <section className="runerail-decision" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {close !== undefined && (
          <button type="button" className="button button-small" onClick={close}>
            Back
          </button>
        )}
      </header>
      <div className="runerail-options">
        {actions.map(action => {
          const { name, facts, warning } = describeCard(action, view, seat)
          return (
            <button
              key={JSON.stringify(action)}
              type="button"
              className="button runerail-option"
              data-hint={JSON.stringify(hint) === JSON.stringify(action)}
              onClick={() => {
                send(action)
                close?.()
              }}
            >
              <b>{name}</b>
              <small>{facts}</small>
              {warning !== undefined && <em className="runerail-warning">{warning}</em>}
            </button>
          )
        })}
      </div>
    </section>
  )
}
