import type { Wording } from '@turnwise/engine'
import { MOVES, whyNot } from '../moves.ts'
import { AEOLUS_TILES, type GameView, type Move, SIMPLE_MOVES, type SimpleMove } from '../types.ts'
import { pointsText } from './names.ts'

interface ActionWords {
  /** For a button. */
  readonly label: string
  /** What a player types, beside the name of the type; the first is what the terminal writes. */
  readonly typed: readonly [string, ...string[]]
  readonly help: string
}

export const ACTIONS: Readonly<Record<SimpleMove, ActionWords>> = {
  draw_card: { label: 'Draw a Sea card', typed: ['draw'], help: `draw a Sea card (${priceOf('draw_card')})` },
  repair: { label: 'Repair 1', typed: ['repair', 'mend'], help: `repair 1 damage (${priceOf('repair')})` },
  careful_sail_1: {
    label: 'Sail 1 carefully',
    typed: ['sail 1'],
    help: `sail 1 tile carefully (${priceOf('careful_sail_1')})`,
  },
  careful_sail_2: {
    label: 'Sail 2 carefully',
    typed: ['sail 2'],
    help: `sail 2 tiles carefully (${priceOf('careful_sail_2')}, undamaged ship)`,
  },
  end_turn: { label: 'End turn', typed: ['end'], help: 'end the turn' },
}

export function describeAction(move: Move, view: GameView): string {
  if (move.type === 'aeolus_move') {
    const { title, price } = describeWind(move.tilesToMove)
    return move.tilesToMove === 0 ? title : `${title} (${price})`
  }
  const cost = costText(view.actions.find(({ type }) => type === move.type)?.cost ?? 0)
  // Legal all the same: it uses up the points of a turn that the Sirens bind (ruling 13).
  if (move.type === 'repair' && view.damageByPlayer[view.currentPlayerId] === 0)
    return `Repair (${cost}, nothing is damaged)`
  return `${ACTIONS[move.type].label} (${cost})`
}

/** A wind of Aeolus, for its button. */
export function describeWind(tiles: number): { readonly title: string; readonly price: string } {
  return tiles === 0
    ? { title: 'Take no wind', price: 'stay here' }
    : { title: `${tiles} forward`, price: `${tiles} damage` }
}

export function costText(cost: number): string {
  return cost === 0 ? 'free' : pointsText(cost)
}

/** The actions that this seat might want and cannot take, with the reason. */
export function describeRefusals(view: GameView, viewer: Wording['viewer']): { what: string; why: string }[] {
  if (viewer !== view.decidingPlayerId) return []
  return view.actions.flatMap(({ type, reason }) =>
    reason === undefined ? [] : [{ what: `${ACTIONS[type].label}:`, why: reason }],
  )
}

/** Why an action cannot be taken, in the room of a price; undefined where its price says enough. */
export function describeBriefly({ state }: GameView, type: SimpleMove): string | undefined {
  const cost = MOVES[type].cost
  switch (whyNot(state, { type })?.code) {
    case 'not-enough-actions':
      return cost === 1 ? 'no points left' : `needs ${cost} points`
    case 'ship-damaged':
      return 'if undamaged'
    case 'deck-empty':
      return 'deck is empty'
    default:
      return undefined
  }
}

function priceOf(type: SimpleMove): string {
  return costText(MOVES[type].cost)
}

export function typed(move: Move): string {
  return move.type === 'aeolus_move' ? `wind ${move.tilesToMove}` : ACTIONS[move.type].typed[0]
}

/** The move of a typed line; undefined if it is none. */
export function parseMove(line: string): Move | undefined {
  const words = line.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const type = SIMPLE_MOVES.find(each => each === words || ACTIONS[each].typed.includes(words))
  if (type !== undefined) return { type }
  const tilesToMove = AEOLUS_TILES.find(tiles => words === `wind ${tiles}`)
  return tilesToMove === undefined ? undefined : { type: 'aeolus_move', tilesToMove }
}
