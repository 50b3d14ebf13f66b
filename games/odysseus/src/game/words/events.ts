import { describeEpic } from '../content.ts'
import { baseContent } from '../data/baseContent.ts'
import type { Event } from '../events.ts'
import { ACTIONS_PER_TURN } from '../rules.ts'
import type { PeekedTile } from '../types.ts'
import { describeCard } from './board.ts'
import { nameOf, tilesText } from './names.ts'
import { describeEnd } from './prompt.ts'

/** What happened, a sentence each; undefined if another sentence covers it. */
export function describeEvent(event: Event, names: readonly string[]): string | undefined {
  const who = 'seat' in event ? nameOf(names, event.seat) : ''
  switch (event.type) {
    case 'turn-began':
      return event.bound ? `${who} begins and must use all ${event.actions} points (Sirens).` : `${who} begins.`
    case 'turn-ended':
    case 'tile-laid':
      return undefined
    case 'turn-skipped':
      return event.reason === 'cyclops' ? `${who} is held by the Cyclops and skips a turn.` : `${who} skips a turn.`
    case 'card-drawn':
      return `${who} draws ${describeCard(event.card)}; ${event.left === 1 ? '1 card is' : `${event.left} cards are`} left.`
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
        ? `${who} has nothing to repair.`
        : `${who} repairs ${event.amount} and has ${event.damage} damage.`
    case 'ship-wrecked':
      return `${who} is wrecked and will skip a turn.`
    case 'skip-ordered':
      return event.jump ? `${who} will skip a turn and then jump to the next epic.` : `${who} will skip a turn.`
    case 'ship-stuck':
      return `${who} is held by the Cyclops until another ship lands there.`
    case 'ship-rescued':
      return `${nameOf(names, event.by)} frees ${who} from the Cyclops.`
    case 'sirens-heard':
      return `${who} hears the Sirens and must use all points of the next turn.`
    case 'wind-offered':
      return `Aeolus offers ${who} a wind of up to ${tilesText(event.most)}.`
    case 'wind-taken':
      return event.tiles === 0 ? `${who} takes no wind.` : `${who} takes the wind for ${tilesText(event.tiles)}.`
    case 'epics-peeked':
      return event.tiles.length === 0 ? undefined : `Shown ahead: ${event.tiles.map(peekedText).join(', ')}.`
    case 'deck-emptied':
      return 'The Sea deck is empty: this is the last round.'
    case 'match-won':
      return `${describeEnd(event.winners, event.reason, names)}.`
    case 'tale-told':
      return event.text
  }
}

function peekedText({ epicId, index }: PeekedTile): string {
  return `${describeEpic(baseContent, epicId).name} on tile ${index}`
}

/** What an epic does to the ship that has just met it. */
export function describeMeeting(epicId: string, who: string, description: string, isRescue: boolean): string {
  if (isRescue) return `${who} frees the ship that the Cyclops held. Both go 2 tiles on.`
  switch (epicId) {
    case 'safe_harbor':
      return `${who} puts in for repairs: the ship is whole again.`
    case 'soldier_attack':
      return `Soldiers set upon ${who}: 1 damage.`
    case 'lotus_eaters':
      return `${who} tastes the lotus: the ship drifts 1 tile on, and its next turn is skipped.`
    case 'cyclops':
      return `${who} is held in the cave, turn after turn, until another ship lands here. Then both go 2 tiles on.`
    case 'aeolus':
      return `${who} may open the bag of winds and sail up to 3 tiles on, at 1 damage each; never so far that it wrecks.`
    case 'circe':
      return `${who} drinks from her cup. The turn ends, the next one is skipped, and the one after begins with a jump to the next epic.`
    case 'underworld':
      return `${who} turns back 1 tile. Then the next 2 epics are shown to everybody.`
    case 'sirens':
      return `${who} hears the song and must use all ${ACTIONS_PER_TURN} points of the next turn. If no shipwreck follows, the next epic is shown.`
    case 'sun_gods_cattle':
      return `${who} is driven back to the epic before, Safe Harbor left out, and it counts again. With none behind, it is Troy.`
    case 'ithaca':
      return `${who} is home.`
    default:
      return `${who} lands here. ${description}`
  }
}
