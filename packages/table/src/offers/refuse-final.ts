import { Refusal } from '@turnwise/protocol'
import type { LiveMatch } from '../match/live-match.ts'

/** Some games, and some matches, take nothing back. */
export function refuseFinal({ module: { game }, match }: LiveMatch): void {
  if (game.actionsAreFinalIn?.(game.view(match.state, 'spectator')) === true) {
    throw new Refusal('illegal-action', 'Moves in this match cannot be undone.')
  }
  if (game.actionsAreFinal === true) {
    throw new Refusal('illegal-action', `Moves in ${game.title} cannot be undone.`)
  }
}
