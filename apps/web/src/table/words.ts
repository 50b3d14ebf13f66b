import { type Naming, outcomeSentence } from '@turnwise/client/match'
import type { Outcome } from '@turnwise/engine'
import type { Session } from '../match/session.ts'
import type { TableModel } from './use-table.ts'

/** A player who is alone at this screen is "you". */
export function namingOf({ own }: Session, players: readonly { readonly name: string }[]): Naming {
  return { names: players.map(({ name }) => name), you: own.length === 1 ? own[0]?.seat : undefined }
}

/** "Ann wins by resignation." */
export function resultOf({ session, players }: TableModel, outcome: Outcome): string {
  return outcomeSentence(outcome, namingOf(session, players))
}

/** While a seat is open. In a match for two the only one that can be missing is the opponent. */
export function waitingText({ session, players, sight }: TableModel): string {
  const open = sight.update.players.filter(player => player.open === true).length ?? 0
  if (players.length === 2 && session.own.length > 0) return 'Waiting for your opponent'
  return open === 1 ? 'Waiting for a player' : `Waiting for ${open} players`
}
