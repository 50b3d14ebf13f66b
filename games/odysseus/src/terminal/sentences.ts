import type { OdysseusEvent, SeaCard } from '../index.ts'

export function describeCard({ name, move, damage, endTurn }: SeaCard): string {
  const parts = [move === 0 ? 'no move' : `${move > 0 ? '+' : ''}${move}`]
  if (damage > 0) parts.push(`${damage} damage`)
  if (endTurn === true) parts.push('ends the turn')
  return `${name} (${parts.join(', ')})`
}

/** What happened, a sentence each; undefined for what another sentence tells already. */
export function describeEvent(event: OdysseusEvent, names: readonly string[]): string | undefined {
  const who = 'playerId' in event ? (names[event.playerId] ?? `Player ${event.playerId + 1}`) : ''
  switch (event.type) {
    case 'turn-began':
      return event.bound ? `${who} begins, bound by the Sirens to use all ${event.actions} points.` : `${who} begins.`
    case 'turn-ended':
      return undefined
    case 'turn-skipped':
      return event.reason === 'cyclops' ? `${who} is held by the Cyclops and skips a turn.` : `${who} skips a turn.`
    case 'card-drawn':
      return `${who} draws ${describeCard(event.card)}; ${event.left} cards are left.`
    case 'tile-laid':
      return undefined
    case 'ship-sailed':
      return `${who} sails from tile ${event.from} to tile ${event.to}.`
    case 'ship-placed':
      return `${who} is carried from tile ${event.from} to tile ${event.to}.`
    case 'epic-triggered':
      return `${who} lands on ${event.name}.`
    case 'damage-taken':
      return `${who} takes ${event.amount} damage and has ${event.damage}.`
    case 'ship-repaired':
      return event.amount === 0
        ? `${who} has nothing to mend.`
        : `${who} mends ${event.amount} and has ${event.damage} damage.`
    case 'ship-wrecked':
      return `${who} is wrecked and will skip a turn.`
    case 'skip-ordered':
      return event.jump ? `${who} will skip a turn and then jump to the next epic.` : `${who} will skip a turn.`
    case 'ship-stuck':
      return `${who} is held by the Cyclops until another ship lands there.`
    case 'ship-rescued':
      return `${names[event.by] ?? `Player ${event.by + 1}`} frees ${who} from the Cyclops.`
    case 'sirens-heard':
      return `${who} hears the Sirens.`
    case 'wind-offered':
      return `Aeolus offers ${who} a wind of up to ${tiles(event.most)}.`
    case 'wind-taken':
      return event.tiles === 0 ? `${who} takes no wind.` : `${who} takes the wind for ${tiles(event.tiles)}.`
    case 'epics-peeked':
      return event.tiles.length === 0 ? undefined : `The next epics are shown: ${event.tiles.map(placed).join(', ')}.`
    case 'deck-emptied':
      return 'The Sea deck is empty: this is the last round.'
    case 'match-won':
      return `${listNames(event.winners.map(id => names[id] ?? `Player ${id + 1}`))} ${event.winners.length > 1 ? 'share the win' : 'wins'}: ${endText(event.reason)}.`
    case 'tale-told':
      return event.text
  }
}

function tiles(count: number): string {
  return count === 1 ? '1 tile' : `${count} tiles`
}

function placed({ epicId, index }: { readonly epicId: string; readonly index: number }): string {
  return `${epicId.replaceAll('_', ' ')} on tile ${index}`
}

export function endText(reason: 'ithaca' | 'depletion' | 'becalmed'): string {
  if (reason === 'ithaca') return 'home in Ithaca'
  return reason === 'depletion' ? 'farthest when the deck was empty' : 'farthest when nobody sailed any more'
}

export function listNames(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
