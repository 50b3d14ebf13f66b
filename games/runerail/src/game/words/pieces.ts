import type { ChoiceCard } from '../command.ts'
import { FOREMEN, SHIPS, TRAINS } from '../content/index.ts'
import type { Race } from '../content/types.ts'
import { boardingFee } from '../travel/ships.ts'
import type { Shared } from '../types.ts'

const EFFECTS: Readonly<Record<Race, string>> = {
  catman: 'Jungle costs 1.',
  dwarf: 'Mountain costs 1.',
  elf: 'Forest costs 1.',
  human: 'Rivers cost nothing more, inlets 1.',
  orc: 'Pays no bribes and takes those of others.',
  troll: 'Builds underground only, all of it for 2; no bribes.',
  'wee folk': 'Draws three ships, picks one, pays no fee.',
}

const WARNINGS: Readonly<Partial<Record<Race, string>>> = {
  troll: 'Not for a first match: with the Troll you cannot lay any track above ground.',
}

export function raceOfForeman(name: string): Race | undefined {
  return FOREMEN.get(name)?.race
}

export function foremanEffect(name: string): string {
  const race = raceOfForeman(name)
  return race === undefined ? '' : EFFECTS[race]
}

/** What a player should know before taking this foreman. */
export function foremanWarning(name: string): string | undefined {
  const race = raceOfForeman(name)
  return race === undefined ? undefined : WARNINGS[race]
}

/** `Ilvane (elf)`. */
export function formatForeman(name: string): string {
  return `${name} (${raceOfForeman(name) ?? '?'})`
}

export function foremanCard(name: string): ChoiceCard {
  const facts = `${capital(raceOfForeman(name) ?? '')}. ${foremanEffect(name)}`
  return { name, facts, warning: foremanWarning(name) }
}

export function shipFacts(name: string, view: Shared, seat: number): string {
  const player = view.players[seat]
  const fee = player === undefined ? 0 : boardingFee(player, name)
  return `Sails ${SHIPS.get(name)?.speed ?? 0} a turn · ${fee === 0 ? 'no fee' : `fee ${fee} gold`}`
}

export function trainFacts(name: string): string {
  const train = TRAINS.get(name)
  return `speed ${train?.speed ?? 0}, ${train?.loads ?? 0} loads`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `ale`, `ale and wine`, `ale, salt and wine`. */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

export const nameOfSeat = (seat: number, names: readonly string[]): string => names[seat] ?? `Player ${seat + 1}`
