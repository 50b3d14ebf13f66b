import TEXTS from '../data/texts.json' with { type: 'json' }
import { formatProblem, loadContent } from './load.ts'
import type { Content } from './types.ts'

/** The content of the game; what is committed has no problem, so a failure here is a broken checkout. */
export const CONTENT: Content = load()

function load(): Content {
  const { content, problems } = loadContent(TEXTS)
  if (problems.length > 0) throw new Error(`The content is broken.\n${problems.map(formatProblem).join('\n')}`)
  return content
}

/** Demand cards are 1 to 120; event card n is 200 + n, so that one deck of numbers holds both. */
const EVENT_BASE = 200

export function isEventCard(card: number): boolean {
  return card > EVENT_BASE
}

function byName<Item extends { readonly name: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map(item => [item.name, item]))
}

export const TRAINS = byName(CONTENT.trains)
export const FOREMEN = byName(CONTENT.foremen)
export const SHIPS = byName(CONTENT.ships)
export const GOODS: readonly string[] = CONTENT.goods.map(good => good.name)
export const DEMANDS = new Map(CONTENT.demands.map(card => [card.number, card]))
export const EVENTS = new Map(CONTENT.events.map(card => [EVENT_BASE + card.number, card]))
