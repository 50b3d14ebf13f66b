import { EVENTS } from '../content/index.ts'
import type { View } from '../types.ts'

/** An event in force: what it does, and how long it lasts in turns of any player. */
interface EventInForce {
  readonly card: number
  readonly name: string
  readonly text: string
  readonly lasts: string
}

/** Each card once, whatever number of effects it has. */
export function eventsInForce({ effects, turn }: View): readonly EventInForce[] {
  const cards = new Map(effects.map(({ card, until }) => [card, until]))
  return [...cards].map(([card, until]) => {
    const { name = '', text = '' } = EVENTS.get(card) ?? {}
    return { card, name, text, lasts: until === null ? 'for ever' : describeTurns(until - turn) }
  })
}

function describeTurns(turns: number): string {
  if (turns <= 0) return 'this turn only'
  return turns === 1 ? '1 more turn' : `${turns} more turns`
}
