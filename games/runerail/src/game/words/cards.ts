import type { Action } from '../commands/index.ts'
import { CHOOSE_FOREMAN_COST, DRAW_FOREMAN_COST, UPGRADE_COST } from '../costs.ts'
import type { View } from '../types.ts'
import { describeAction } from './actions.ts'
import { capital, foremanEffect, foremanWarning, raceOfForeman, shipFacts, trainFacts } from './pieces.ts'

/** A choice as a card to take: what it is called, what it costs and does, and what to beware of. */
interface ChoiceCard {
  readonly name: string
  readonly facts: string
  readonly warning?: string | undefined
}

export function describeCard(action: Action, view: View, seat: number): ChoiceCard {
  const name = capital(describeAction(action, view))
  switch (action.type) {
    case 'pick-foreman':
    case 'keep-foreman':
      return action.foreman_id === null ? { name, facts: 'You are dealt others.' } : foremanCard(action.foreman_id)
    case 'hire-foreman': {
      if (action.mode === 'choose') {
        const { facts, ...card } = foremanCard(action.foreman_id)
        return { ...card, facts: `${CHOOSE_FOREMAN_COST} gold · ${facts}` }
      }
      const price = `${DRAW_FOREMAN_COST} gold`
      const top = view.piles.foremen.discard.at(-1)
      if (action.from === 'deck') return { name: 'Draw one', facts: `${price} · keep it or the one you have` }
      return { name: `Draw ${top ?? 'the last dismissed'}`, facts: `${price} · ${foremanEffect(top ?? '')}` }
    }
    case 'board-ship':
      return action.ship_id === null
        ? { name, facts: 'The ships go back.' }
        : { name: action.ship_id, facts: shipFacts(action.ship_id, view, seat) }
    case 'upgrade-train': {
      const dropping = action.drop === undefined ? '' : ` · drops ${action.drop}`
      return { name: action.train, facts: `${UPGRADE_COST} gold · ${trainFacts(action.train)}${dropping}` }
    }
    case 'choose-load':
      return { name, facts: 'It returns to the cities.' }
    default:
      return { name, facts: '' }
  }
}

function foremanCard(name: string): ChoiceCard {
  return {
    name,
    facts: `${capital(raceOfForeman(name) ?? '')}. ${foremanEffect(name)}`,
    warning: foremanWarning(name),
  }
}
