import type { Stance } from '@turnwise/engine'
import { fullDecks, withoutCards } from '../cards.ts'
import { scoreHand } from '../scoring.ts'
import type { GameView, PlayerAction } from '../types.ts'
import { foe } from './names.ts'

/** What speaks for or against a choice, in a sentence, for reviews and puzzles; it uses only what its player knows. */
export function reasonFor(action: PlayerAction, view: GameView, stance: Stance): string | undefined {
  switch (action.type) {
    case 'hit':
      return bustSentence(view, stance)
    case 'double_down':
      return stance === 'against'
        ? bustSentence(view, stance)
        : `The damage counts ${view.rules.actions.doubleDownMultiplier} times.`
    case 'stand':
      return `You keep ${view.player.handScore?.value ?? 0} against ${view.enemy?.visibleScore ?? 0} that ${foe(view, false)} shows.`
    default:
      return undefined
  }
}

function bustSentence({ player, enemy, shoe, rules }: GameView, stance: Stance): string | undefined {
  const hand = player.hand ?? []
  const seen = [...hand, ...(enemy?.visibleCards ?? []).filter(card => card !== null), ...(shoe?.discards ?? [])]
  const unseen = withoutCards(fullDecks(rules.deck.numberOfDecks), seen)
  const busting = unseen.filter(card => scoreHand({ cards: [...hand, card] }, rules).busted).length
  if (stance === 'for') return busting === 0 ? 'No card can bust you.' : undefined
  return busting === 0 ? undefined : `${busting} of the ${unseen.length} unseen cards bust you.`
}
