import type { Action } from '../game/actions.ts'
import type { View } from '../game/types.ts'
import { describeAction } from '../words/actions.ts'
import { capital, foremanEffect, foremanWarning, raceOfForeman, shipFacts, trainFacts } from '../words/pieces.ts'

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
          const { name, facts, warning } = cardOf(action, view, seat)
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

interface Card {
  readonly name: string
  readonly facts: string
  readonly warning?: string | undefined
}

function cardOf(action: Action, view: View, seat: number): Card {
  switch (action.type) {
    case 'pick-foreman':
    case 'keep-foreman':
      return action.foreman_id === null
        ? { name: 'None of them', facts: 'You are dealt others.' }
        : foreman(action.foreman_id)
    case 'hire-foreman': {
      if (action.mode === 'choose') {
        const { facts, ...card } = foreman(action.foreman_id)
        return { ...card, facts: `5 gold · ${facts}` }
      }
      const top = view.piles.foremen.discard.at(-1)
      return action.from === 'deck'
        ? { name: 'Draw one', facts: '1 gold · keep it or the one you have' }
        : {
            name: `Draw ${top ?? 'the last dismissed'}`,
            facts: `1 gold · ${top === undefined ? '' : foremanEffect(top)}`,
          }
    }
    case 'board-ship':
      return action.ship_id === null
        ? { name: 'Board no ship', facts: 'The ships go back.' }
        : { name: action.ship_id, facts: shipFacts(action.ship_id, view, seat) }
    case 'upgrade-train':
      return {
        name: action.train,
        facts: `10 gold · ${trainFacts(action.train)}${action.drop === undefined ? '' : ` · drops ${action.drop}`}`,
      }
    case 'choose-load':
      return { name: `Lose ${action.good}`, facts: 'It returns to the cities.' }
    default:
      return { name: capital(describeAction(action, view)), facts: '' }
  }
}

function foreman(name: string): Card {
  return {
    name,
    facts: `${capital(raceOfForeman(name) ?? '')}. ${foremanEffect(name)}`,
    warning: foremanWarning(name),
  }
}
